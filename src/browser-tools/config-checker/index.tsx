import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref, type RefObject} from 'react';

import Tool from '@site/src/browser-tools/frame';
import Bench, {
  askForPaste,
  inSentences,
  useAsks,
  verdictWords,
  type Verdict,
} from '@site/src/browser-tools/frame/Bench';
import CodeField from '@site/src/browser-tools/frame/CodeField';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import PanelField, {panels, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import {loadPart, type Work} from '@site/src/browser-tools/frame/runner';
import {failureOf, type Failure} from '@site/src/browser-tools/frame/session';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import type {Severity} from '@sentinel/csf/answers/check-config/checkRule';
import {isTooLong} from '@sentinel/csf/answers/paste/length';
import {whenIdle} from '@site/src/lib/browser/whenIdle';
import {counted} from '@site/src/lib/counted';

import {input, typedInput, type Input} from './input';
import Results from './Results';
import type {Examined, Question} from './session';
import {showLine} from './showLine';

/** What the page itself does: reading a file that a visitor chose, and showing the shipped one. */
const loadFiles = () => import('./chosenFile');
const work: Work<Question, Examined> = {
  startWorker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  loadSession: async () => (await import('./session')).default,
  endsOlder: true,
};

/** Checks a csf.conf in the browser, and makes the shipped file with its values. */
export default function ConfigChecker(): ReactNode {
  return (
    <Tool id="config-checker" input={input} onTyped={({conf = ''}) => input.give(typedInput(conf))}>
      <Checker />
    </Tool>
  );
}

function Checker(): ReactNode {
  const given = useToolInput(input);
  const {text, encoding, fileName} = given;
  // A file that was chosen is as csf would read it.
  const pasted = useMemo(() => ({text: fileName === '' ? text : ''}), [text, fileName]);
  const {texts, noteOf} = usePastes(pasted, () => 'conf');
  const {choice, choose} = usePanelChoice();
  const panel = panels.find(({value}) => value === choice)?.panel;
  const asks = useAsks();
  const [, ask] = asks;
  const runner = useRunner(work, {isEarly: true});
  const {refusal, give, giveLoaded, forget} = useGiving();
  const field = useRef<HTMLTextAreaElement>(null);
  const read = fileName === '' ? texts.text : text;
  const question = useMemo(() => (read === '' ? undefined : {text: read, encoding, panel}), [read, encoding, panel]);
  useAskOnChange(runner, question, 0);

  const answer = question && runner.answer;
  const isWaiting = question !== runner.answered;
  const {failure, page} = refusal ?? (isWaiting ? {} : runner);
  const {choosePanel, lead} = useWays(choose, ask, field);
  const showShipped = () => void giveLoaded(({shippedText}) => typedInput(shippedText(panel ?? 'generic')));

  return (
    <Bench
      input={input}
      asks={asks}
      examples={[{name: 'The shipped file', show: showShipped}]}
      fields={
        <>
          <ConfField
            ref={field}
            text={text}
            note={noteOf('text')}
            isRefused={failure !== undefined}
            onText={(next) => give(typedInput(next))}
            onPaste={(pasted) => askForPaste(pasted, asks)}
          />
          <PanelField
            label="Control panel of the server"
            empty="Detect from the file"
            choice={choice}
            choose={choose}
          />
        </>
      }
      run="Check the file"
      beside={
        <>
          <FileChoice
            onFiles={([file]) => {
              ask();
              void giveLoaded(({readFile}) => readFile(file));
            }}
          >
            Choose a file
          </FileChoice>
          <span>{given.fileName}</span>
        </>
      }
      onClear={forget}
      given={texts.text}
      needs="Paste a csf.conf, or choose the file."
      isEmpty={question === undefined}
      isWaiting={isWaiting}
      failure={failure}
      failurePage={page}
      verdict={answer && verdictOf(answer)}
    >
      {answer && (
        <Results
          examination={answer}
          text={runner.answered!.text}
          choosePanel={choosePanel}
          showLine={isTooLong(text) ? undefined : lead}
        />
      )}
    </Bench>
  );
}

/** Where the results lead: the same functions at each key, so that nothing shows the results again. */
function useWays(choose: (value: string) => void, ask: () => void, field: RefObject<HTMLTextAreaElement | null>) {
  const choosePanel = useCallback(
    (value: string) => {
      choose(value);
      ask();
    },
    [choose, ask],
  );
  const lead = useCallback((line: number) => showLine(field.current!, line), [field]);
  return {choosePanel, lead};
}

type Files = Awaited<ReturnType<typeof loadFiles>>;

/** Gives the tool its input. The part of the tool that makes some of it may have to be loaded first. */
function useGiving() {
  const [refusal, setRefusal] = useState<Failure>();
  // So that a file can be chosen when the network is gone.
  useEffect(() => whenIdle(() => void loadFiles().catch(() => undefined)), []);

  function give(next: Input): void {
    setRefusal(undefined);
    input.give(next);
  }

  async function giveLoaded(make: (files: Files) => Input | Promise<Input>): Promise<void> {
    try {
      give(await make(await loadPart(loadFiles)));
    } catch (error) {
      setRefusal(failureOf(error));
    }
  }

  return {refusal, give, giveLoaded, forget: () => setRefusal(undefined)};
}

/** The field for the file. */
function ConfField({
  ref,
  text,
  note,
  isRefused,
  onText,
  onPaste,
}: {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  note: ReactNode;
  isRefused: boolean;
  onText: (text: string) => void;
  onPaste: (pasted: string) => void;
}): ReactNode {
  return (
    <CodeField
      label="Your csf.conf"
      hint="Paste the text of /etc/csf/csf.conf, or choose the file."
      name="conf"
      ref={ref}
      rows={12}
      aria-invalid={isRefused ? true : undefined}
      aria-describedby={verdictWords}
      text={text}
      onText={onText}
      onPaste={onPaste}
    >
      {note}
    </CodeField>
  );
}

function verdictOf({sentence, report: {findings, read}}: Examined): Verdict {
  const has = (...names: Severity[]): boolean => findings.some(({severity}) => names.includes(severity));
  const {heading, more} = inSentences(sentence);
  const proof = `Recognised ${read.recognised.toLocaleString('en')} of ${counted(read.settings, 'setting')} in ${counted(read.lines, 'line')}.`;
  return {
    // Shut would say that something is dropped.
    gate: has('security', 'broken', 'lockout', 'open', 'trap', 'unknown', 'obsolete') ? 'unsure' : 'open',
    heading,
    more: [more, proof].filter(Boolean).join(' '),
  };
}
