import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';
import useFileDrop from './useFileDrop';

type Props = {
  /** How the button looks. */
  className?: string | undefined;
  isMultiple?: boolean;
  /** Gets the files, at least one. */
  onFiles: (files: readonly [File, ...File[]]) => void;
  /** The words on the button. */
  children: ReactNode;
};

/**
 * A button that asks for files, and takes those that are dropped anywhere on the page. The label is the button; the
 * input stays for the keyboard. Give the class `dropTarget` to what is marked while a file is over the page: an element
 * around the button, or the one before it.
 */
export default function FileChoice({
  className = 'button button--secondary button--sm',
  isMultiple = false,
  onFiles,
  children,
}: Props): ReactNode {
  const isOver = useFileDrop(onFiles);
  return (
    <label className={clsx(styles.files, isOver && styles.over, className)}>
      {children}
      <input
        type="file"
        multiple={isMultiple}
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
