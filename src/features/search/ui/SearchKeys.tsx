import type {ReactNode} from 'react';

import styles from './dialog.lazy.module.css';

const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['/', 'Ctrl K', '⌘ K'], 'open the search'],
  [['↓', '↑'], 'choose a result; the first is the answer, if there is one'],
  [['Enter'], 'open the result, with Ctrl or ⌘ in a new tab'],
  [['Tab'], 'move to the filters; ← and → choose one'],
  [['Esc'], 'close the search and keep its words'],
  [['?'], 'show these keys, except in a field'],
];

/** The keys of the search. */
export default function SearchKeys({id}: {id: string}): ReactNode {
  return (
    <section id={id} aria-label="Keys" className={styles.keys}>
      <dl>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd translate="no" key={name}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
