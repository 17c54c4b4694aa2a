import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  /** Lets the fields that the sentence is about refer to it. */
  id?: string;
  isError?: boolean;
  children: ReactNode;
};

/**
 * The result in one sentence, which screen readers announce when it changes. The element has to exist before its text
 * does.
 */
export default function Status({id, isError = false, children}: Props): ReactNode {
  return (
    <p id={id} role="status" className={clsx(styles.status, isError && styles.error)}>
      {children}
    </p>
  );
}
