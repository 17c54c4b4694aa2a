import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** What came out, in a sentence that screen readers say when it changes; it stands there from the beginning. */
export default function Status({children}: {children: ReactNode}): ReactNode {
  return (
    <p role="status" className={styles.status}>
      {children}
    </p>
  );
}
