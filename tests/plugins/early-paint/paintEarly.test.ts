/** @jest-environment jsdom */

import type {BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import {paintEarly} from '@site/src/plugins/early-paint';

const styles = '<link rel=stylesheet href=/assets/css/styles.css />';
const scripts = '<script src=/assets/js/a.js defer></script><script src=/assets/js/b.js defer></script>';
const drawn = '<div id=__docusaurus><p>Text</p></div>';

function change(head: string, body: string): string {
  const html = `<!doctype html><html><head><meta charset=UTF-8>${head}</head><body>${body}</body></html>`;
  return paintEarly()(html, {} as BuiltPage, 'docs/intro/index.html');
}

test('a script before the style sheets names the scripts in their order, and nothing else asks for them', () => {
  const html = change(`<title>T</title>${styles}${scripts}`, drawn);
  expect(html).toMatch(/<title>T<\/title><script data-scripts="\/assets\/js\/a\.js \/assets\/js\/b\.js">/);
  expect(html).toContain(`</script>${styles}</head><body>${drawn}</body>`);
  expect(html).not.toContain('defer');
});

test('the same is found where attributes have quotes', () => {
  const html = change(
    '<link rel="stylesheet" href="/s.css"><script src="/assets/js/a.js" defer=""></script>',
    '<div id="__docusaurus"></div>',
  );
  expect(html).toContain('<script data-scripts="/assets/js/a.js">');
});

test('the style sheets are asked for at the very beginning', () => {
  const html = change(`<title>T</title>${styles}<link rel="stylesheet" href="/assets/css/b.css">${scripts}`, drawn);
  expect(html).toContain(
    '<meta charset=UTF-8><link rel="preload" as="style" href="/assets/css/styles.css">' +
      '<link rel="preload" as="style" href="/assets/css/b.css"><title>',
  );
});

test('no inline script stands between style sheets and what React draws', () => {
  const html = change(styles + scripts, `<svg></svg><script>colours()</script>${drawn}`);
  expect(html).toContain(`<script>colours()</script>${styles}</head><body><svg></svg>${drawn}`);
});

test('scripts inside of what React draws, data and scripts of others stay', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const other = '<script async src="https://www.example.com/x.js"></script>';
  const tabs = '<div id=__docusaurus><script>tabs()</script></div>';
  const html = change(other + styles + scripts + data, tabs);
  expect(html).toContain(`${other}<script data-scripts`);
  expect(html).toContain(`${styles}${data}</head><body>${tabs}`);
});

/** Runs the script of a page with two scripts until the page is read. */
function readPage({hasStyles}: {hasStyles: boolean}): void {
  const html = change(styles + scripts, drawn);
  const [, source] = /data-scripts="[^"]*">(.+?)<\/script>/.exec(html)!;
  document.head.innerHTML = '<link rel="stylesheet" href="/s.css">';
  Object.defineProperty(sheet(), 'sheet', {value: hasStyles ? {} : null});
  const current = document.createElement('script');
  current.dataset.scripts = '/a.js /b.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  new Function(source!)();
  expect(asked()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const sheet = (): HTMLLinkElement => document.head.querySelector('link')!;
const asked = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

beforeEach(() => jest.useFakeTimers());

test('where the style sheet is there, the scripts are asked for in their order as soon as the page is read', () => {
  readPage({hasStyles: true});
  expect(asked().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ]);
});

test('until the style sheet comes they wait, and are asked for once', () => {
  readPage({hasStyles: false});
  expect(asked()).toHaveLength(0);
  sheet().dispatchEvent(new Event('load'));
  expect(asked()).toHaveLength(2);
  jest.runAllTimers();
  expect(asked()).toHaveLength(2);
});

test('they do not wait for long, and are asked for once', () => {
  readPage({hasStyles: false});
  jest.runAllTimers();
  expect(asked()).toHaveLength(2);
  sheet().dispatchEvent(new Event('load'));
  expect(asked()).toHaveLength(2);
});

test.each(['load', 'error'])('where nothing has started at the %s of the last script, the banner comes', (event) => {
  const insertBanner = jest.fn();
  Object.assign(window, {insertBanner});
  readPage({hasStyles: true});
  const [first, last] = asked();
  first!.dispatchEvent(new Event(event));
  expect(insertBanner).not.toHaveBeenCalled();
  last!.dispatchEvent(new Event(event));
  expect(insertBanner).toHaveBeenCalledTimes(1);
});

test('where Docusaurus has started, no banner comes, nor on a page that has none', () => {
  const insertBanner = jest.fn();
  Object.assign(window, {insertBanner});
  readPage({hasStyles: true});
  Object.assign(window, {docusaurus: {}});
  asked()[1]!.dispatchEvent(new Event('load'));
  expect(insertBanner).not.toHaveBeenCalled();
  Object.assign(window, {insertBanner: undefined});
  readPage({hasStyles: true});
  asked()[1]!.dispatchEvent(new Event('error'));
});

test('a page that Docusaurus did not draw stays as it is', () => {
  const html = '<!doctype html><script src="/js/moved.js" defer></script><p>Moved</p>';
  expect(paintEarly()(html, {} as BuiltPage, 'old/index.html')).toBe(html);
});

test('a page of another form stops the build and is named', () => {
  expect(() => change(styles, drawn)).toThrow(/^docs\/intro\/index\.html has no deferred scripts/);
  expect(() => change(scripts, drawn)).toThrow(/^docs\/intro\/index\.html has no style sheet in its head/);
});
