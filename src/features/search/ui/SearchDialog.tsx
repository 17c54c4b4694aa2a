import {
  memo,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type {AutocompleteState} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import useIsLong from '@site/src/components/Dialog/useIsLong';
import useModalDialog from '@site/src/components/Dialog/useModalDialog';
import {toAddressQuery, type Filter} from '@site/src/features/search/logic/record';
import {focusNextPage} from '@site/src/lib/browser/pageFocus';
import {maxQueryLength} from '@site/src/urls/textInUrl';

import styles from './dialog.lazy.module.css';
import {
  AnswerText,
  describeCount,
  describeOutcome,
  FilterChoice,
  HitLink,
  HitsNote,
  HitText,
  NoResults,
  Problem,
  ToolText,
} from './hits';
import {fitIntoField, keepAsTyped, lengthNote, onPaste} from './pastedText';
import SearchKeys from './SearchKeys';
import {useSearchService} from './searchService';
import StartScreen from './StartScreen';
import useAutocomplete, {nameOfGroup, type Item} from './useAutocomplete';

export {prepareSearch} from './searchService';

/** The initial words of the search. */
export type Opened = {
  words: string;
  /** Whether the next key replaces them, as with text selected on the page and words of the last search. */
  isSelected: boolean;
  /** Whether the help on keys is shown. */
  showsKeys?: boolean;
};

type Props = {
  /** The initial text of the field. */
  opened: Opened;
  /** Receives the words for the field next time, none after a result was opened, and whether one was. */
  onClose: (words: string, hasFollowed: boolean) => void;
};

const listId = 'search-results';
const keysId = 'search-keys';
const placeholder = 'Search docs';

/** Delay, in milliseconds, after which the dialog says that it is still trying. */
const longWait = 3000;

/**
 * How long, in milliseconds, a count stays before a screen reader says it. Otherwise it would say one at each key.
 */
const settling = 700;

/** A modal dialog with the search field and the results. */
// eslint-disable-next-line max-lines-per-function -- joins field, hits, keys and failures, which are components of their own, to one search
export default function SearchDialog({opened, onClose}: Props): ReactNode {
  const {dialog, close, props} = useModalDialog();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [filter, setFilter] = useState<Filter>();
  const [showsKeys, setShowsKeys] = useState(opened.showsKeys ?? false);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const hasFollowed = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const {client, searches, insights, useBuiltIn} = useSearchService();
  const words = useMemo(() => fitIntoField(opened.words), [opened.words]);
  const {api, state, answered} = useAutocomplete({
    client,
    baseUrl,
    filter,
    initialQuery: words,
    placeholder,
    navigate: (url) => history.push(url),
    onSelect(hit, {queryID, position}) {
      searches.addRecent(hit);
      insights.followed({objectID: hit.objectID, queryID, position});
      focusNextPage();
      closeAfterFollowing();
    },
  });
  const query = state.query.trim();
  const isWaiting = state.status === 'loading' || state.status === 'stalled';
  const isLong = useIsLong(isWaiting, longWait);
  const isCurrent = answered?.query === query;
  const hasHits = state.collections.some(({items}) => items.length > 0);
  useVisibleHeight(dialog);

  useEffect(() => {
    // A last letter can arrive between rendering and opening the dialog.
    api.setQuery(words);
    input?.focus();
    // WebKit puts the caret before text that was in the field when it got the focus.
    input?.setSelectionRange(opened.isSelected ? 0 : words.length, words.length);
  }, [api, input, opened, words]);

  // Searches for the first words at once, and again when the provider or the filter changes.
  useEffect(() => void api.refresh(), [api, client, filter, opened]);

  useEffect(() => {
    insights.seen(state.collections.flatMap(({items}) => items.map(({objectID}) => objectID)));
  }, [insights, state.collections]);

  function closeAfterFollowing(): void {
    hasFollowed.current = true;
    close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // In the field, it is a character.
    if (event.key === '?' && event.target !== input) {
      event.preventDefault();
      setShowsKeys(!showsKeys);
      return;
    }
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    const stored = [...(dialog.current?.querySelectorAll<HTMLElement>('[data-stored-search]') ?? [])];
    if (query || step === undefined || stored.length === 0) {
      return;
    }
    event.preventDefault();
    const stops = [input, ...stored];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  }

  const waitingFor = isLong ? 'Still trying to reach the search' : state.status === 'stalled' ? 'Searching' : '';
  const said = useSettled(describe(), settling);

  const inputProps = api.getInputProps({inputElement: input, maxLength: maxQueryLength});

  return (
    // The keys are for the lists in the dialog, whose links get them first.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      className={styles.dialog}
      aria-label={placeholder}
      onClose={() => onClose(hasFollowed.current ? '' : state.query, hasFollowed.current)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.box}>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            {...inputProps}
            ref={setInput}
            className={styles.input}
            role="combobox"
            aria-label={placeholder}
            aria-labelledby={undefined}
            aria-autocomplete="list"
            aria-describedby={showsKeys ? keysId : undefined}
            aria-expanded={hasHits}
            aria-controls={hasHits ? listId : undefined}
            onPaste={(event) =>
              onPaste(event, (shown) => {
                api.setQuery(shown);
                void api.refresh();
              })
            }
            onKeyDown={(event) => {
              if (event.key !== 'Escape') {
                inputProps.onKeyDown(event);
              } else if (!event.nativeEvent.isComposing) {
                // Otherwise browsers clear the field first, and WebKit never closes the dialog.
                event.preventDefault();
                close();
              }
            }}
          />
          <button type="button" className={styles.cancel} onClick={close}>
            Cancel
          </button>
        </form>
        {query && client.canFilter && (
          <div className={styles.filters}>
            <FilterChoice name="search-filter" value={filter} onChange={setFilter} />
          </div>
        )}
        {query && (
          <p className={styles.status} aria-hidden="true">
            {describeAbove()}
          </p>
        )}
        <p className="site-visually-hidden" role="status">
          {said}
        </p>
        <div className={styles.results}>
          {!query && (
            <StartScreen
              searches={searches}
              onFollow={(hit) => {
                if (hit) {
                  searches.addRecent(hit);
                }
                focusNextPage();
                closeAfterFollowing();
              }}
              onChange={() => {
                redraw();
                input?.focus();
              }}
            />
          )}
          {query && isCurrent && !answered.ok && !isWaiting && (
            <Problem
              failure={answered.failure}
              retry={() => {
                input?.focus();
                void api.refresh();
              }}
              useBuiltIn={useBuiltIn}
            />
          )}
          {query && hasHits && isCurrent && answered.ok && (
            <HitsNote
              query={query}
              repaired={answered.repaired}
              unknown={answered.unknown}
              isFar={answered.isFar}
              onAsTyped={() => {
                keepAsTyped(query);
                void api.refresh();
                input?.focus();
              }}
            />
          )}
          {query && hasHits && (
            <ResultList api={api} collections={state.collections} activeItemId={state.activeItemId} />
          )}
          {query && isCurrent && answered.ok && !hasHits && (
            <NoResults
              query={query}
              suggestions={answered.suggestions}
              filter={filter}
              onUnfilter={() => {
                setFilter(undefined);
                input?.focus();
              }}
              onSuggestion={(words) => {
                api.setQuery(words);
                void api.refresh();
                input?.focus();
              }}
            />
          )}
        </div>
        <div className={styles.foot}>
          {query && hasHits && answered?.ok && (
            <p className={styles.more}>
              <HitLink to={`${baseUrl}search/${toAddressQuery(answered.query, filter)}`} onClick={closeAfterFollowing}>
                {`See all ${describeCount(answered.nbHits, query, filter, answered)}`}
              </HitLink>
            </p>
          )}
          <button
            type="button"
            className={styles.showKeys}
            aria-expanded={showsKeys}
            aria-controls={keysId}
            onClick={() => setShowsKeys(!showsKeys)}
          >
            Keys
          </button>
        </div>
        {showsKeys && <SearchKeys id={keysId} />}
      </div>
    </dialog>
  );

  /** For screen readers. */
  function describe(): string {
    if (!query) {
      return '';
    }
    if (isWaiting) {
      return waitingFor;
    }
    return isCurrent && answered.ok ? describeOutcome(query, filter, answered) : '';
  }

  /** For the eye: at once, and the last count as long as its hits are there. */
  function describeAbove(): string {
    if (!query || waitingFor || !answered?.ok) {
      return query && waitingFor;
    }
    // The note in place of the hits says that there are none.
    return hasHits ? describeOutcome(answered.query, filter, answered) : (lengthNote(query) ?? '');
  }
}

/** A text once it has stayed the same for some milliseconds; an empty one at once. */
function useSettled(text: string, milliseconds: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return text === '' ? '' : settled;
}

type ListProps = {
  api: ReturnType<typeof useAutocomplete>['api'];
  collections: AutocompleteState<Item>['collections'];
  /** The chosen hit, which the properties of the rows follow. */
  activeItemId: number | null;
};

/** The hits, by section of the docs. The words in the field and the state of the query do not change them. */
const ResultList = memo(function ResultList({api, collections}: ListProps): ReactNode {
  return (
    <div id={listId} role="listbox" aria-label="Results">
      {collections.map(({source, items}) => (
        // A group that moves keeps its rows. Only "Answer" and "Tool" can be names of a section, too.
        <div
          key={items.some(({answer, reads}) => answer ?? reads) ? source.sourceId : nameOfGroup(source.sourceId)}
          role="group"
          aria-label={nameOfGroup(source.sourceId)}
        >
          <p className={styles.group} role="presentation">
            {nameOfGroup(source.sourceId)}
          </p>
          {items.map((item) => (
            <Row key={item.objectID} item={item} props={api.getItemProps({item, source})} />
          ))}
        </div>
      ))}
    </div>
  );
});

type RowProps = {item: Item; props: ReturnType<ListProps['api']['getItemProps']>};

/** A hit, the answer or the tool. A hit that stays is not drawn anew. */
const Row = memo(function Row({item, props}: RowProps): ReactNode {
  return (
    <HitLink {...props} to={item.url} className={styles.hit} tabIndex={-1}>
      {item.answer ? (
        <AnswerText answer={item.answer} />
      ) : item.reads ? (
        <ToolText hit={{...item, reads: item.reads}} />
      ) : (
        <HitText hit={item} />
      )}
    </HitLink>
  );
}, isSameRow);

function isSameRow(
  {item: before, props: {id, 'aria-selected': wasActive}}: RowProps,
  {item, props}: RowProps,
): boolean {
  return (
    // What a tool gets is in the handler of its row.
    !item.reads &&
    id === props.id &&
    wasActive === props['aria-selected'] &&
    JSON.stringify(before) === JSON.stringify(item)
  );
}

/** Passes the style sheet the height of the screen above a phone's keyboard. */
function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    function measure(): void {
      element.current?.style.setProperty('--visible-height', `${viewport?.height ?? window.innerHeight}px`);
    }
    measure();
    viewport?.addEventListener('resize', measure);
    return () => viewport?.removeEventListener('resize', measure);
  }, [element]);
}
