import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';
import useFileDrop from './useFileDrop';

type Props = {
  isMultiple?: boolean;
  /** Gets the files, at least one. */
  onFiles: (files: readonly [File, ...File[]]) => void;
  /** The words on the button. */
  children: ReactNode;
};

/**
 * A button that asks for files, and takes those that are dropped anywhere on the page. The label is the button; the
 * input stays for the keyboard. While a file is over the page, the form around the button is marked.
 */
export default function FileChoice({isMultiple = false, onFiles, children}: Props): ReactNode {
  const isOver = useFileDrop(onFiles);
  return (
    <label className={clsx('button button--secondary', styles.files, isOver && styles.over)}>
      {children}
      <input
        className="site-visually-hidden"
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
