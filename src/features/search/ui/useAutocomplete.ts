import {useEffect, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent} from 'react';
import {createAutocomplete, type AutocompleteApi, type AutocompleteState} from '@algolia/autocomplete-core';

import type {Answer, Filter, SearchClient, SearchHit} from '@site/src/features/search/logic/record';

import {groupHits} from './hits';
import {ask, type Outcome} from './searchService';

/** Hits asked for, and shown of each part of the docs. */
const hitsAsked = 20;
const hitsPerGroup = 5;

/** Words of an excerpt, on wide and on narrow screens. */
const snippetWords = {wide: 10, narrow: 5};
const narrow = '(max-width: 768px)';

/** Wait, in milliseconds, from which the search counts as stalled. */
const stallThreshold = 300;

/** A hit, or the place that the answer above the hits is from. */
export type Item = SearchHit & {answer?: Answer} & Record<string, unknown>;

/** Name of the group with the answer. */
export const answerGroup = 'Answer';

type Api = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** What is known of the last query that was answered. */
type Answered = {query: string} & Outcome;

type Options = {
  client: SearchClient;
  filter: Filter | undefined;
  initialQuery: string;
  placeholder: string;
  onSelect: (hit: SearchHit, answer: {queryID?: string; position: number}) => void;
  navigate: (url: string) => void;
};

/**
 * The state of the search box over autocomplete-core, which handles keys, ids, waiting and late answers.
 * It forgets failures, so the outcome of the last query is kept beside it.
 */
export default function useAutocomplete({client, filter, initialQuery, placeholder, onSelect, navigate}: Options): {
  api: Api;
  state: AutocompleteState<Item>;
  answered: Answered | undefined;
} {
  const [state, setState] = useState<AutocompleteState<Item>>({
    query: initialQuery,
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: true,
    status: 'idle',
  });
  // Autocomplete-core is made once; what it calls may change with every drawing.
  const [callbacks] = useState(() => ({client, filter, onSelect, navigate}));
  useEffect(() => {
    Object.assign(callbacks, {client, filter, onSelect, navigate});
  }, [callbacks, client, filter, onSelect, navigate]);

  const [api] = useState<Api>(() => create({initialQuery, placeholder, callbacks, onStateChange: setState}));

  useEffect(() => client.onTexts?.(() => void api.refresh()), [client, api]);

  return {api, state, answered: state.context.answered as Answered | undefined};
}

type Setup = Pick<Options, 'initialQuery' | 'placeholder'> & {
  callbacks: Pick<Options, 'client' | 'filter' | 'onSelect' | 'navigate'>;
  onStateChange: (state: AutocompleteState<Item>) => void;
};

function create({initialQuery, placeholder, callbacks, onStateChange}: Setup): Api {
  return createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    placeholder,
    stallThreshold,
    initialState: {query: initialQuery, isOpen: true},
    onStateChange: ({state}) => onStateChange(state),
    navigator: {
      navigate: ({itemUrl}) => callbacks.navigate(itemUrl),
      navigateNewTab: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}) => void window.open(itemUrl, '_blank', 'noopener'),
    },
    async getSources({query, setContext}) {
      const words = query.trim();
      if (!words) {
        return [];
      }
      const outcome = await ask(callbacks.client, {
        query: words,
        filter: callbacks.filter,
        hitsPerPage: hitsAsked,
        snippetWords: window.matchMedia(narrow).matches ? snippetWords.narrow : snippetWords.wide,
      });
      setContext({answered: {query: words, ...outcome}});
      const {hits, queryID, answer} = outcome.ok ? outcome : {hits: []};
      const groups = groupHits(hits, ({hierarchy}) => hierarchy.lvl0, hitsPerGroup);
      return [...(answer ? [{name: answerGroup, hits: [{...answer.from, answer}]}] : []), ...groups].map(
        ({name, hits: members}) => ({
          sourceId: name,
          getItems: () => members as Item[],
          getItemUrl: ({item}) => item.url,
          onSelect: ({item}) =>
            callbacks.onSelect(item, {
              queryID,
              position: hits.findIndex(({objectID}) => objectID === item.objectID) + 1,
            }),
        }),
      );
    },
  });
}
