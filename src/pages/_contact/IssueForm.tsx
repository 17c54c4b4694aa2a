import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** Address that opens a new issue and takes `title` and `body` as parameters. */
  action: string;
};

/** A plain form: it works without a script, and what is typed goes to GitHub only when it is sent. */
export default function IssueForm({action}: Props): ReactNode {
  return (
    <form method="get" action={action} className={styles.form}>
      <label htmlFor="title">What goes wrong, in one line</label>
      <input id="title" name="title" required maxLength={120} autoComplete="off" />
      <label htmlFor="body">What you did, what you expected, what happened</label>
      <textarea id="body" name="body" required rows={6} maxLength={4000} />
      <div>
        <button type="submit" className="button button--primary">
          Open as an issue on GitHub
        </button>
      </div>
    </form>
  );
}
