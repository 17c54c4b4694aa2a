import {useMemo, useState, type ReactNode} from 'react';

import Tool from '@site/src/browser-tools/frame';
import ClearButton from '@site/src/browser-tools/frame/ClearButton';
import {panelOf, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import {textsOf} from '@site/src/browser-tools/frame/texts';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useResultInSight from '@site/src/browser-tools/frame/useResultInSight';
import useRunner from '@site/src/browser-tools/frame/useRunner';
import form from '@site/src/components/Form/styles.module.css';
import {verdict} from '@site/src/csf/log-test/verdict';

import {example, input, listNames} from './input';
import LogField from './LogField';
import Results from './Results';
import results from './results.lazy.module.css';
import ServerFields from './ServerFields';
import Workbench from './Workbench';
import {work} from './work';

/** Reads a log as lfd would, and says which lines count and whom they block. */
export default function LogTester(): ReactNode {
  return (
    <Tool
      id="log-tester"
      input={input}
      onTyped={(typed) =>
        input.give({
          ...textsOf(typed, ['log', 'config', 'kind']),
          lists: {...input.get().lists, ...textsOf(typed, listNames)},
        })
      }
    >
      <Tester />
    </Tool>
  );
}

function Tester(): ReactNode {
  const {log, ...server} = useToolInput(input);
  const [file, setFile] = useState<File>();
  const {choice, choose} = usePanelChoice();
  const {config, kind, lists} = server;
  const given = useMemo(() => ({log, config, ...lists}), [log, config, lists]);
  const pastes = usePastes(given, (name) => (name === 'log' ? 'log' : name === 'config' ? 'conf' : 'list'));
  const {answer, failure, isWaiting, ask, forget, stop} = useRunner(work, {isEarly: true});
  const isReading = answer?.kind === 'progress' || (isWaiting && answer === undefined && failure === undefined);
  const done = answer?.kind === 'done' ? answer : undefined;
  const {result, showSoon} = useResultInSight<HTMLParagraphElement>(done?.reading);

  /** Reads a file, a text, or what is in the field. */
  function test(read?: string | File): void {
    if (isReading) {
      stop();
    }
    forget();
    showSoon();
    const {log: pasted, config: conf, ...others} = pastes.texts;
    const latest = (read instanceof File ? read.lastModified : Date.now()) / 1000;
    ask({
      kind: 'read',
      log: read ?? pasted,
      server: {panel: panelOf(choice), config: conf, log: kind, lists: others, latest},
    });
  }

  function testNew(text: string, chosen?: File): void {
    setFile(chosen);
    input.give({log: text});
    test(chosen ?? text);
  }

  const isEmpty = log.trim() === '' && file === undefined;
  return (
    <>
      <form
        className={tool.stack}
        onSubmit={(event) => {
          event.preventDefault();
          test(file);
        }}
      >
        <LogField
          text={log}
          file={file}
          onText={(text) => {
            setFile(undefined);
            input.give({log: text});
          }}
          onFile={(chosen) => testNew('', chosen)}
          note={pastes.noteOf('log')}
        />
        <ServerFields server={server} noteOf={pastes.noteOf} panel={choice} choosePanel={choose} />
        <div className={form.actions}>
          <button type="submit" className="button button--primary" disabled={isEmpty}>
            Test the log
          </button>
          {isReading ? (
            <button type="button" className="button button--secondary" onClick={stop}>
              Cancel
            </button>
          ) : isEmpty ? (
            <button type="button" className="button button--secondary" onClick={() => testNew(example)}>
              Try an attack on SSH
            </button>
          ) : (
            <ClearButton
              input={input}
              onClear={() => {
                setFile(undefined);
                stop();
              }}
            />
          )}
        </div>
      </form>
      {isReading && (
        <progress
          className={results.progress}
          value={answer?.kind === 'progress' ? answer.share : 0}
          aria-label="Part of the log that is read"
        />
      )}
      <Status ref={result} isError={failure !== undefined}>
        {failure ?? (isReading ? 'Reading the log …' : done && verdict(done.reading, done.blocking))}
      </Status>
      {done && (
        <Results reading={done.reading} blocking={done.blocking} change={(changes) => ask({kind: 'change', changes})} />
      )}
      <Workbench log={pastes.texts.log} />
    </>
  );
}
