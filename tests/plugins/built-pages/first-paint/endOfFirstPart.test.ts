import {endOfFirstPart} from '@site/src/plugins/built-pages/first-paint/endOfFirstPart';

const main = '<div id=__docusaurus_skipToContent_fallback class=main>';
const short = '<p>Words.</p>';
const long = short.repeat(2000);

test('it is the first small element with an id behind the title', () => {
  const page = `${main}<h2 id=before>B</h2><h1 id=title>T</h1><div id=box><h2>No id</h2><input name=q id="q"></div>`;
  expect(endOfFirstPart(`${page}<h2 id=later>L</h2>${long}`)).toBe('q');
  expect(endOfFirstPart(`${main}<h1>T</h1>${short}<h3 class="a" id=third>3</h3>${long}`)).toBe('third');
});

test('far behind the title it would keep a visitor waiting', () => {
  expect(endOfFirstPart(`${main}<h1>T</h1>${long}<h2 id=far>F</h2>`)).toBeUndefined();
});

test('of a short page it is the whole, and of one without a title nothing', () => {
  expect(endOfFirstPart(`${long}${main}<h1>T</h1>${short}`)).toBe('__docusaurus_skipToContent_fallback');
  expect(endOfFirstPart(`${main}${short}<h2 id=a>A</h2>`)).toBeUndefined();
});
