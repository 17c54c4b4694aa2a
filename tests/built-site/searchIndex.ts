import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {createAnswers} from '@site/src/features/search/logic/answers';
import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';
import {groupHits} from '@site/src/features/search/logic/groupHits';
import {shortenText} from '@site/src/features/search/logic/particulars';
import {createRanking} from '@site/src/features/search/logic/ranking';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {memoize} from '@site/src/lib/memoize';

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

type Asked = {query: string; pages: string[]; section?: string};

const addressOf = (page: string) => (page.startsWith('/') ? `${page}/` : `/docs/${page}/`);

/** How early the first accepted page comes for a list of queries, and what comes first where that is another. */
function measure(asked: readonly Asked[]): {
  within: (most: number) => number;
  reciprocalRank: number;
  missed: string[];
} {
  const placed = asked.map(({query, pages: accepted}) => {
    const found = pagesFor(query);
    return {query, found, place: found.findIndex((page) => accepted.map(addressOf).includes(page))};
  });
  return {
    within: (most) => placed.filter(({place}) => place >= 0 && place < most).length / placed.length,
    reciprocalRank: placed.reduce((sum, {place}) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / placed.length,
    missed: placed.filter(({place}) => place !== 0).map(({query, found}) => `${query} -> ${found[0] ?? 'nothing'}`),
  };
}

/** How many of the queries that name a section find it before all others. */
function shareOfSections(asked: readonly Asked[]): number {
  const ofSection = asked.filter(({section}) => section !== undefined);
  const right = ofSection.filter(({query, pages: accepted, section}) => {
    const [page = '', anchor] = find(query)[0]?.record.url.split('#') ?? [];
    return anchor === section && accepted.map(addressOf).includes(page);
  });
  return right.length / ofSection.length;
}

function report(name: string, {within, reciprocalRank}: ReturnType<typeof measure>, count: number): void {
  console.info(
    `Relevance over ${count} ${name}: hit@1 ${within(1).toFixed(3)}, hit@3 ${within(3).toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}`,
  );
}

describe('what administrators type', () => {
  const asked = load(readFileSync('tests/features/search/logic/relevance.yml', 'utf8')) as (Asked & {theme: number})[];
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
    const relevance = measure(asked);
    const {within, missed} = relevance;
    report('queries', relevance, asked.length);
    expect({missed, isEnough: within(1) >= 0.9}).toEqual({missed, isEnough: true});
    expect({missed, isEnough: within(3) >= 0.97}).toEqual({missed, isEnough: true});
  });
});

describe('whole sentences', () => {
  const asked = load(readFileSync('tests/features/search/logic/sentences.yml', 'utf8')) as (Asked & {half: string})[];

  test('accepted pages exist', () => {
    const known = new Set(pages.map(({address}) => address));
    expect(asked.flatMap(({pages: accepted}) => accepted.map(addressOf)).filter((page) => !known.has(page))).toEqual(
      [],
    );
  });

  test.each([
    ['dev', 0.75, 0.93],
    ['held-out', 0.75, 0.85],
  ])('of the half "%s" the first hit answers three of four, the first three nearly all', (half, first, three) => {
    const ofHalf = asked.filter((one) => one.half === half);
    const relevance = measure(ofHalf);
    const {within, missed} = relevance;
    report(`sentences, ${half}`, relevance, ofHalf.length);
    expect(ofHalf.length).toBeGreaterThanOrEqual(60);
    expect({missed, isEnough: within(1) >= first}).toEqual({missed, isEnough: true});
    expect({missed, isEnough: within(3) >= three}).toEqual({missed, isEnough: true});
  });
});

describe('queries of somebody who has not seen the search', () => {
  const asked = load(readFileSync('tests/features/search/logic/fresh.yml', 'utf8')) as (Asked & {half: string})[];
  const client = createEmbeddedClient({indexUrl: 'index', textsUrl: 'texts'});

  test('accepted pages exist', () => {
    const known = new Set(pages.map(({address}) => address));
    expect(asked.flatMap(({pages: accepted}) => accepted.map(addressOf)).filter((page) => !known.has(page))).toEqual(
      [],
    );
  });

  test.each([
    ['dev', 0.85, 0.95],
    ['held-out', 0.75, 0.85],
  ])('of the half "%s" the first hit answers four of five, the first three nearly all', (half, first, three) => {
    const ofHalf = asked.filter((one) => one.half === half && one.pages.length > 0);
    const relevance = measure(ofHalf);
    const {within, missed} = relevance;
    report(`fresh queries, ${half}`, relevance, ofHalf.length);
    expect({missed, isEnough: within(1) >= first}).toEqual({missed, isEnough: true});
    expect({missed, isEnough: within(3) >= three}).toEqual({missed, isEnough: true});
  });

  test.each([
    ['dev', 0.4],
    ['held-out', 0.33],
  ])('of the half "%s" many begin with the section that answers', (half, least) => {
    const share = shareOfSections(asked.filter((one) => one.half === half));
    console.info(`Sections of fresh queries, ${half}: ${share.toFixed(3)} first`);
    expect(share).toBeGreaterThanOrEqual(least);
  });

  const unanswered = load(readFileSync('tests/features/search/logic/unanswered.yml', 'utf8')) as Asked[];
  test.each([
    ['most that no page answers, dev', 'dev', 0.8, 1],
    ['most that no page answers, held-out', 'held-out', 0.6, 1],
    ['most that no page answers, of other kinds', 'other', 0.7, 1],
    ['few that a page answers', 'answered', 0, 0.05],
  ])('near misses only: %s', async (_, list, least, most) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => new Response(readBuilt(`search-${url}.json`)));
    const queries =
      list === 'other'
        ? unanswered
        : asked.filter(({half, pages: {length}}) => (list === 'answered' ? length > 0 : half === list && length === 0));
    const found = await Promise.all(queries.map(({query}) => client.search({query})));
    const far = found.filter(({isFar, nbHits}) => isFar || nbHits === 0);
    console.info(`Queries, ${list}: ${far.length} of ${found.length} have near misses only`);
    expect(far.length).toBeGreaterThanOrEqual(least * found.length);
    expect(far.length).toBeLessThanOrEqual(most * found.length);
  });
});

test('the dialog shows the right page as early as the search finds it, in groups of at most five', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => new Response(readBuilt(`search-${url}.json`)));
  const client = createEmbeddedClient({indexUrl: 'index', textsUrl: 'texts'});
  await new Promise<void>((resolve) => {
    client.onTexts?.(resolve);
    client.prepare?.();
  });
  const asked = ['relevance', 'sentences', 'fresh']
    .flatMap((list) => load(readFileSync(`tests/features/search/logic/${list}.yml`, 'utf8')) as Asked[])
    .filter((one) => one.pages.length > 0);
  const count = {found: [0, 0], shown: [0, 0]};
  for (const {query, pages: accepted} of asked) {
    const {hits} = await client.search({query});
    const groups = groupHits(hits);
    expect(Math.max(...groups.map((group) => group.hits.length))).toBeLessThanOrEqual(5);
    expect(new Set(groups.map(({name}) => name)).size).toBe(groups.length);
    const addresses = accepted.map(addressOf);
    for (const [name, list] of Object.entries({found: hits, shown: groups.flatMap((group) => group.hits)})) {
      const place = [...new Set(list.map(({url}) => url.split('#')[0]!))].findIndex((url) => addresses.includes(url));
      [1, 3].forEach(
        (most, which) => (count[name as keyof typeof count][which]! += Number(place >= 0 && place < most)),
      );
    }
  }
  console.info(`Right page of ${asked.length} first, among three: ${count.found}; in groups ${count.shown}`);
  expect(count.shown[0]).toBe(count.found[0]);
  expect(count.shown[1]).toBeGreaterThanOrEqual(count.found[1]! - asked.length / 200);
});

test('messages of csf and lfd with names and numbers find the sections about them', () => {
  const messages = load(readFileSync('tests/features/search/logic/messages.yml', 'utf8')) as Asked[];
  const share = shareOfSections(messages.map((one) => ({...one, query: shortenText(one.query)})));
  console.info(`Sections of ${messages.length} messages: ${share.toFixed(3)} first`);
  expect(share).toBeGreaterThanOrEqual(0.85);
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
