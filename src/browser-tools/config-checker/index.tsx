import {useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import Bench, {inSentences, useAsks, verdictWords, type Verdict} from '@site/src/browser-tools/frame/Bench';
import CodeArea, {isShown, sizeOf} from '@site/src/browser-tools/frame/CodeArea';
import Field from '@site/src/browser-tools/frame/Field';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import PanelField, {panels, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import {loadPart, type Work} from '@site/src/browser-tools/frame/runner';
import {failureOf} from '@site/src/browser-tools/frame/session';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import type {Severity} from '@sentinel/csf/answers/check-config/checkRule';
import {counted} from '@site/src/lib/counted';

import {input, typedInput, type Input} from './input';
import Results from './Results';
import type {Examined, Question} from './session';
import {showLine} from './showLine';

const loadChecker = () => import('./session');
// A check takes less time than copying the file to a worker and back.
const work: Work<Question, Examined> = {loadSession: async () => (await loadChecker()).default};

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
  const runner = useRunner(work, {isEarly: true});
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const read = fileName === '' ? texts.text : text;
  const question = useMemo(() => (read === '' ? undefined : {text: read, encoding, panel}), [read, encoding, panel]);
  useAskOnChange(runner, question, 0);

  const answer = question && runner.answer;
  const isWaiting = question !== runner.answered;
  const failure = refusal ?? (isWaiting ? undefined : runner.failure);

  function give(next: Input): void {
    setRefusal(undefined);
    input.give(next);
  }

  /** Gives what a part of the tool makes that may have to be loaded first. */
  async function giveLoaded(make: (checker: Awaited<ReturnType<typeof loadChecker>>) => Input | Promise<Input>) {
    try {
      give(await make(await loadPart(loadChecker)));
    } catch (error) {
      setRefusal(failureOf(error));
    }
  }

  return (
    <Bench
      input={input}
      asks={asks}
      examples={[
        {
          name: 'The shipped file',
          show: () => void giveLoaded(({shippedText}) => typedInput(shippedText(panel ?? 'generic'))),
        },
      ]}
      fields={
        <>
          <Field label="Your csf.conf" hint="Paste the text of /etc/csf/csf.conf, or choose the file.">
            {(ties) => (
              <>
                <CodeArea
                  {...ties}
                  name="conf"
                  ref={field}
                  rows={12}
                  aria-invalid={failure === undefined ? undefined : true}
                  aria-describedby={clsx(verdictWords, ties['aria-describedby'])}
                  text={text}
                  onText={(next) => give(typedInput(next))}
                  onPaste={asks[1]}
                />
                {noteOf('text')}
              </>
            )}
          </Field>
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
              asks[1]();
              void giveLoaded(({readFile}) => readFile(file));
            }}
          >
            Choose a file
          </FileChoice>
          <span>{[fileName, isShown(text) ? '' : sizeOf(text)].filter(Boolean).join(', ')}</span>
        </>
      }
      onClear={() => setRefusal(undefined)}
      needs="Paste a csf.conf, or choose the file."
      isEmpty={question === undefined}
      isWaiting={isWaiting}
      failure={failure}
      verdict={answer && verdictOf(answer)}
    >
      {answer && (
        <Results
          examination={answer}
          text={runner.answered!.text}
          choosePanel={choose}
          showLine={isShown(text) ? (line) => showLine(field.current!, line) : undefined}
        />
      )}
    </Bench>
  );
}

function verdictOf({sentence, report: {findings, read}}: Examined): Verdict {
  const has = (...names: Severity[]): boolean => findings.some(({severity}) => names.includes(severity));
  const {heading, more} = inSentences(sentence);
  const proof = `Recognised ${read.recognised.toLocaleString('en')} of ${counted(read.settings, 'setting')} in ${counted(read.lines, 'line')}.`;
  return {
    gate: has('security', 'broken', 'lockout', 'open')
      ? 'shut'
      : has('trap', 'unknown', 'obsolete')
        ? 'unsure'
        : 'open',
    heading,
    more: [more, proof].filter(Boolean).join(' '),
  };
}
