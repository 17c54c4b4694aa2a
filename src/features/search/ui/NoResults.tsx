import type {ReactNode} from 'react';

import links from '@site/src/product/facts/links.json';

import styles from './styles.module.css';

type Props = {
  query: string;
  suggestions: string[];
  onSuggestion: (words: string) => void;
};

/** What stands where results should be when there are none. */
export default function NoResults({query, suggestions, onSuggestion}: Props): ReactNode {
  const issue = new URL(`${links.codeHost.issues}/new`);
  issue.searchParams.set('title', `Documentation: no results for "${query}"`);
  issue.searchParams.set('body', `I searched the documentation for "${query}" and expected to find:\n\n`);
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>No results for &quot;{query}&quot;</p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul className={styles.suggestions}>
            {suggestions.map((words) => (
              <li key={words}>
                <button type="button" onClick={() => onSuggestion(words)}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results? <a href={issue.href}>Let us know.</a>
      </p>
    </div>
  );
}
