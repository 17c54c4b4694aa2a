/** @jest-environment jsdom */

import type {BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import {paintEarly} from '@site/src/plugins/early-paint';

const styles = '<link rel=stylesheet href=/assets/css/styles.css />';
const scripts = '<script src=/assets/js/a.js defer></script><script src=/assets/js/b.js defer></script>';
const drawn = '<div id=__docusaurus><p>Text</p></div>';

function change(head: string, body: string): string {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  return paintEarly()(html, {} as BuiltPage, 'docs/intro/index.html');
}

test('a script at the end of the page names the scripts in their order, and the head has none of them', () => {
  const html = change(styles + scripts, drawn);
  expect(html).toContain(`<head>${styles}</head>`);
  expect(html).toMatch(/<\/div><script data-scripts="\/assets\/js\/a\.js \/assets\/js\/b\.js">.+<\/script><\/body>/);
});

test('the same is found where attributes have quotes', () => {
  const html = change(
    '<link rel="stylesheet" href="/s.css"><script src="/assets/js/a.js" defer=""></script>',
    '<div id="__docusaurus"></div>',
  );
  expect(html).toContain('<script data-scripts="/assets/js/a.js">');
});

test('no inline script stands between style sheets and what React draws', () => {
  const html = change(`<title>T</title>${styles}${scripts}`, `<svg></svg><script>colours()</script>${drawn}`);
  expect(html).toContain(`<head><title>T</title><script>colours()</script>${styles}</head><body><svg></svg>${drawn}`);
});

test('scripts inside of what React draws, data and scripts of others stay', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const other = '<script async src="https://www.example.com/x.js"></script>';
  const tabs = '<div id=__docusaurus><script>tabs()</script></div>';
  expect(change(other + styles + scripts + data, tabs)).toContain(`<head>${other}${styles}${data}</head><body>${tabs}`);
});

/** Runs the script of a page with two scripts, and answers with the elements by which it asks for these. */
function startPage(): HTMLScriptElement[] {
  const [, source] = /data-scripts="[^"]*">(.+?)<\/script>/.exec(change(styles + scripts, drawn))!;
  const current = document.createElement('script');
  current.dataset.scripts = '/a.js /b.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  document.head.replaceChildren();
  new Function(source!)();
  return [...document.head.querySelectorAll('script')];
}

test('the script asks for each script in the order of the page', () => {
  expect(startPage().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ]);
});

test.each(['load', 'error'])('where nothing has started at the %s of the last script, the banner comes', (event) => {
  const insertBanner = jest.fn();
  Object.assign(window, {insertBanner});
  const [first, last] = startPage();
  first!.dispatchEvent(new Event(event));
  expect(insertBanner).not.toHaveBeenCalled();
  last!.dispatchEvent(new Event(event));
  expect(insertBanner).toHaveBeenCalledTimes(1);
});

test('where Docusaurus has started, no banner comes, nor on a page that has none', () => {
  const insertBanner = jest.fn();
  Object.assign(window, {insertBanner});
  const [, last] = startPage();
  Object.assign(window, {docusaurus: {}});
  last!.dispatchEvent(new Event('load'));
  expect(insertBanner).not.toHaveBeenCalled();
  Object.assign(window, {insertBanner: undefined});
  startPage().forEach((script) => script.dispatchEvent(new Event('error')));
});

test('a page that Docusaurus did not draw stays as it is', () => {
  const html = '<!doctype html><script src="/js/moved.js" defer></script><p>Moved</p>';
  expect(paintEarly()(html, {} as BuiltPage, 'old/index.html')).toBe(html);
});

test('a page of another form stops the build and is named', () => {
  expect(() => change(styles, drawn)).toThrow(/^docs\/intro\/index\.html has no deferred scripts/);
  expect(() => change(scripts, drawn)).toThrow(/^docs\/intro\/index\.html has no style sheet in its head/);
});
