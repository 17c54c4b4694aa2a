import type {SearchClient} from '@site/src/features/search/logic/record';
import {suggestionsFor} from '@site/src/features/search/logic/suggestions';

test('whole words are offered, never the beginning of one', async () => {
  const asked: string[] = [];
  const client = {
    search: ({query}: {query: string}) => {
      asked.push(query);
      return Promise.resolve({nbHits: 0, hits: []});
    },
  } as unknown as SearchClient;
  expect(await suggestionsFor('freebsd chatgpt', client)).toEqual([]);
  expect(asked).toEqual(['freebsd', 'chatgpt', 'unblock an address', 'locked out', 'open a port']);
});
