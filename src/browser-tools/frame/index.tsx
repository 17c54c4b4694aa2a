import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** What screen readers call this part of the page. */
  name: string;
  /** Follows "This tool runs in your browser and needs JavaScript." where none runs. */
  withoutScript: ReactNode;
  children: ReactNode;
};

/** The frame of every tool. It says that the tool works in the browser alone, and shows a note where no script runs. */
export default function Tool({name, withoutScript, children}: Props): ReactNode {
  return (
    <section className={styles.tool} aria-label={name}>
      <noscript data-search="skip">
        <p className={styles.quiet}>This tool runs in your browser and needs JavaScript. {withoutScript}</p>
      </noscript>
      <div className={styles.live} data-markdown="skip">
        {children}
        <p className={styles.quiet}>
          Nothing is uploaded: your browser does all the work. This tab keeps your input until you press Clear or close
          it.
        </p>
      </div>
    </section>
  );
}
