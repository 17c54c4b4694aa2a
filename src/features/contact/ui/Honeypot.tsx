import {useId, type ReactNode} from 'react';

import styles from '@site/src/components/Form/styles.module.css';
import {honeypotName} from '@site/src/features/contact/logic/contact';

/** A field for programs that fill in whatever they find. */
export default function Honeypot(): ReactNode {
  const id = useId();
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
