import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {label: string; children: ReactNode};

/** What a reader may see or have, and what then helps. It opens without scripts, and is open on paper. */
export default function Choice({label, children}: Props): ReactNode {
  return (
    <details className={styles.choice}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
