import './contender';

/** The part of Pagefind's API used here. Its package has no types for the browser. */
type Pagefind = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
};

/** Results that Pagefind's own box shows at once. */
const shownResults = 5;

const address = '/pagefind/pagefind.js';
let pagefind: Pagefind;

async function ask(query: string, most: number): Promise<string[]> {
  const {results} = await pagefind.search(query);
  const shown = await Promise.all(results.slice(0, most).map(({data}) => data()));
  return shown.map(({url}) => url);
}

window.contender = {
  // Pagefind fetches parts of its index while it opens and searches, so its times include these.
  async first(query) {
    pagefind = (await import(address)) as Pagefind;
    const start = performance.now();
    await pagefind.init();
    const open = performance.now() - start;
    await ask(query, 1);
    return {open, result: performance.now() - start};
  },
  async open() {
    pagefind = (await import(address)) as Pagefind;
    await pagefind.init();
  },
  ask: (query) => ask(query, shownResults),
};
