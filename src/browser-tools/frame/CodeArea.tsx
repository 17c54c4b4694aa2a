import {useImperativeHandle, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

/** For fields in which every character counts: no browser corrects, completes or capitalises them. */
export const asTyped = {spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', autoCorrect: 'off'} as const;

/** A tool uses longer texts too, but a field becomes slow with them. */
const mostShown = 1_000_000;

/** Whether a field shows a text. */
export function isShown(text: string): boolean {
  return text.length <= mostShown;
}

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  text: string;
  onText: (text: string) => void;
};

/**
 * A text area for the lines of a file. The field keeps its own text, because React would copy a large one at each key;
 * it takes over a text that comes from elsewhere.
 */
export default function CodeArea({text, onText, ref, className, placeholder, ...props}: Props): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const [initial] = useState(isShown(text) ? text : '');
  const inField = useRef(text);
  useImperativeHandle(ref, () => field.current!);
  useLayoutEffect(() => {
    if (text !== inField.current) {
      inField.current = text;
      field.current!.value = isShown(text) ? text : '';
    }
  }, [text]);
  return (
    <textarea
      ref={field}
      className={clsx(styles.code, className)}
      {...asTyped}
      {...props}
      defaultValue={initial}
      placeholder={isShown(text) ? placeholder : sizeOf(text)}
      onChange={({target}) => {
        inField.current = target.value;
        onText(target.value);
      }}
    />
  );
}

/** What a field shows in the place of a longer text. */
export function sizeOf(text: string): string {
  return `${(text.length / 1_000_000).toFixed(1)} million characters, checked but not shown`;
}
