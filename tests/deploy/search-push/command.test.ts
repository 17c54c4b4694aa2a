import {rmSync} from 'node:fs';
import path from 'node:path';

import {searchPush, usage} from '@site/deploy/search-push/command';
import settings from '@site/deploy/search-push/settings.json';
import {synonyms} from '@site/src/features/search/logic/synonyms';

import {newFolder, writeFiles} from '../../support/folder';
import {closedPort} from '../../support/loopback';
import {startSearchService, type SearchService} from '../../support/searchService';

const index = 'sentinel-docs';
const given = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_INDEX: index,
  ALGOLIA_ADMIN_KEY: 'fedcba9876543210fedcba9876543210',
};
const entries = (length: number) => Array.from({length}, (_, number) => ({objectID: `old ${number}`}));

let service: SearchService;
let build: string;

/** A page with as many headings as said, so with that many records and the title's. */
function page(route: string, headings: number): string {
  const sections = Array.from({length: headings}, (_, number) => `<h2 id="s${number}">Section ${number}</h2>`);
  return `<html lang="en"><head><link rel="canonical" href="https://example.org/${route}"></head>
    <body><main><article><h1>Title</h1>${sections.join('')}</article></main></body></html>`;
}

async function push({args = [], variables = {}, ports = [service.port]}: Partial<Run> = {}) {
  const lines: string[] = [];
  const code = await searchPush({
    args,
    given: {...given, ...variables},
    outDir: build,
    say: (...line: unknown[]) => lines.push(line.join(' ')),
    hosts: ports.map((port) => ({url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'})),
  });
  return {code, lines};
}

type Run = {args: string[]; variables: Record<string, string>; ports: number[]};

beforeEach(async () => {
  service = await startSearchService(index);
  build = newFolder({'index.html': page('', 2), 'docs/a/index.html': page('docs/a/', 6)});
});

afterEach(() => service.close());

test('replaces what the index holds at once, and says the counts before and after', async () => {
  service.indexes.set(index, {records: entries(12), settings: {}, synonyms: entries(1)});
  await expect(push()).resolves.toEqual({
    code: 0,
    lines: [
      'Before: the index sentinel-docs holds 12 records; the build has 10.',
      'After: the index sentinel-docs holds 10 records.',
    ],
  });
  expect([...service.indexes.keys()]).toEqual([index]);
  const {records, ...rest} = service.indexes.get(index)!;
  expect(records.map(({objectID}) => objectID)).toEqual([
    '/:0',
    '/:1',
    '/:2',
    ...Array.from({length: 7}, (_, number) => `/docs/a/:${number}`),
  ]);
  expect(records[4]).toMatchObject({url: '/docs/a/#s0', hierarchy: {lvl1: 'Title', lvl2: 'Section 0'}, kind: 'docs'});
  expect(rest.settings).toEqual(settings);
  expect(rest.synonyms).toHaveLength(synonyms.length);
  // Until the move visitors find the 12 old records, and never fewer.
  expect(service.history.map(({change, found}) => `${change}: ${found}`)).toEqual([
    'settings: 12',
    'synonyms: 12',
    'copy: 12',
    'batch: 12',
    'copy: 12',
    'move: 10',
  ]);
});

test('fills an index that does not exist yet', async () => {
  await expect(push()).resolves.toEqual({
    code: 0,
    lines: [
      'Before: the index sentinel-docs holds 0 records; the build has 10.',
      'After: the index sentinel-docs holds 10 records.',
    ],
  });
});

test('counts every record, also those of one address, and stays out of the statistics', async () => {
  await push();
  expect(service.received[0]).toMatchObject({
    path: '/1/indexes/sentinel-docs/query',
    headers: {'x-algolia-api-key': given.ALGOLIA_ADMIN_KEY},
    body: {query: '', hitsPerPage: 0, distinct: false, analytics: false},
  });
});

describe('much smaller than the index', () => {
  beforeEach(() => service.indexes.set(index, {records: entries(13), settings: {}, synonyms: []}));

  test('changes nothing', async () => {
    await expect(push()).resolves.toEqual({
      code: 1,
      lines: [
        'Before: the index sentinel-docs holds 13 records; the build has 10.',
        'The index holds 13 records and the build has 10, which is 76 % and less than 80 %, so the index was not ' +
          'changed: check whether the build lacks pages. If they were removed on purpose, run "npm run search:push -- --force".',
      ],
    });
    expect(service.history).toEqual([]);
    expect(service.received).toHaveLength(1);
  });

  test('replaces it if forced', async () => {
    await expect(push({args: ['--force']})).resolves.toMatchObject({code: 0});
    expect(service.indexes.get(index)!.records).toHaveLength(10);
  });
});

test.each([[[]], [['--force']]])('changes nothing if no page has records, with %j', async (args) => {
  service.indexes.set(index, {records: entries(13), settings: {}, synonyms: []});
  writeFiles(build, {'index.html': '<html></html>', 'docs/a/index.html': '<html></html>'});
  await expect(push({args})).resolves.toMatchObject({
    code: 1,
    lines: [expect.anything(), expect.stringContaining('The build has no records')],
  });
  expect(service.received).toHaveLength(1);
});

describe('asks the service nothing', () => {
  afterEach(() => expect(service.received).toEqual([]));

  test('without a build', async () => {
    rmSync(path.join(build, 'index.html'));
    const line = `${build} has no finished build: run "npm run build" first.`;
    await expect(push()).resolves.toEqual({code: 1, lines: [line]});
  });

  test.each<[string, Partial<Run>, string]>([
    [
      'with another base URL than that of the build',
      {variables: {BASE_URL: '/preview/'}},
      'The build was made for https://example.org/, but BASE_URL is "/preview/": set BASE_URL to the value used for the build.',
    ],
    [
      'without its variables',
      {variables: {ALGOLIA_ADMIN_KEY: ''}},
      'ALGOLIA_ADMIN_KEY is not set: write the admin key, 32 or more letters and digits.',
    ],
    ['with an unknown option', {args: ['--forse']}, usage],
    ['with another argument', {args: ['now']}, usage],
    ['asked for help', {args: ['--help']}, usage],
  ])('%s', async (_, run, line) => {
    await expect(push(run)).resolves.toEqual({code: 1, lines: [line]});
  });
});

describe('a service that fails', () => {
  const refusal = (status: number, message: string) => ({status, body: JSON.stringify({message, status})});

  test('by refusing the key', async () => {
    service.refusals.set('query', refusal(403, 'Invalid Application-ID or API key'));
    await expect(push()).resolves.toEqual({
      code: 1,
      lines: [
        'The search service refused (Invalid Application-ID or API key): check ALGOLIA_APP_ID, and that ' +
          'ALGOLIA_ADMIN_KEY is the admin key.',
      ],
    });
  });

  test('by refusing the records: the old ones stay, and the other index is removed', async () => {
    service.indexes.set(index, {records: entries(12), settings: {}, synonyms: []});
    service.refusals.set('batch', refusal(400, 'Record is too big'));
    const {code, lines} = await push();
    expect(code).toBe(1);
    expect(lines.at(-1)).toBe(
      'The search service returned status 400 (Record is too big): push again. The old records stay until the ' +
        'new ones are complete.',
    );
    expect(service.indexes.get(index)!.records).toHaveLength(12);
    expect(service.received.at(-1)).toMatchObject({method: 'DELETE', path: expect.stringContaining(`${index}_tmp_`)});
  });

  test('by being out of reach', async () => {
    await expect(push({ports: [await closedPort()]})).resolves.toEqual({
      code: 1,
      lines: ['No host of the search service answered: check the network and ALGOLIA_APP_ID, then push again.'],
    });
  });

  test('by losing records', async () => {
    service.indexes.set(index, {records: entries(10), settings: {}, synonyms: []});
    const {indexes} = service;
    const set = indexes.set.bind(indexes);
    indexes.set = (name, content) => {
      if (name === index) {
        content.records.splice(9);
      }
      return set(name, content);
    };
    const {code, lines} = await push();
    expect(code).toBe(1);
    expect(lines.slice(-2)).toEqual([
      'After: the index sentinel-docs holds 9 records.',
      '10 were sent: check the index in the dashboard of the service, then push again.',
    ]);
  });
});
