import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {tools, toolUrl} from '@site/src/browser-tools/tools';

import styles from '../tiles.module.css';

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
