import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {headingOf, type SearchHit} from '@site/src/search/record';

import styles from './styles.module.css';
import type {SearchState} from './useSearch';

type Props = {
  state: SearchState;
  retry: () => void;
  onFollow?: () => void;
};

/** What the search found, or why it found nothing. */
export default function Results({state, retry, onFollow}: Props): ReactNode {
  return (
    <>
      <p className={styles.status} role="status">
        {describe(state)}
      </p>
      {state.status === 'error' && (
        <div>
          <p>You might want to check your network connection.</p>
          <button type="button" className="button button--primary" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      {state.status === 'done' && (
        <ul className={styles.hits}>
          {state.hits.map((hit) => (
            <li key={hit.objectID}>
              <Link to={hit.url} className={styles.hit} onClick={onFollow} data-search-hit>
                <strong>{headingOf(hit)}</strong>
                <span className={styles.path}>{pathTo(hit)}</span>
                {hit.content && <span className={styles.text}>{excerpt(hit.content, state.query)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function describe(state: SearchState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'loading':
      return 'Searching';
    case 'error':
      return 'Unable to fetch results';
    case 'done':
      return state.hits.length === 0
        ? `No results for "${state.query}"`
        : `${state.hits.length} ${state.hits.length === 1 ? 'result' : 'results'}`;
  }
}

function pathTo({hierarchy}: SearchHit): string {
  return [hierarchy.lvl0, hierarchy.lvl1, hierarchy.lvl2].filter(Boolean).join(' › ');
}

/** The words around the first place where the query's first word stands. */
function excerpt(content: string, query: string): string {
  const at = content.toLowerCase().indexOf(query.toLowerCase().split(/\s+/)[0]!);
  const start = at <= 60 ? 0 : content.indexOf(' ', at - 60) + 1;
  const text = content.slice(start, start + 160);
  return `${start > 0 ? '… ' : ''}${text}${start + 160 < content.length ? ' …' : ''}`;
}
