import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';

import {isTooLong, lineCount} from '@sentinel/csf/answers/paste/length';
import {counted} from '@site/src/lib/counted';

import styles from './styles.module.css';

/** For fields in which every character counts: no browser corrects, completes or capitalises them. */
export const asTyped = {spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off'} as const;

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'onPaste'> & {
  text: string;
  /** Gets a pasted text before it is in the field: to read one of 5 MB takes time, so nobody else does. */
  onPaste?: (pasted: string) => void;
  onText: (text: string) => void;
};

/**
 * A text area for the lines of a file. The field keeps its own text, because React would copy a large one at each key;
 * it takes over a text that comes from elsewhere. Text with which a browser would hang stays beside the field, unless
 * somebody types that much.
 */
export default function CodeArea({text, onText, ref, className, onPaste, ...props}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState(() => ({text, beside: sizeBeside(text)}));
  // What was in the field before something came beside it.
  const [typed, setTyped] = useState('');
  const isBeside = last.beside !== '';
  const shown = isBeside ? '' : text;
  const [initial] = useState(shown);
  const inField = useRef(shown);
  useImperativeHandle(ref, () => field.current!);
  if (text !== last.text) {
    setLast({text, beside: sizeBeside(text)});
  }
  useLayoutEffect(() => {
    if (shown !== inField.current) {
      inField.current = shown;
      field.current!.value = shown;
    }
  }, [shown]);

  function take(event: SyntheticEvent, pasted: string): void {
    const {value, selectionStart, selectionEnd} = field.current!;
    const next = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    if (pasted !== '' && (isBeside || isTooLong(next))) {
      event.preventDefault();
      setTyped(isBeside ? typed : value);
      // With the line ends of Windows: to replace millions of them would hold up the page, and every reader knows them.
      onText(next);
    }
  }

  return (
    <>
      <textarea
        ref={field}
        className={clsx(styles.code, className)}
        {...asTyped}
        {...props}
        aria-describedby={clsx(isBeside && id, props['aria-describedby']) || undefined}
        readOnly={isBeside}
        defaultValue={initial}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          onPaste?.(pasted);
          take(event, pasted);
        }}
        onDrop={(event) => {
          // The tool itself takes files, wherever somebody drops them.
          if (event.dataTransfer.files.length === 0) {
            take(event, event.dataTransfer.getData('text/plain'));
          }
        }}
        onChange={({target: {value}}) => {
          inField.current = value;
          setLast({text: value, beside: ''});
          onText(value);
        }}
      />
      <p id={id} className={styles.pasteNote} aria-live="polite">
        {isBeside && (
          <>
            {`Kept beside the field until you reload the page: ${last.beside}. With so much text in it, a browser hangs.`}{' '}
            <button
              type="button"
              className={styles.textButton}
              onClick={() => {
                onText(typed);
                field.current!.focus();
              }}
            >
              Remove this text
            </button>
          </>
        )}
      </p>
    </>
  );
}

/** How much a text is, if a field cannot hold it; otherwise empty. */
function sizeBeside(text: string): string {
  return isTooLong(text) ? `${counted(lineCount(text), 'line')}, ${counted(text.length, 'character')}` : '';
}
