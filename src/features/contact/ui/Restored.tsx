import type {MouseEvent, ReactNode} from 'react';

import styles from '@site/src/components/Form/styles.module.css';

type Props = {
  isRestored: boolean;
  clear: (form: HTMLFormElement) => void;
};

/** Says that a draft was put back, and lets it go. */
export default function Restored({isRestored, clear}: Props): ReactNode {
  function onClick({currentTarget: {form}}: MouseEvent<HTMLButtonElement>): void {
    if (form) {
      clear(form);
      form.querySelector('select')?.focus();
    }
  }

  return (
    <div role="status">
      {isRestored && (
        <div className={styles.actions}>
          <p className={styles.quiet}>What you typed before and did not send is back.</p>
          <button type="button" className="button button--secondary button--sm" onClick={onClick}>
            Clear the form
          </button>
        </div>
      )}
    </div>
  );
}
