import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Shows a list of links as tiles. In each link, a `span` comes below its name. */
export default function Tiles({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tiles}>{children}</div>;
}
