import {useCallback, type ReactNode} from 'react';

import styles from '@site/src/components/Form/styles.module.css';

type Props = {
  /** Where answers go. */
  email: string;
  onAgain: () => void;
};

/** Stands where the form was once the service has taken the message. */
export default function Sent({email, onAgain}: Props): ReactNode {
  const focus = useCallback((element: HTMLElement | null) => element?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={focus} tabIndex={-1} className={styles.passed}>
        <strong>Your message was sent.</strong> Answers go to {email}.
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--secondary" onClick={onAgain}>
          Write another message
        </button>
      </div>
    </div>
  );
}
