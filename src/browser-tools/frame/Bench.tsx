import {Fragment, useLayoutEffect, useMemo, useReducer, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import useIsLong from '@site/src/components/Dialog/useIsLong';
import Gate, {type GateState} from '@site/src/components/Gate';
import QuietLink from '@site/src/components/QuietLink';
import {cutText, encodeText, maxQueryLength} from '@site/src/urls/textInUrl';
import {wordsToSearch} from '@sentinel/csf/answers/wordsToSearch';
import {isToolPage} from '@sentinel/csf/pages/toolNames';

import styles from './styles.module.css';
import type {ToolInput} from './toolInput';
import Words from './Words';

export type Verdict = {
  gate: GateState;
  /** The answer in a sentence. */
  heading: string;
  /** What else belongs to the answer. */
  more?: string;
};

/** How often the visitor asked for a verdict, and what counts once more. */
type Asks = readonly [count: number, ask: () => void];

export const useAsks = (): Asks => useReducer((count: number) => count + 1, 0);

/** Asks for a pasted text, once the browser has put it into the field: it goes to where the focus is. */
export function askForPaste(pasted: string, [, ask]: Asks): void {
  // Of spaces, no verdict comes.
  if (/\S/.test(pasted)) {
    setTimeout(ask);
  }
}

type Props = {
  input: ToolInput<object>;
  asks: Asks;
  /** What can be tried without an input of one's own. */
  examples: readonly {name: string; show: () => void}[];
  fields: ReactNode;
  /** The words of the button that asks. */
  run: string;
  onRun?: () => void;
  /** Comes after that button. */
  beside?: ReactNode;
  onClear?: () => void;
  /** What the visitor gave: a question instead of what the tool reads leads to the search. */
  given?: string;
  /** What the tool needs first. */
  needs: string;
  isEmpty?: boolean;
  isWaiting?: boolean;
  /** Whether the verdict, if there is one, is about an earlier input. */
  isOld?: boolean;
  /** How much of a long input is read, from 0 to 1. */
  share?: number | undefined;
  onCancel?: () => void;
  /** Why there is no verdict. */
  failure?: string | undefined;
  /** The page that says more about it, or the tool that takes what was given. */
  failurePage?: string | undefined;
  verdict: Verdict | undefined;
  /** What follows the verdict: its details, and more to try. */
  children?: ReactNode;
};

/** The id of the words of the verdict, for a field that they describe. */
export const verdictWords = 'verdict-words';

/** What all tools look like: the input, its buttons, the verdict, the details. */
export default function Bench(props: Props): ReactNode {
  const {input, asks, examples, fields, run, onRun, beside, onClear, onCancel, isEmpty = false, children} = props;
  const form = useRef<HTMLFormElement>(null);
  const ask = asks[1];
  const focusFirst = (selector: string): void => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const firstField = 'textarea, input[type="text"]';

  function cancel(): void {
    onCancel!();
    // The button that was pressed goes.
    focusFirst('[type="submit"]');
  }

  return (
    <>
      <form
        ref={form}
        className={clsx(styles.stack, styles.form)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onRun?.();
          if (!isEmpty) {
            ask();
          }
          // A field shows its error after this render, and the part around it may have to open first.
          setTimeout(() => {
            focusFirst(isEmpty ? firstField : '[aria-invalid="true"]');
            // What is wrong with a whole text is said in the verdict, which may be below the screen.
            if (document.activeElement?.getAttribute('aria-describedby')?.includes(verdictWords)) {
              document.getElementById(verdictWords)!.scrollIntoView({block: 'nearest'});
            }
          });
        }}
      >
        <div className={styles.examples} role="group" aria-label="Examples">
          <span>Try an example:</span>
          {examples.map(({name, show}) => (
            <button
              key={name}
              type="button"
              className={styles.textButton}
              onClick={() => {
                show();
                ask();
              }}
            >
              {name}
            </button>
          ))}
        </div>
        {fields}
        <div className={styles.buttons}>
          <button type="submit" className="button button--primary">
            {run}
          </button>
          {beside}
          <button
            type="button"
            className={clsx(styles.textButton, styles.clear)}
            onClick={() => {
              input.clear();
              onClear?.();
              focusFirst(firstField);
            }}
          >
            Clear
          </button>
        </div>
        <p className={styles.quiet}>
          Nothing is uploaded. This tab keeps your input until you press Clear or close it.
        </p>
      </form>
      <VerdictBlock {...props} {...(onCancel && {onCancel: cancel})} />
      {children}
    </>
  );
}

function Failure({text, page}: {text: string; page: string | undefined}): ReactNode {
  return (
    <p className={styles.error}>
      <span key={text}>{text}</span>
      {page !== undefined && (
        <>
          {' '}
          <QuietLink to={page}>{isToolPage(page) ? 'Open the tool' : 'Read more'}</QuietLink>
        </>
      )}
    </p>
  );
}

/** Longer waits are worth a word. */
const patience = 300;

function VerdictBlock(props: Props): ReactNode {
  const {asks, given = '', needs, isWaiting = false, isOld = isWaiting, share, onCancel, failure, verdict} = props;
  const words = useMemo(() => cutText(wordsToSearch(given) ?? '', maxQueryLength), [given]);
  const [asked] = asks;
  const block = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isLate = useIsLong(isWaiting, patience);
  const hasOutcome = verdict !== undefined || failure !== undefined;
  // What was asked for comes into sight, and is announced even if it is what was there before.
  const [shown, setShown] = useState(asked);
  if (shown !== asked && hasOutcome && !isWaiting && !isOld) {
    setShown(asked);
  }
  const [hasFocus, setHasFocus] = useState(false);
  // At once, so that screen readers find the focus in the heading when they look at the status.
  useLayoutEffect(() => {
    if (shown > 0) {
      heading.current?.addEventListener('focus', () => setHasFocus(true));
      heading.current?.addEventListener('blur', () => setHasFocus(false));
      heading.current?.focus({preventScroll: true});
      if (block.current!.getBoundingClientRect().top > window.innerHeight / 2) {
        block.current!.scrollIntoView({block: 'start'});
      }
    }
  }, [shown]);

  return (
    <section ref={block} id="verdict" className={styles.verdict} aria-label="Verdict" aria-busy={isWaiting && !isLate}>
      <Gate state={failure === undefined && !isLate && verdict ? verdict.gate : 'waiting'} />
      {/* Screen readers read a heading that gets the focus, and would read the status again. */}
      <div id={verdictWords} role="status" aria-live={hasFocus ? 'off' : 'polite'}>
        <Fragment key={shown}>
          {isLate ? (
            <p>Reading …</p>
          ) : failure !== undefined ? (
            <Failure text={failure} page={props.failurePage} />
          ) : verdict === undefined ? (
            <p>{needs}</p>
          ) : (
            <>
              <h2 ref={heading} tabIndex={-1}>
                <Words text={verdict.heading} />
              </h2>
              {verdict.more !== undefined && (
                <p>
                  <Words text={verdict.more} />
                </p>
              )}
            </>
          )}
        </Fragment>
      </div>
      {words !== '' && (
        <p>
          <QuietLink to={`/search/?q=${encodeText(words)}`}>{`Search this site for “${words}”`}</QuietLink>
        </p>
      )}
      {isLate && (
        <div className={styles.waiting}>
          <progress value={share} aria-label="How much is read" />
          {onCancel && (
            <button type="button" className="button button--secondary button--sm" onClick={onCancel}>
              Cancel
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** A text as a verdict: its first sentence is the heading. */
export function inSentences(text: string): Pick<Verdict, 'heading' | 'more'> {
  const [heading] = /^.*?[.?!](?=\s|$)/s.exec(text) ?? [text];
  const more = text.slice(heading.length).trim();
  return more === '' ? {heading} : {heading, more};
}
