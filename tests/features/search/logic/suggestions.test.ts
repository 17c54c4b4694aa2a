import type {SearchClient} from '@site/src/features/search/logic/record';
import {suggestionsFor} from '@site/src/features/search/logic/suggestions';

test('the beginning of a word that is offered holds no half character', async () => {
  const asked: string[] = [];
  const client = {
    search: ({query}: {query: string}) => {
      asked.push(query);
      return Promise.resolve({nbHits: 0, hits: []});
    },
  } as unknown as SearchClient;
  expect(await suggestionsFor('firewal😀x', client)).toEqual([]);
  expect(asked).toContain('firewal');
  expect(asked.join('')).not.toMatch(/\p{Surrogate}/u);
});
