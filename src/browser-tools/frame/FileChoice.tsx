import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  /** How the button looks. */
  className?: string | undefined;
  isMultiple?: boolean;
  onFocus?: () => void;
  /** Gets the files, at least one. */
  onFiles: (files: readonly [File, ...File[]]) => void;
  /** The words on the button. */
  children: ReactNode;
};

/** A button that asks for files. The label is the button; the input stays for the keyboard. */
export default function FileChoice({
  className = 'button button--secondary button--sm',
  isMultiple = false,
  onFocus,
  onFiles,
  children,
}: Props): ReactNode {
  return (
    <label className={clsx(styles.files, className)}>
      {children}
      <input
        type="file"
        multiple={isMultiple}
        onFocus={onFocus}
        onChange={({target}) => {
          const [first, ...others] = target.files ?? [];
          // So that the same file can be chosen again once it has changed.
          target.value = '';
          if (first !== undefined) {
            onFiles([first, ...others]);
          }
        }}
      />
    </label>
  );
}
