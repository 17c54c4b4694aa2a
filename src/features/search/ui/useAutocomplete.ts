import {useEffect, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent} from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';

import {groupHits} from '@site/src/features/search/logic/groupHits';
import type {DirectAnswer, Filter, SearchClient, SearchHit} from '@site/src/features/search/logic/record';
import {hasOnlyStopWords} from '@site/src/features/search/logic/words';

import {handOver} from '@site/src/browser-tools/frame/handOver';
import {toolHit, type ReadBy} from './hits';
import {isKeptAsTyped, pastedAs} from './pastedText';
import {ask, type Outcome} from './searchService';

/** Number of hits to request. */
const hitsAsked = 20;

/** A pause in typing, in milliseconds: nothing is searched and drawn before, so that no key waits for it. */
const pause = 100;

/** Words of an excerpt, on wide and on narrow screens. */
const snippetWords = {wide: 10, narrow: 5};
const narrow = '(max-width: 768px)';

/** Delay, in milliseconds, after which the search counts as stalled. */
const stallThreshold = 300;

/** A hit, the source of the answer above the hits, or the tool that reads the text. */
export type Item = SearchHit & {answer?: DirectAnswer; reads?: ReadBy} & Record<string, unknown>;

/** Names of the groups beside the hits. */
const groupNames = {answer: 'Answer', tool: 'Tool'};

/** The name of a group of hits. Its id begins with its place, because a section of the docs may be named as the answer is. */
export function nameOfGroup(sourceId: string): string {
  return sourceId.replace(/^\d+ /, '');
}

type Api = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** The outcome of the last answered query. */
type Answered = {query: string} & Outcome;

type Options = {
  client: SearchClient;
  baseUrl: string;
  filter: Filter | undefined;
  initialQuery: string;
  placeholder: string;
  onSelect: (hit: SearchHit, answer: {queryID?: string; position: number}) => void;
  navigate: (url: string) => void;
};

/**
 * The state of the search dialog, based on autocomplete-core, which handles keys, ids, waiting and late answers. It
 * drops failures, so the outcome of the last query is kept separately.
 */
export default function useAutocomplete({
  client,
  baseUrl,
  filter,
  initialQuery,
  placeholder,
  onSelect,
  navigate,
}: Options): {
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
  // Autocomplete-core is created once, but the callbacks may change with every render.
  const [callbacks] = useState(() => ({client, baseUrl, filter, onSelect, navigate}));
  useEffect(() => {
    Object.assign(callbacks, {client, filter, onSelect, navigate});
  }, [callbacks, client, filter, onSelect, navigate]);

  const [api] = useState<Api>(() => create({initialQuery, placeholder, callbacks, onStateChange: setState}));

  useEffect(() => client.onTexts?.(() => void api.refresh()), [client, api]);

  return {api, state, answered: state.context.answered as Answered | undefined};
}

type Setup = Pick<Options, 'initialQuery' | 'placeholder'> & {
  callbacks: Pick<Options, 'client' | 'baseUrl' | 'filter' | 'onSelect' | 'navigate'>;
  onStateChange: (state: AutocompleteState<Item>) => void;
};

function create({initialQuery, placeholder, callbacks, onStateChange}: Setup): Api {
  let newest = 0;
  let last: AutocompleteSource<Item>[] = [];
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
        last = [];
        return last;
      }
      // The beginning of a question leaves the list as it is.
      if (hasOnlyStopWords(words)) {
        return last;
      }
      const number = ++newest;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
      if (number !== newest) {
        return last;
      }
      const outcome = await ask(callbacks.client, {
        query: words,
        pasted: pastedAs(words),
        asTyped: isKeptAsTyped(words),
        filter: callbacks.filter,
        hitsPerPage: hitsAsked,
        snippetWords: window.matchMedia(narrow).matches ? snippetWords.narrow : snippetWords.wide,
      });
      // Autocomplete-core drops the hits of an older query that answers late, but not what it puts into the context.
      if (number === newest) {
        setContext({answered: {query: words, ...outcome}});
      }
      const {hits, queryID, answer, recognised} = outcome.ok ? outcome : {hits: []};
      const tool = toolHit(recognised, callbacks.baseUrl);
      const groups = [
        ...(answer ? [{name: groupNames.answer, hits: [{...answer.from, answer}]}] : []),
        ...groupHits(hits),
      ];
      // Enter opens the best hit, because a page may have the very words of the text.
      groups.splice(1, 0, ...(tool ? [{name: groupNames.tool, hits: [tool]}] : []));
      last = groups.map(({name, hits: members}, place) => ({
        sourceId: `${place} ${name}`,
        getItems: () => members as Item[],
        getItemUrl: ({item}) => item.url,
        onSelect({item}) {
          if (item.reads) {
            handOver(item.reads, pastedAs(words) ?? words);
          }
          callbacks.onSelect(item, {queryID, position: hits.findIndex(({objectID}) => objectID === item.objectID) + 1});
        },
      }));
      return last;
    },
  });
}
