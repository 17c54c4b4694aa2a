import {useMemo, useState, type ReactNode} from 'react';

import Tool from '@site/src/browser-tools/frame';
import Bench, {askForPaste, inSentences, useAsks} from '@site/src/browser-tools/frame/Bench';
import CodeField from '@site/src/browser-tools/frame/CodeField';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import {panelOf, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import {textsOf} from '@site/src/browser-tools/frame/texts';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import type {GateState} from '@site/src/components/Gate';
import type {Blocking} from '@sentinel/csf/answers/test-log/testLog';
import {verdict, type AsPasted} from '@sentinel/csf/answers/test-log/verdict';
import {marksOfLogs, type PasteKind} from '@sentinel/csf/answers/paste';

import {example, input, listNames} from './input';
import type {Changes} from './Limits';
import Results from './Results';
import ServerFields from './ServerFields';
import type {Answer, Question} from './session';
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
  const {log, file, isAsked, config, kind, lists} = useToolInput(input);
  const {choice, choose} = usePanelChoice();
  const [changes, change] = useState<Changes>({});
  const asks = useAsks();
  const given = useMemo(() => ({log, config, ...lists}), [log, config, lists]);
  const {texts, takenFrom, noteOf} = usePastes(given, pasteKindOf);
  const isBlank = useMemo(() => log.trim() === '', [log]);
  const isEmpty = isBlank && file === undefined;
  const mark = takenFrom('log').find((one) => marksOfLogs.includes(one));
  const asPasted = mark === undefined ? undefined : log;
  const question = useMemo((): Question | undefined => {
    const {log: pasted, config: conf, ...others} = texts;
    const server = {panel: panelOf(choice), config: conf, log: kind, lists: others};
    return isAsked && !isEmpty ? {kind: 'read', log: file ?? pasted, server, changes, asPasted} : undefined;
  }, [isAsked, isEmpty, file, texts, choice, kind, changes, asPasted]);
  const runner = useRunner(work, {isEarly: true});
  useAskOnChange(runner, question, 120);
  const {answer, failure} = runner;
  const done = answer?.kind === 'done' ? answer : undefined;

  function reset(): void {
    change({});
    asks[1]();
  }

  return (
    <Bench
      input={input}
      asks={asks}
      examples={examples}
      fields={
        <>
          <LogField log={log} note={noteOf('log')} asks={asks} />
          <ServerFields server={{kind, config, lists}} noteOf={noteOf} panel={choice} choosePanel={choose} />
        </>
      }
      run="Test the log"
      onRun={() => input.give({isAsked: true})}
      beside={
        <>
          <FileChoice
            onFiles={([chosen]) => {
              input.give({log: '', file: chosen, isAsked: true});
              asks[1]();
            }}
          >
            Choose a file
          </FileChoice>
          {file !== undefined && <span>{file.name}</span>}
        </>
      }
      onClear={() => change({})}
      given={texts.log}
      needs="Paste lines of a log, or choose the file."
      isEmpty={isEmpty}
      isOld={question !== runner.answered}
      isWaiting={runner.isWaiting || answer?.kind === 'progress'}
      share={answer?.kind === 'progress' ? answer.share : undefined}
      onCancel={() => {
        runner.stop();
        input.give({isAsked: false});
      }}
      failure={failure}
      verdict={
        done && {
          gate: done.reading.others.some(({isOfLfd}) => isOfLfd) ? 'unsure' : gateOf(done.blocking),
          ...inSentences(verdict(done.reading, done.blocking, asPastedOf(done, mark))),
        }
      }
    >
      {done && (
        <Results reading={done.reading} blocking={done.blocking} changes={changes} change={change} reset={reset} />
      )}
      <Workbench log={texts.log} />
    </Bench>
  );
}

function LogField({log, note, asks}: {log: string; note: ReactNode; asks: ReturnType<typeof useAsks>}): ReactNode {
  return (
    <CodeField
      label="Lines of a log"
      hint="Paste them, or choose the file: auth.log, secure, maillog, exim_mainlog, error_log, messages and others, up to 20 MB, also gzip-compressed."
      name="log"
      rows={7}
      text={log}
      onPaste={(pasted) => {
        input.give({isAsked: true});
        askForPaste(pasted, asks);
      }}
      onText={(text) => input.give({log: text, file: undefined})}
    >
      {note}
    </CodeField>
  );
}

const examples = [
  {name: 'An attack on SSH', show: () => input.give({log: example, file: undefined, kind: '', isAsked: true})},
];

function pasteKindOf(name: string): PasteKind {
  return name === 'log' ? 'log' : name === 'config' ? 'conf' : 'list';
}

function asPastedOf(
  {countedAsPasted}: Extract<Answer, {kind: 'done'}>,
  mark: string | undefined,
): AsPasted | undefined {
  return countedAsPasted === undefined || mark === undefined ? undefined : {mark, counted: countedAsPasted};
}

function gateOf({answers}: Blocking): GateState {
  const blocks = answers.flatMap((answer) => answer.blocks);
  return blocks.some(({effect}) => ['blocked', 'unknown'].includes(effect))
    ? 'shut'
    : blocks.length > 0 || answers.some(({isUncertain}) => isUncertain)
      ? 'unsure'
      : 'open';
}
