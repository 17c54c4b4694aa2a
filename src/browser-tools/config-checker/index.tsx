import {useId, useMemo, useRef, useState, type ReactNode} from 'react';

import Tool from '@site/src/browser-tools/frame';
import {isShown} from '@site/src/browser-tools/frame/CodeArea';
import PanelField, {panels, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import {loadPart, type Work} from '@site/src/browser-tools/frame/runner';
import {failureOf} from '@site/src/browser-tools/frame/session';
import Status from '@site/src/browser-tools/frame/Status';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useResultInSight from '@site/src/browser-tools/frame/useResultInSight';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';

import {input, typedInput, type Input} from './input';
import Results from './Results';
import type {Examined, Question} from './session';
import {showLine} from './showLine';
import Source from './Source';
import styles from './styles.module.css';

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
  const statusId = useId();
  const given = useToolInput(input);
  const {text, encoding, fileName} = given;
  // A file that was chosen is as csf would read it.
  const pasted = useMemo(() => ({text: fileName === '' ? text : ''}), [text, fileName]);
  const {texts, noteOf} = usePastes(pasted, () => 'conf');
  const {choice, choose} = usePanelChoice();
  const panel = panels.find(({value}) => value === choice)?.panel;
  const runner = useRunner(work, {isEarly: true});
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const read = fileName === '' ? texts.text : text;
  const question = useMemo(() => (read === '' ? undefined : {text: read, encoding, panel}), [read, encoding, panel]);
  useAskOnChange(runner, question, 0);

  const answer = question && runner.answer;
  const isPending = question !== runner.answered;
  const failure = refusal ?? (isPending ? undefined : runner.failure);
  const {result, showSoon} = useResultInSight<HTMLParagraphElement>(answer);

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
    <>
      <PanelField
        className={styles.panel}
        label="Control panel of the server"
        empty="Detect from the file"
        choice={choice}
        choose={choose}
      />
      <Source
        field={field}
        given={given}
        statusId={statusId}
        isError={failure !== undefined}
        onText={(next) => give(typedInput(next))}
        onPaste={showSoon}
        onFile={(file) => {
          showSoon();
          void giveLoaded(({readFile}) => readFile(file));
        }}
        onInsertShipped={() => {
          field.current!.focus();
          void giveLoaded(({shippedText}) => typedInput(shippedText(panel ?? 'generic')));
        }}
        onClear={() => setRefusal(undefined)}
      />
      {noteOf('text')}
      <Status id={statusId} ref={result} isError={failure !== undefined}>
        {failure ?? (question && (isPending ? 'Checking' : answer?.sentence))}
      </Status>
      {answer && (
        <Results
          examination={answer}
          text={runner.answered!.text}
          choosePanel={choose}
          showLine={isShown(text) ? (line) => showLine(field.current!, line) : undefined}
        />
      )}
    </>
  );
}
