import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

type Props = {
  /** For fields that the sentence is about. */
  id?: string;
  isFault?: boolean;
  children: ReactNode;
};

/** What came out, in a sentence that screen readers say when it changes; it stands there from the beginning. */
export default function Status({id, isFault = false, children}: Props): ReactNode {
  return (
    <p id={id} role="status" className={clsx(styles.status, isFault && styles.fault)}>
      {children}
    </p>
  );
}
