import {chunkNamesIn, renameChunks, shortestBeginnings} from '@site/src/plugins/lean-client/chunkNames';

test('names are cut to the shortest beginnings that differ, of two letters at least', () => {
  expect([...shortestBeginnings(['06dd3988', '06dc1111', '5e95c892', '06dd3988'])]).toEqual([
    ['06dc1111', '06dc'],
    ['06dd3988', '06dd'],
    ['5e95c892', '5e'],
  ]);
});

test('a name that begins another stays whole', () => {
  expect([...shortestBeginnings(['abc', 'abcd']).values()]).toEqual(['abc', 'abcd']);
});

test('a new name leaves the others as they are, unless they begin alike', () => {
  const before = shortestBeginnings(['06dd3988', '5e95c892']);
  const after = shortestBeginnings(['06dd3988', '5e95c892', '717af300']);
  expect([...before].every(([name, short]) => after.get(name) === short)).toBe(true);
});

test('names are found and renamed wherever a route needs a chunk', () => {
  const chunks = {'/blog/-387': {__comp: 'a6aa9e1f', items: [{content: '348ce9f6'}]}};
  expect(chunkNamesIn(chunks)).toEqual(['a6aa9e1f', '348ce9f6']);
  expect(renameChunks(chunks, new Map([['a6aa9e1f', 'a6']]))).toEqual({
    '/blog/-387': {__comp: 'a6', items: [{content: '348ce9f6'}]},
  });
});
