/** @jest-environment jsdom */

import {readFileSync} from 'node:fs';

const source = readFileSync('src/plugins/built-pages/first-paint/startScripts.js', 'utf8');

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

afterEach(() => jest.useRealTimers());

/** Runs the script of a page with two scripts until the page is read. */
function readPage(): void {
  document.head.innerHTML = '';
  const current = document.createElement('script');
  current.dataset.scripts = '/a.js /b.js';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  const listen = jest.spyOn(document, 'addEventListener').mockReturnValue();
  new Function(source)();
  expect(asked()).toEqual([]);
  const [, whenRead] = listen.mock.calls.find(([event]) => event === 'DOMContentLoaded')!;
  (whenRead as () => void)();
}

const asked = (): HTMLScriptElement[] => [...document.head.querySelectorAll('script')];

test('the scripts of a page that is opened in the background are asked for in their order when it has been read', () => {
  readPage();
  expect(asked().map((script) => [script.getAttribute('src'), script.async])).toEqual([
    ['/a.js', false],
    ['/b.js', false],
  ]);
});

test('while somebody looks at the page, they are asked for behind its first frame', () => {
  jest.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  window.requestAnimationFrame = (frame) => frames.push(frame);
  readPage();
  jest.runAllTimers();
  expect(asked()).toEqual([]);
  frames.forEach((frame) => frame(0));
  expect(asked()).toEqual([]);
  jest.runAllTimers();
  expect(asked()).toHaveLength(2);
});

test('a script that fails makes room for another try', () => {
  readPage();
  const [first, last] = asked();
  first!.dispatchEvent(new Event('error'));
  expect(asked()).toEqual([last]);
});

test.each(['load', 'error'])('where nothing has started at the %s of the last script, the banner comes', (event) => {
  const insertBanner = jest.fn();
  Object.assign(window, {insertBanner});
  readPage();
  const [first, last] = asked().slice(-2);
  first!.dispatchEvent(new Event(event));
  expect(insertBanner).not.toHaveBeenCalled();
  last!.dispatchEvent(new Event(event));
  expect(insertBanner).toHaveBeenCalledTimes(1);
});

test('where Docusaurus has started, no banner comes, nor on a page that has none', () => {
  const insertBanner = jest.fn();
  Object.assign(window, {insertBanner});
  readPage();
  Object.assign(window, {docusaurus: {}});
  asked().at(-1)!.dispatchEvent(new Event('load'));
  expect(insertBanner).not.toHaveBeenCalled();
  Object.assign(window, {insertBanner: undefined});
  readPage();
  asked().at(-1)!.dispatchEvent(new Event('error'));
});
