import {bytesBySource} from '@site/bench/bundle/bytesBySource';

/** One line of a.js and b.js; a second one that begins with words of the bundler and ends with a.js. */
const script = 'aaaabbb\n/**/aa\n';
const map = JSON.stringify({
  version: 3,
  sources: ['a.js', 'b.js'],
  names: [],
  // Line 1: column 0 is in a.js, column 4 in b.js; line 2: column 4 is in a.js.
  mappings: 'AAAA,ICAA;IDAA',
});

test('every character of a script belongs to a module or to the bundler', () => {
  const sizes = Object.fromEntries(bytesBySource(script, map));
  expect(sizes).toEqual({'a.js': 'aaaa'.length + 'aa\n'.length, 'b.js': 'bbb\n'.length, bundler: '/**/'.length});
});
