import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';

import type {LastLine} from '@sentinel/csf/answers/test-log/askLines';

import Drawing, {type DoorState} from './Drawing';
import {recorded} from './recorded';
import styles from './styles.module.css';

/** Before the first line: the door that five failures shut. A test compares it with the log tester. */
export const open: DoorState = {outcome: 'counted', count: 0, limit: 5};

/** What the tester says about the line after the fifth: what readers without a script see. */
export const shut: LastLine = {
  outcome: 'blocked',
  words: 'lfd has blocked 198.51.100.150: its next connection gets no answer.',
  count: 5,
  limit: 5,
};

const load = async () => import('@sentinel/csf/answers/test-log/askLines');

/** A line of a log, and a door that closes with each failure in it. What decides loads with the first. */
export default function Door(): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const lines = useRef<string[]>([]);
  const [step, setStep] = useState<{answer: LastLine; number: number}>();
  const [hasFailed, setHasFailed] = useState(false);

  function add(): void {
    lines.current.push(...field.current!.value.split('\n').filter((line) => line.trim() !== ''));
    load().then(
      ({askLines}) => {
        setHasFailed(false);
        const number = lines.current.length;
        setStep(number === 0 ? undefined : {answer: askLines(lines.current), number});
      },
      () => setHasFailed(true),
    );
  }

  function startAgain(): void {
    lines.current = [];
    field.current!.value = recorded.failure;
    field.current!.focus();
    setStep(undefined);
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      add();
    }
  }

  return (
    <div className={styles.door}>
      <div className="site-only-with-script">
        <label htmlFor={id}>Press Enter: each is one more failed login</label>
        <textarea
          id={id}
          ref={field}
          className={styles.line}
          rows={3}
          spellCheck={false}
          autoCapitalize="none"
          enterKeyHint="go"
          translate="no"
          defaultValue={recorded.failure}
          onFocus={() => void load().catch(() => undefined)}
          onKeyDown={pressed}
        />
        <Drawing {...(step?.answer ?? open)} />
        <p role="status" className={styles.verdict}>
          {hasFailed ? (
            <span key="failed">This did not load. Check your connection, then press Enter again.</span>
          ) : step === undefined ? (
            <span key="start">Or paste a line of your own.</span>
          ) : (
            <Words {...step} />
          )}
        </p>
        <p className={styles.buttons}>
          <button type="button" className="button button--secondary" onClick={add}>
            Add this line
          </button>
          <button type="button" className="button button--secondary" onClick={startAgain}>
            Start again
          </button>
        </p>
      </div>
      <ShutDoor />
      <p className={styles.note}>lfd’s own words, {recorded.seconds} seconds after a first failed login:</p>
      <p className={styles.quote}>
        <code translate="no">{recorded.block}</code>
      </p>
    </div>
  );
}

/** What readers without a script see. */
function ShutDoor(): ReactNode {
  return (
    <noscript data-search="skip">
      <p className={styles.quote}>
        <code translate="no">{recorded.failure}</code>
      </p>
      <Drawing {...shut} />
      <p className={styles.verdict}>
        <Words answer={shut} number={6} />
      </p>
    </noscript>
  );
}

function Words({answer: {outcome, words, count, limit}, number}: {answer: LastLine; number: number}): ReactNode {
  const title = {
    counted: `${count} of ${limit}.`,
    blocks: 'The door is shut.',
    blocked: `Line ${number} ends at the door.`,
    seen: `Line ${number} is no failure.`,
    passed: `Line ${number} does not count.`,
  }[outcome];
  return (
    // Elements of their own: a browser that translates the page has replaced the texts between them.
    <span>
      <strong>{title}</strong> <span>{words}</span>
    </span>
  );
}
