import MiniSearch from 'minisearch';

import {miniSearchOptions, shownResults, type Document} from '../miniSearchOptions';

import './contender';

const indexUrl = '/minisearch.json';
let index: MiniSearch<Document>;

window.contender = {
  async first(query) {
    const text = await (await fetch(indexUrl)).text();
    const start = performance.now();
    MiniSearch.loadJSON(text, miniSearchOptions).search(query);
    return performance.now() - start;
  },
  async open() {
    index = MiniSearch.loadJSON(await (await fetch(indexUrl)).text(), miniSearchOptions);
  },
  async ask(query) {
    return index
      .search(query)
      .slice(0, shownResults)
      .map(({id}) => id as string);
  },
};
