import MiniSearch from 'minisearch';

import {miniSearchOptions, type Document} from '../vitePress';

import './contender';

/** Results that the box of VitePress shows. */
const shownResults = 16;

const indexUrl = '/minisearch.json';
let index: MiniSearch<Document>;

window.contender = {
  async first(query) {
    const text = await (await fetch(indexUrl)).text();
    const start = performance.now();
    index = MiniSearch.loadJSON(text, miniSearchOptions);
    const open = performance.now() - start;
    index.search(query);
    return {open, result: performance.now() - start};
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
