import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** What could not be loaded. */
  headline: string;
  /** Which part, or the browser's own message. */
  detail?: string;
  /** What the visitor can do. */
  children: ReactNode;
};

/** Reports above the page that something could not be fetched. The page stays readable. */
export default function Notice({headline, detail, children}: Props): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{headline}</strong> Check your network connection. {detail !== undefined && <small>{detail}</small>}
      </p>
      {children}
    </div>
  );
}
