import type {ReactNode} from 'react';

import {headingOf, type Level, type SearchHit} from '@site/src/features/search/logic/record';

import Marked from './Marked';
import styles from './styles.module.css';

const levels: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];

/** What a hit says: its heading, where it stands, and the words around what was asked for. */
export default function HitText({hit}: {hit: SearchHit}): ReactNode {
  const {hierarchy, _highlightResult: highlights, _snippetResult: snippets} = hit;
  const level = levels.find((name) => hierarchy[name]);
  const heading = (level && highlights?.hierarchy?.[level]?.value) ?? headingOf(hit);
  const above = [...levels].reverse().filter((name) => name !== level && hierarchy[name]);
  return (
    <>
      <strong className={styles.heading}>
        <Marked text={heading} />
      </strong>
      {above.length > 0 && <span className={styles.path}>{above.map((name) => hierarchy[name]).join(' › ')}</span>}
      {snippets?.content && (
        <span className={styles.text}>
          <Marked text={snippets.content.value} />
        </span>
      )}
    </>
  );
}
