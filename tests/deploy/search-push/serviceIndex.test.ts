import {serviceSynonyms} from '@site/deploy/search-push/serviceIndex';
import {synonyms} from '@site/src/features/search/logic/synonyms';

test('a group is a synonym that works in all directions', () => {
  expect(serviceSynonyms([['unblock', 'unban']])).toEqual([
    {objectID: 'group-unblock', type: 'synonym', synonyms: ['unblock', 'unban']},
  ]);
});

test('no two groups of the site have one name, so none is lost', () => {
  const names = serviceSynonyms(synonyms).map(({objectID}) => objectID);
  expect(new Set(names).size).toBe(names.length);
});

test('no group is longer than the 20 words that the service takes', () => {
  expect(synonyms.filter(({length}) => length > 20)).toEqual([]);
});
