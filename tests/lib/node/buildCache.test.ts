import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {openBuildCache, openMemoryCache} from '@site/src/lib/node/buildCache';
import {newFolder} from '@site/tests/support/folder';

const log = jest.spyOn(console, 'log').mockImplementation();

let file: string;
beforeEach(() => {
  file = path.join(newFolder(), 'cache/steps');
  log.mockClear();
});

/** A build whose steps are `length` of these texts. Returns the results, and the texts that were worked on. */
function build(texts: string[], {madeBy = 'code', step = 'length'} = {}) {
  const cache = openBuildCache(file, madeBy);
  const worked: string[] = [];
  const results = texts.map((text) =>
    cache.take(step, text, () => {
      worked.push(text);
      return {text, length: text.length};
    }),
  );
  cache.close();
  return {results, worked};
}

test('the next build works only on what is new, and has the same results', () => {
  const first = build(['a', 'bb']);
  const second = build(['bb', 'a', 'ccc']);
  expect(second.worked).toEqual(['ccc']);
  expect(second.results).toEqual([first.results[1], first.results[0], {text: 'ccc', length: 3}]);
});

test('a build that worked on nothing leaves the file as it was', () => {
  build(['a', 'bb']);
  const before = readFileSync(file);
  build(['a', 'bb']);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('another step does not take the results of the first', () => {
  build(['a']);
  expect(build(['a'], {step: 'other'}).worked).toEqual(['a']);
});

test('the file holds what one build took, however many there were', () => {
  const size = (texts: string[]): number => {
    build(texts);
    return statSync(file).size;
  };
  const one = size(['text 0']);
  for (let place = 1; place < 10; place++) {
    expect(size([`text ${place}`])).toBe(one);
  }
});

test('what is done with a result later does not reach the next build', () => {
  const cache = openBuildCache(file, 'code');
  cache.take('list', 'input', () => ['made']).push('added later');
  cache.close();
  expect(openBuildCache(file, 'code').take('list', 'input', () => [])).toEqual(['made']);
});

test('a result that comes later, and bytes, are kept too', async () => {
  const cache = openBuildCache(file, 'code');
  await cache.take('bytes', 'input', () => Promise.resolve(Buffer.from([1, 2])));
  cache.close();
  const again = await openBuildCache(file, 'code').take('bytes', 'input', () => Promise.resolve(Buffer.of()));
  expect(Buffer.from(again)).toEqual(Buffer.from([1, 2]));
});

test('a result that fails is not kept', async () => {
  const cache = openBuildCache(file, 'code');
  await expect(cache.take('step', 'input', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  cache.close();
  expect(await openBuildCache(file, 'code').take('step', 'input', () => 'made')).toBe('made');
});

test.each<[string, () => void]>([
  ['cut short', () => writeFileSync(file, readFileSync(file).subarray(0, -1))],
  ['empty', () => writeFileSync(file, '')],
  ['something else', () => writeFileSync(file, 'x'.repeat(500))],
  [
    'changed in one byte',
    () => {
      const content = readFileSync(file);
      content[content.length - 5]! ^= 1;
      writeFileSync(file, content);
    },
  ],
])('a file that is %s is dropped with one line', (_, damage) => {
  const {results} = build(['a', 'bb']);
  damage();
  expect(build(['a', 'bb'])).toEqual({results, worked: ['a', 'bb']});
  expect(log.mock.calls).toEqual([[`${file} is damaged or from other code: this build makes everything anew.`]]);
  expect(build(['a', 'bb']).worked).toEqual([]);
});

test('a file of other code is dropped with one line', () => {
  build(['a']);
  expect(build(['a'], {madeBy: 'other code'}).worked).toEqual(['a']);
  expect(log).toHaveBeenCalledTimes(1);
});

test('what a cache made in one process is made once there, from the same input', () => {
  for (const cache of [openBuildCache(file, 'code'), openMemoryCache()]) {
    const make = jest.fn((text: string) => ({length: text.length}));
    const take = (text: string) => cache.take('length', text, () => make(text));
    expect([take('a'), take('bb'), take('a')]).toEqual([{length: 1}, {length: 2}, {length: 1}]);
    expect(make.mock.calls).toEqual([['a'], ['bb']]);
  }
});
