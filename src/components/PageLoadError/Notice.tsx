import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** Says what could not be loaded. */
  headline: string;
  /** What the browser says of it. */
  detail?: string;
  /** What can be done. */
  children: ReactNode;
};

/** Tells, over the page, of something that could not be fetched; the page stays readable. */
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
