import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';
import {writeIndex} from '@site/src/features/search/node/writeIndex';

import {record} from '../support';

const files = writeIndex([
  record('knock', ['Port knocking']),
  record('knock', ['Port knocking'], 'One two three four five six seven a knock opens the port nine ten eleven.'),
  ...Array.from({length: 45}, (_, number) => record(`page-${number}`, [`Page ${number}`], 'A door is here.')),
]);
const urls = {indexUrl: '/search-index.json', textsUrl: '/search-texts.json'};

/** Lets `fetch` answer for each file with these bodies, one after the other; the last one stays. */
function serve(
  index: (string | Response | Error)[],
  texts: (string | Response | Error)[] = [files.texts],
): jest.SpyInstance {
  return jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const answers = url === urls.indexUrl ? index : texts;
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(typeof answer === 'string' ? new Response(answer) : answer.clone());
  });
}

const textsAreThere = (client: ReturnType<typeof createEmbeddedClient>) =>
  new Promise<void>((resolve) => {
    client.onTexts?.(resolve);
  });

afterEach(() => jest.restoreAllMocks());

test('fetches the index at the first query, once', async () => {
  const fetch = serve([files.index]);
  const client = createEmbeddedClient(urls);
  expect(fetch).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([client.search({query: 'port'}), client.search({query: 'knocking'})]);
  expect([first.hits[0]?.url, second.hits[0]?.url]).toEqual(['/docs/knock/', '/docs/knock/']);
  expect(fetch.mock.calls.filter(([url]) => url === urls.indexUrl)).toHaveLength(1);
});

test.each([
  ['is missing', new Response('', {status: 404}), 'host'],
  ['is cut short', files.index.slice(0, 400), 'file'],
  ['cannot be reached', new TypeError('Failed to fetch'), 'connection'],
] as const)('fails when the index %s, says what failed, and tries again at the next query', async (_, broken, kind) => {
  serve([broken, files.index]);
  const client = createEmbeddedClient(urls);
  await expect(client.search({query: 'port'})).rejects.toMatchObject({kind});
  await expect(client.search({query: 'port'})).resolves.toMatchObject({hits: [{url: '/docs/knock/'}]});
});

test('does not wait for ever for a file that never comes', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('too late', 'TimeoutError')));
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_, options) =>
      options?.signal?.aborted ? Promise.reject(options.signal.reason) : new Promise(() => undefined),
    );
  await expect(createEmbeddedClient(urls).search({query: 'port'})).rejects.toMatchObject({
    kind: 'connection',
    cause: {message: 'too late'},
  });
});

test('preparing never fails, and the query after it does not fetch again', async () => {
  const fetch = serve([new TypeError('Failed to fetch'), files.index]);
  const client = createEmbeddedClient(urls);
  client.prepare?.();
  await expect(client.search({query: 'port'})).rejects.toThrow();
  client.prepare?.();
  await client.search({query: 'port'});
  expect(fetch.mock.calls.filter(([url]) => url === urls.indexUrl)).toHaveLength(2);
});

test('marks what was found, in headings at once and in excerpts when the texts have come', async () => {
  serve([files.index]);
  const client = createEmbeddedClient(urls);
  const arrived = textsAreThere(client);
  const [before] = (await client.search({query: 'knocking', snippetWords: 5})).hits;
  expect(before?._highlightResult?.hierarchy?.lvl1?.value).toBe('Port <mark>knocking</mark>');
  await arrived;
  const [after] = (await client.search({query: 'knocking', snippetWords: 5})).hits;
  expect(after?._snippetResult?.content?.value).toBe('… seven a <mark>knock</mark> opens the …');
});

test('hits that are in sight stay where they are when the texts arrive', async () => {
  const {index, texts} = writeIndex([
    record('gate', ['A gate for the port']),
    record('port', ['Ports']),
    record('port', ['Ports'], 'The gate of the port, a gate, the gate.'),
  ]);
  serve([index], [texts]);
  const client = createEmbeddedClient(urls);
  const arrived = textsAreThere(client);
  const order = async () => (await client.search({query: 'ports gate'})).hits.map(({url}) => url);
  const before = await order();
  await arrived;
  expect(await order()).toEqual(before);
  await client.search({query: 'other'});
  expect((await order()).toSorted()).toEqual(before.toSorted());
});

test('says which words it searched instead of a misspelt one', async () => {
  serve([files.index]);
  const answer = await createEmbeddedClient(urls).search({query: 'knokcing'});
  expect(answer).toMatchObject({repaired: 'knocking', hits: [{url: '/docs/knock/'}]});
  expect(await createEmbeddedClient(urls).search({query: 'knocking'})).not.toHaveProperty('repaired');
});

test('shows at most three near misses, as such, when no page has most of what the query says', async () => {
  serve([files.index]);
  const client = createEmbeddedClient(urls);
  const far = await client.search({query: 'door elephant savanna giraffe'});
  expect([far.isFar, far.nbHits]).toEqual([true, 3]);
  expect(await client.search({query: 'door'})).not.toHaveProperty('isFar');
});

test('hits are there without excerpts when the texts cannot be read', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  serve([files.index], ['[not json']);
  const client = createEmbeddedClient(urls);
  await client.search({query: 'knocking'});
  await new Promise((resolve) => setTimeout(resolve, 10));
  const [hit] = (await client.search({query: 'knocking'})).hits;
  expect(hit?._snippetResult).toBeUndefined();
  expect(warn).toHaveBeenCalled();
});

test('finds headings before the texts arrive, and waits for the texts if no heading has the word', async () => {
  let release: (response: Response) => void = () => undefined;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url) =>
      url === urls.indexUrl
        ? Promise.resolve(new Response(files.index))
        : new Promise((resolve) => void (release = resolve)),
    );
  const client = createEmbeddedClient(urls);
  expect((await client.search({query: 'knocking'})).nbHits).toBe(1);
  const ofText = client.search({query: 'door'});
  release(new Response(files.texts));
  expect((await ofText).nbHits).toBe(45);
});

test('answers with 20 hits, or as many as are asked for, and the number of all', async () => {
  serve([files.index]);
  const client = createEmbeddedClient(urls);
  const first = await client.search({query: 'door'});
  const more = await client.search({query: 'door', hitsPerPage: 40});
  expect([first.hits.length, first.nbHits, more.hits.length]).toEqual([20, 45, 40]);
  expect(more.hits.slice(0, 20)).toEqual(first.hits);
});

describe('a pasted text', () => {
  const fine = 'Retrieved and blocking blocklist SPAMDROP IP address ranges';
  const section = record('usage/ip-blocklists', ['Block lists', 'Does the list work?']);
  const records = [record('spamdrop', ['Lists', 'blocking blocklist SPAMDROP']), section];
  const {index, texts} = writeIndex(records.map((each) => ({...each, url: each.url.replace(/-$/, '')})));

  test('is said to be what it is, and the section that the decoder names comes first; of typed words, the one that has them', async () => {
    serve([index], [texts]);
    const client = createEmbeddedClient(urls);
    const request = {query: 'blocklist SPAMDROP'};
    const found = await client.search({...request, pasted: fine});
    expect(found.recognised).toBe('output');
    expect(found.hits[0]!.url).toBe('/docs/usage/ip-blocklists/#does-the-list-work');
    const typed = await client.search(request);
    expect(typed.recognised).toBeUndefined();
    expect(typed.hits[0]!.url).toBe('/docs/spamdrop/#blocking-blocklist-spamdrop');
  });
});

test.each([
  ['an address', '203.0.113.7', '/docs/unblock/'],
  ['a network', '2001:db8::/32', '/docs/unblock/'],
  ['a host', 'www.example.org', '/docs/names/'],
])('%s alone finds the pages about it', async (_, query, url) => {
  const {index, texts} = writeIndex([
    record('unblock', ['Why is an address blocked?']),
    record('names', ['Allow a host name']),
    record('knock', ['Port knocking']),
  ]);
  serve([index], [texts]);
  const {hits} = await createEmbeddedClient(urls).search({query});
  expect(hits[0]?.url).toBe(url);
});
