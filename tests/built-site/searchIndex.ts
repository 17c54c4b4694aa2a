import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {createAnswers} from '@site/src/features/search/logic/answers';
import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';
import {groupHits} from '@site/src/features/search/logic/groupHits';
import {createRanking} from '@site/src/features/search/logic/ranking';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {memoize} from '@site/src/lib/memoize';
import {ask, figuresOf, listsFolder, losses, readLists} from '@site/tools/measure/search/figures';

import kept from '../features/search/figures.json';

import {idsOf, pages, problemsOn, readBuilt} from './build';

const open = readIndex(readBuilt('search-index.json'));
const rank = createRanking(open);
const ranked = new Map<string, ReturnType<typeof rank>>();
/** The sections that a query finds. Several tests ask the same. */
const find = (query: string) => memoize(ranked, query, () => rank(query));
const sections = open.sections.map(({record}) => record);
const answerTo = createAnswers(open);
const texts = JSON.parse(readBuilt('search-texts.json')) as string[];

beforeAll(() => open.addTexts(texts));

/** Addresses of the pages that a query finds, best first, each once. */
function pagesFor(query: string): string[] {
  return [...new Set(find(query).map(({record}) => record.url.split('#')[0]!))];
}

test('every page of docs and blog is found by its title', () => {
  const written = pages.filter(
    ({address}) => /^\/(docs|blog)\/./.test(address) && !/^\/blog\/(archive|authors|tags|page)\//.test(address),
  );
  const lost = problemsOn(
    ({address, $}) => void expect(pagesFor($('h1').text()).slice(0, 3)).toContain(address),
    written,
  );
  expect(lost).toEqual([]);
});

test('every section leads to a place that exists', () => {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const lost = sections
    .map(({url}) => url.split('#'))
    .filter(([address = '', anchor]) => {
      const page = byAddress.get(address);
      return page === undefined || (anchor !== undefined && !idsOf(page).has(anchor));
    });
  expect(lost).toEqual([]);
});

test('there is a text for every section, and nothing of the navigation in any', () => {
  expect(texts).toHaveLength(sections.length);
  expect(texts.filter((text) => /Skip to main content|Edit this page|On this page/.test(text))).toEqual([]);
});

const client = createEmbeddedClient({indexUrl: 'index', textsUrl: 'texts'});
const lists = readLists();

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => new Response(readBuilt(`search-${url}.json`)));
});

describe('queries as people type them', () => {
  test('there are at least 150 of administrators, some for each of the forty themes, and 60 sentences of each half', () => {
    const administrators = load(readFileSync(`${listsFolder}/relevance.yml`, 'utf8')) as {theme: number}[];
    expect(administrators.length).toBeGreaterThanOrEqual(150);
    expect(new Set(administrators.map(({theme}) => theme).filter((theme) => theme > 0)).size).toBe(40);
    for (const half of ['dev', 'held-out']) {
      expect(lists.filter(({list}) => list === `sentences, ${half}`).length).toBeGreaterThanOrEqual(60);
    }
  });

  test('accepted pages and sections exist', () => {
    const known = new Set(pages.map(({address}) => address));
    const urls = new Set(sections.map(({url}) => url));
    expect(lists.flatMap(({pages: accepted}) => accepted).filter((page) => !known.has(page))).toEqual([]);
    const strangers = lists.filter(({list}) => list.startsWith('strangers'));
    expect(strangers.flatMap((each) => each.sections).filter((url) => !urls.has(url))).toEqual([]);
  });

  test('find the right page as early as `npm run measure search` says, but for two queries of a list', async () => {
    const figures = figuresOf(await ask(lists, client));
    console.info(`Right by list: ${JSON.stringify(figures)}`);
    expect(losses(figures, kept)).toEqual([]);
  });
});

test('the dialog shows the right page as early as the search finds it, in groups of at most five', async () => {
  const answered = lists.filter((one) => one.pages.length > 0 && one.list !== 'messages');
  const count = {found: [0, 0], shown: [0, 0]};
  for (const {query, pages: accepted} of answered) {
    const {hits} = await client.search({query});
    const groups = groupHits(hits);
    expect(Math.max(...groups.map((group) => group.hits.length))).toBeLessThanOrEqual(5);
    expect(new Set(groups.map(({name}) => name)).size).toBe(groups.length);
    for (const [name, list] of Object.entries({found: hits, shown: groups.flatMap((group) => group.hits)})) {
      const place = [...new Set(list.map(({url}) => url.split('#')[0]!))].findIndex((url) => accepted.includes(url));
      [1, 3].forEach(
        (most, which) => (count[name as keyof typeof count][which]! += Number(place >= 0 && place < most)),
      );
    }
  }
  console.info(`Right page of ${answered.length} first, among three: ${count.found}; in groups ${count.shown}`);
  expect(count.shown[0]).toBe(count.found[0]);
  expect(count.shown[1]).toBeGreaterThanOrEqual(count.found[1]! - answered.length / 200);
});

describe('answers above the hits', () => {
  const asked = load(readFileSync('tests/features/search/logic/answers.yml', 'utf8')) as {
    query: string;
    answer?: string;
    url?: string;
  }[];

  test('are as expected, with their source, and appear for no other question', () => {
    const given = asked.map(({query}) => {
      const answer = answerTo(query, find(query));
      return {query, ...(answer && {answer: answer.text, url: answer.from.url})};
    });
    expect(given).toEqual(asked);
  });

  test('each paragraph that a writer marked answers for the heading above it', () => {
    const answering = new Set(open.sections.filter(({lead}) => lead).map(({record}) => record.url));
    const marked = pages.flatMap(({address, $}) =>
      $('[data-answer]')
        .toArray()
        .map((element) => `${address}#${$(element).prev().attr('id')}`),
    );
    expect(marked).toContain('/docs/intro/#what-is-sentinel');
    expect(marked.filter((heading) => !answering.has(heading))).toEqual([]);
  });
});
