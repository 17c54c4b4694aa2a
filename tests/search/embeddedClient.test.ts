import {createEmbeddedClient} from '@site/src/search/embeddedClient';
import {serializeIndex} from '@site/src/search/engine';

const index = serializeIndex([
  {
    objectID: '1',
    url: '/docs/a/',
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Documentation',
      lvl1: 'Port knocking',
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  },
]);

const answer = (body: string, status = 200) => new Response(body, {status});

/** Lets `fetch` answer with these, one after the other. */
function answers(...responses: Response[]): jest.SpyInstance {
  const fetch = jest.spyOn(globalThis, 'fetch');
  responses.forEach((response) => fetch.mockResolvedValueOnce(response));
  return fetch;
}

afterEach(() => jest.restoreAllMocks());

test('fetches the index at the first query, once', async () => {
  const fetch = answers(answer(index));
  const client = createEmbeddedClient('/search-index.json');
  expect(fetch).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([client.search('port'), client.search('knocking')]);
  expect([first[0]?.objectID, second[0]?.objectID]).toEqual(['1', '1']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([
  ['is missing', answer('', 404)],
  ['is cut short', answer(index.slice(0, 40))],
])('fails when the index %s, and tries again at the next query', async (_, broken) => {
  answers(broken, answer(index));
  const client = createEmbeddedClient('/search-index.json');
  await expect(client.search('port')).rejects.toThrow();
  await expect(client.search('port')).resolves.toHaveLength(1);
});
