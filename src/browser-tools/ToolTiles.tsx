import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from '@site/src/components/tiles.module.css';

import {tools, toolUrl} from './tools';

/** The tools of the site as tiles: what each is called, and the question that it answers. */
export default function ToolTiles(): ReactNode {
  return (
    <ul className={styles.tiles}>
      {tools.map(({id, title, question}) => (
        <li key={id}>
          <Link to={toolUrl(id)}>
            <strong>{title}</strong>
            <span>{question}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
