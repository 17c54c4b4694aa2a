import type {ReactNode} from 'react';
import type {AutocompleteState} from '@algolia/autocomplete-core';
import Link from '@docusaurus/Link';

import HitText from '@site/src/features/search/ui/HitText';

import styles from './dialog.lazy.module.css';
import type useAutocomplete from './useAutocomplete';
import type {Item} from './useAutocomplete';

type Props = {
  /** Id by which the field names the list. */
  id: string;
  api: ReturnType<typeof useAutocomplete>['api'];
  state: AutocompleteState<Item>;
};

/** The hits, grouped by the part of the docs they stand in. */
export default function ResultList({id, api, state}: Props): ReactNode {
  return (
    <div id={id} role="listbox" aria-label="Results">
      {state.collections.map(({source, items}) => (
        <div key={source.sourceId} role="group" aria-label={source.sourceId}>
          <p className={styles.group} role="presentation">
            {source.sourceId}
          </p>
          {items.map((item) => (
            <Link
              key={item.objectID}
              {...api.getItemProps({item, source})}
              to={item.url}
              className={styles.hit}
              tabIndex={-1}
            >
              <HitText hit={item} />
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
