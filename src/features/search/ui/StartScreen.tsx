import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {headingOf, type StoredSearch} from '@site/src/features/search/logic/record';

import styles from './dialog.lazy.module.css';
import {HitText} from './hits';
import type {StoredSearches} from './storedSearches';

type Props = {
  searches: StoredSearches;
  /** Called when a link is followed, with its hit if it is one. */
  onFollow: (hit?: StoredSearch) => void;
  /** Called after a list changed, to render it again. */
  onChange: () => void;
};

/** What most visitors come for. */
const tasks: readonly (readonly [url: string, task: string])[] = [
  ['/docs/locked-out/', 'I am locked out'],
  ['/docs/intro/#unblock-an-address', 'Unblock an address'],
  ['/docs/usage/open-ports/', 'Open a port'],
  ['/docs/installation/', 'Install Sentinel'],
  ['/docs/upgrade-from-csf/', 'Move from CSF'],
  ['/docs/tools/', 'Test a packet, a log or a csf.conf'],
];

/** Shown before anything is typed: what the visitor opened or saved, and the most common tasks. */
export default function StartScreen({searches, onFollow, onChange}: Props): ReactNode {
  const recent = searches.recent();
  const favorites = searches.favorites();
  const list = (title: string, hits: StoredSearch[], buttonsOf: (hit: StoredSearch) => ReactNode) =>
    hits.length > 0 && (
      <section aria-label={title}>
        <p className={styles.group}>{title}</p>
        <ul className={styles.stored}>
          {hits.map((hit) => (
            <li key={hit.objectID} className={styles.row}>
              <Link to={hit.url} className={styles.hit} onClick={() => onFollow(hit)} data-stored-search>
                <HitText hit={hit} />
              </Link>
              {buttonsOf(hit)}
            </li>
          ))}
        </ul>
      </section>
    );
  const button = (label: string, sign: string, act: () => void) => (
    <button
      type="button"
      className={styles.act}
      aria-label={label}
      title={label}
      onClick={() => {
        act();
        onChange();
      }}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" d={sign} />
      </svg>
    </button>
  );
  return (
    <>
      {list('Recent', recent, (hit) => (
        <>
          {button(`Save “${headingOf(hit)}”`, star, () => searches.save(hit))}
          {button(`Remove “${headingOf(hit)}” from recent`, cross, () => searches.removeRecent(hit))}
        </>
      ))}
      {list('Favorites', favorites, (hit) =>
        button(`Remove “${headingOf(hit)}” from favorites`, cross, () => searches.removeFavorite(hit)),
      )}
      <section aria-label="Tasks">
        <p className={styles.group}>Tasks</p>
        <ul className={styles.stored}>
          {tasks.map(([url, task]) => (
            <li key={url}>
              <Link to={url} className={styles.hit} onClick={() => onFollow()} data-stored-search>
                {task}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.hint}>Type a symptom, a setting, a command or a file name.</p>
    </>
  );
}

const star = 'M8 1.8l1.9 4 4.3.6-3.1 3 .8 4.3L8 11.6l-3.9 2.1.8-4.3-3.1-3 4.3-.6z';
const cross = 'M3.5 3.5l9 9m0-9l-9 9';
