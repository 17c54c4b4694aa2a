import type {ReactNode} from 'react';

import styles from '../tiles.module.css';

/** Shows a Markdown list of links as tiles. */
export default function Tiles({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.list}>{children}</div>;
}
