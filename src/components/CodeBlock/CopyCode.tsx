import {useRef, type ReactNode} from 'react';

import CopyButton from './CopyButton';
import styles from './styles.module.css';

/**
 * Copies the code before it, as the reader sees it. The style sheet writes the label: in the page it would be a word of
 * the table for the search and for other readers of the HTML. The title names it for those who do not see.
 */
export default function CopyCode(): ReactNode {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <span ref={place}>
      <CopyButton
        label=""
        title="Copy"
        className={styles.copy}
        readText={() => place.current!.previousElementSibling!.textContent!}
      />
    </span>
  );
}
