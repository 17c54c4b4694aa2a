import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';
import {createRanking} from '@site/src/features/search/logic/ranking';
import {readIndex} from '@site/src/features/search/logic/searchIndex';

import './contender';

const indexUrl = '/search-index.json';
const client = createEmbeddedClient({indexUrl, textsUrl: '/search-texts.json'});

window.contender = {
  async first(query) {
    const text = await (await fetch(indexUrl)).text();
    const start = performance.now();
    const find = createRanking(readIndex(text));
    const open = performance.now() - start;
    find(query);
    return {open, result: performance.now() - start};
  },
  async open() {
    const texts = new Promise<void>((resolve) => client.onTexts?.(resolve));
    client.prepare?.();
    await texts;
  },
  async ask(query) {
    const {hits} = await client.search({query});
    return hits.map(({url}) => url);
  },
};
