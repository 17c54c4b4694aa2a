import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import useFileDrop from '@site/src/browser-tools/frame/useFileDrop';
import {useTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import form from '@site/src/components/Form/styles.module.css';
import {panelOf, ShippedSettings, usePanelChoice} from '@site/src/components/PanelChoice';
import {logKinds} from '@site/src/csf/log-test/recogniseLog';
import type {Blocking, Reading} from '@site/src/csf/log-test/testLog';

import Blocks from './Blocks';
import {example, storedInput, listNames, type Input} from './input';
import Lines from './Lines';
import results from './results.lazy.module.css';
import Workbench from './Workbench';
import useLogTest, {type LogTestState} from './useLogTest';

/** Reads a log as lfd would, and says which lines count and whom they block. */
export default function LogTester(): ReactNode {
  const input = useTabStorage(storedInput);
  const field = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<File>();
  const {choice, choose: choosePanel} = usePanelChoice();
  const panel = choice === '' ? 'generic' : choice;
  const {result, read, change, cancel} = useLogTest();

  function test(next: Input = input, nextFile: File | undefined = file): void {
    const {log, config, kind, lists} = next;
    const chosen = panelOf(panel);
    read({
      log: nextFile ?? log,
      server: {panel: chosen, config, log: kind, lists, year: yearOf(nextFile)},
    });
  }

  function give(changes: Partial<Input>): void {
    storedInput.set({...storedInput.get(), ...changes});
  }

  function choose(chosen: File): void {
    setFile(chosen);
    give({log: ''});
    field.current!.value = '';
    test({...input, log: ''}, chosen);
  }

  function showExample(): void {
    setFile(undefined);
    give({log: example});
    field.current!.value = example;
    test({...input, log: example}, undefined);
  }

  function clear(): void {
    setFile(undefined);
    storedInput.clear();
    field.current!.value = '';
    cancel();
    field.current!.focus();
  }

  useEffect(() => {
    // A text typed before hydration wins over the stored one.
    const area = field.current!;
    if (area.value === '') {
      area.value = storedInput.get().log;
    } else {
      storedInput.set({...storedInput.get(), log: area.value});
    }
  }, []);

  const isEmpty = input.log.trim() === '' && file === undefined;
  return (
    <Tool
      name="Log tester"
      withoutScript="The page “What lfd reads in the logs”, linked below, lists every line that counts."
    >
      <form
        className={tool.stack}
        onSubmit={(event) => {
          event.preventDefault();
          test();
        }}
      >
        <LogField
          field={field}
          file={file}
          onText={(log) => give({log})}
          onFile={choose}
          onNoFile={() => setFile(undefined)}
        />
        <ServerFields input={input} give={give} panel={panel} choosePanel={choosePanel} />
        <div className={form.actions}>
          <button type="submit" className="button button--primary" disabled={isEmpty}>
            Test the log
          </button>
          {result.state === 'reading' ? (
            <button type="button" className="button button--secondary" onClick={cancel}>
              Cancel
            </button>
          ) : isEmpty ? (
            <button type="button" className="button button--secondary" onClick={showExample}>
              Try an attack on SSH
            </button>
          ) : (
            <button type="button" className="button button--secondary" onClick={clear}>
              Clear
            </button>
          )}
        </div>
      </form>
      {result.state === 'reading' && (
        <progress className={results.progress} value={result.share} aria-label="Part of the log that is read" />
      )}
      <Status isError={result.state === 'problem'}>{sentenceOf(result)}</Status>
      {result.state === 'done' && <Results reading={result.reading} blocking={result.blocking} change={change} />}
      <Workbench log={input.log} />
    </Tool>
  );
}

type ResultProps = {
  reading: Reading;
  blocking: Blocking;
  change: (changes: Readonly<Record<string, string>>) => void;
};

function Results({reading, blocking, change}: ResultProps): ReactNode {
  return (
    <div className={tool.stack}>
      <Blocks blocking={blocking} change={change} />
      <Lines reading={reading} />
      {blocking.unknown.length > 0 && (
        <section>
          <h3>What this page does not know</h3>
          <ul>
            {blocking.unknown.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <details>
        <summary>How the tester counts</summary>
        <ul>
          {blocking.notes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type LogFieldProps = {
  field: React.RefObject<HTMLTextAreaElement | null>;
  file: File | undefined;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onNoFile: () => void;
};

function LogField({field, file, onText, onFile, onNoFile}: LogFieldProps): ReactNode {
  const id = useId();
  const isOver = useFileDrop({onFiles: ([dropped]) => onFile(dropped)});
  return (
    <div className={form.field}>
      <label htmlFor={`${id}log`}>Lines of a log</label>
      <p id={`${id}hint`} className={form.hint}>
        Paste them, or choose the file: auth.log, secure, maillog, exim_mainlog, error_log, messages and others, up to
        20 MB, also gzip-compressed.
      </p>
      <CodeArea
        id={`${id}log`}
        ref={field}
        className={clsx(isOver && tool.over)}
        rows={7}
        aria-describedby={`${id}hint`}
        onChange={({target}) => {
          onNoFile();
          onText(target.value);
        }}
      />
      <div className={form.actions}>
        <FileChoice onFiles={([chosen]) => onFile(chosen)}>Choose a file</FileChoice>
        {file !== undefined && <span>{file.name}</span>}
      </div>
    </div>
  );
}

type ServerProps = {
  input: Input;
  give: (changes: Partial<Input>) => void;
  panel: string;
  choosePanel: (panel: string) => void;
};

function ServerFields({input, give, panel, choosePanel}: ServerProps): ReactNode {
  const id = useId();
  return (
    <>
      <div className={tool.fields}>
        <div className={form.field}>
          <label htmlFor={id}>Kind of log</label>
          <select id={id} value={input.kind} onChange={({target}) => give({kind: target.value})}>
            <option value="">Detect from the lines</option>
            {logKinds.map(({log, name}) => (
              <option key={log} value={log}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <ShippedSettings choice={panel} choose={choosePanel} isDisabled={input.config.trim() !== ''} />
      </div>
      <details className={tool.fold}>
        <summary>Use your own csf.conf and lists</summary>
        <p className={form.hint}>A field that you leave empty counts as unknown, not as an empty file.</p>
        <ListField name="csf.conf" value={input.config} onText={(config) => give({config})} />
        {listNames.map((name) => (
          <ListField
            key={name}
            name={`csf.${name}`}
            value={input.lists[name] ?? ''}
            onText={(text) => {
              const others = Object.entries(input.lists).filter(([other]) => other !== name);
              give({lists: Object.fromEntries(text === '' ? others : [...others, [name, text]])});
            }}
          />
        ))}
      </details>
    </>
  );
}

function ListField({name, value, onText}: {name: string; value: string; onText: (text: string) => void}): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        Your <code>{name}</code>
      </label>
      <CodeArea id={id} rows={3} value={value} onChange={({target}) => onText(target.value)} />
    </div>
  );
}

/** Syslog writes no year: the year of the file, or else the current one. */
function yearOf(file: File | undefined): number {
  return new Date(file?.lastModified ?? Date.now()).getFullYear();
}

function sentenceOf(result: LogTestState): string {
  switch (result.state) {
    case 'idle':
      return '';
    case 'reading':
      return 'Reading the log …';
    case 'problem':
      return result.sentence;
    case 'done': {
      const {countedLines, lines} = result.reading;
      const {blocks} = result.blocking;
      const counted =
        countedLines === 0
          ? `lfd counts none of these ${lines} lines`
          : `lfd counts ${countedLines} of ${lines} ${lines === 1 ? 'line' : 'lines'}`;
      return `${counted}, and blocks ${blocks === 0 ? 'nobody' : blocks === 1 ? 'once' : `${blocks} times`}.`;
    }
  }
}
