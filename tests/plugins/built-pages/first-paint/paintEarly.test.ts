import type {BuiltPage} from '@site/src/lib/html/builtPage';
import {endOfFirstScreen, paintEarly} from '@site/src/plugins/built-pages/first-paint';
import {newFolder} from '@site/tests/support/folder';

const styles = '<link rel=stylesheet href=/assets/css/styles.css />';
const scripts = '<script src=/assets/js/a.js defer></script><script src=/assets/js/b.js defer></script>';
const drawn = '<div id=__docusaurus><p>Text</p></div>';

const outDir = newFolder({
  'assets/fonts/atkinson-hyperlegible-next-01.woff2': '',
  'assets/fonts/atkinson-hyperlegible-mono-02.woff2': '',
});

function change(head: string, body: string): string {
  const html = `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
  return paintEarly({outDir, baseUrl: '/base/'})(html, {} as BuiltPage, 'docs/intro/index.html');
}

test('a script at the beginning names the scripts in their order, and nothing else asks for them', () => {
  const html = change(`<title>T</title>${styles}${scripts}`, drawn);
  expect(html).toMatch(/<script data-scripts="\/assets\/js\/a\.js \/assets\/js\/b\.js">/);
  expect(html).toContain(`</script><title>T</title>${styles}</head><body>${drawn}</body>`);
  expect(html).not.toContain('defer');
});

test('what other scripts bring is there before those of every page run', () => {
  const named = ['runtime~main.01', 'main.02', 'chunk.03', 'chunk.04'].map(
    (name) => `<script src=/assets/js/${name}.js defer></script>`,
  );
  expect(change(styles + named.join(''), drawn)).toContain(
    'data-scripts="/assets/js/chunk.03.js /assets/js/chunk.04.js /assets/js/runtime~main.01.js /assets/js/main.02.js"',
  );
});

test('another names the font of text, and of code where the page has some', () => {
  const text = '/base/assets/fonts/atkinson-hyperlegible-next-01.woff2';
  expect(change(styles + scripts, drawn)).toContain(`<script data-fonts="${text}">`);
  expect(change(styles + scripts, `${drawn}<code>csf</code>`)).toContain(
    `<script data-fonts="${text} /base/assets/fonts/atkinson-hyperlegible-mono-02.woff2">`,
  );
});

test('a page that is long waits with its paint for an element behind its first screen', () => {
  const long = '<p>Words.</p>'.repeat(2000);
  const html = change(styles + scripts, `<div id=__docusaurus><h1>T</h1><h2 class=a id=first>A</h2>${long}</div>`);
  expect(html).toMatch(/<meta charset=UTF-8><link rel="expect" href="#first" blocking="render"><script/);
  expect(change(styles + scripts, `<div id=__docusaurus><h1>T</h1>${long}</div>`)).not.toContain('rel="expect"');
});

test('all other scripts, and data, stay where they are', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const other = '<script async src="https://www.example.com/x.js"></script>';
  const colours = '<script>colours()</script>';
  const html = change(other + styles + scripts + data, colours + drawn);
  expect(html).toContain(`</script>${other}${styles}${data}</head><body>${colours}${drawn}`);
});

test('a page that Docusaurus did not draw stays as it is', () => {
  const html = '<!doctype html><script src="/js/moved.js" defer></script><p>Moved</p>';
  expect(paintEarly({outDir, baseUrl: '/'})(html, {} as BuiltPage, 'old/index.html')).toBe(html);
});

test('a page of another form stops the build and is named', () => {
  expect(() => change(styles, drawn)).toThrow(/^docs\/intro\/index\.html has no deferred scripts/);
});

test('a build without the font stops, and the error says where to look', () => {
  const without = newFolder({'assets/fonts/another.woff2': ''});
  expect(() => paintEarly({outDir: without, baseUrl: '/'})).toThrow(
    /assets\/fonts has no font whose name matches .*: adapt the pattern in src\/plugins\/built-pages\/first-paint\/index\.ts/,
  );
});

const main = '<div id=__docusaurus_skipToContent_fallback class=main>';
const short = '<p>Words.</p>';
const long = short.repeat(2000);

test('it is the first small element with an id behind the title', () => {
  const page = `${main}<h2 id=before>B</h2><h1 id=title>T</h1><div id=box><h2>No id</h2><input name=q id=q></div>`;
  expect(endOfFirstScreen(`${page}<h2 id=later>L</h2>${long}`)).toBe('q');
  expect(endOfFirstScreen(`${main}<h1>T</h1>${short}<h3 class="a" id=third>3</h3>${long}`)).toBe('third');
});

test('far behind the title it would keep a visitor waiting', () => {
  expect(endOfFirstScreen(`${main}<h1>T</h1>${long}<h2 id=far>F</h2>`)).toBeUndefined();
});

test('of a short page it is the whole, and of one without a title nothing', () => {
  expect(endOfFirstScreen(`${long}${main}<h1>T</h1>${short}`)).toBe('__docusaurus_skipToContent_fallback');
  expect(endOfFirstScreen(`${main}${short}<h2 id=a>A</h2>`)).toBeUndefined();
});
