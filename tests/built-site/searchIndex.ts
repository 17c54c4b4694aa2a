import {load} from 'js-yaml';
import MiniSearch from 'minisearch';
import {readFileSync} from 'node:fs';

import {createRanking} from '@site/src/features/search/logic/ranking';
import {readIndex, type IndexedSection} from '@site/src/features/search/logic/searchIndex';

import {pages, problemsOn, readBuilt} from './build';

const {index, dictionary} = readIndex(readBuilt('search-index.json'));
const find = createRanking({index, dictionary});
const sections = index.search(MiniSearch.wildcard).map(({stored}) => (stored as IndexedSection).record);
const texts = JSON.parse(readBuilt('search-texts.json')) as string[];

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
  const lost = sections
    .map(({url}) => url.split('#'))
    .filter(([address, anchor]) => {
      const page = pages.find((one) => one.address === address);
      return page === undefined || (anchor !== undefined && page.$(`[id="${anchor}"]`).length === 0);
    });
  expect(lost).toEqual([]);
});

test('there is a text for every section, and nothing of the navigation in any', () => {
  expect(texts).toHaveLength(sections.length);
  expect(texts.filter((text) => /Skip to main content|Edit this page|On this page/.test(text))).toEqual([]);
});

describe('what administrators type', () => {
  type Asked = {query: string; theme: number; kind: string; pages: string[]};
  const asked = load(readFileSync('tests/features/search/logic/relevance.yml', 'utf8')) as Asked[];
  const addressOf = (page: string) => (page.startsWith('/') ? `${page}/` : `/docs/${page}/`);
  const placed = asked.map(({query, kind, pages: accepted}) => {
    const found = pagesFor(query);
    return {query, kind, found, place: found.findIndex((page) => accepted.map(addressOf).includes(page))};
  });
  const within = (most: number) => placed.filter(({place}) => place >= 0 && place < most).length / placed.length;

  test('there are at least 150 queries, some for each of the forty themes', () => {
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(new Set(asked.map(({theme}) => theme).filter((theme) => theme > 0)).size).toBe(40);
  });

  test('accepted pages exist', () => {
    const known = new Set(pages.map(({address}) => address));
    expect(asked.flatMap(({pages: accepted}) => accepted.map(addressOf)).filter((page) => !known.has(page))).toEqual(
      [],
    );
  });

  test('the first hit answers nine of ten, the first three nearly all', () => {
    const meanReciprocalRank =
      placed.reduce((sum, {place}) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / placed.length;
    console.info(
      `Relevance over ${placed.length} queries: hit@1 ${within(1).toFixed(3)}, hit@3 ${within(3).toFixed(3)}, mean reciprocal rank ${meanReciprocalRank.toFixed(3)}`,
    );
    const missed = placed
      .filter(({place}) => place !== 0)
      .map(({query, found}) => `${query} -> ${found[0] ?? 'nothing'}`);
    expect({missed, isEnough: within(1) >= 0.9}).toEqual({missed, isEnough: true});
    expect({missed, isEnough: within(3) >= 0.97}).toEqual({missed, isEnough: true});
  });
});
