/** @jest-environment jsdom */

import {readFileSync} from 'node:fs';

const source = readFileSync('src/plugins/built-pages/first-paint/chooseFonts.js', 'utf8');

type Line = {waited?: number; rtt?: number; saveData?: boolean};

/** Opens a page whose answer began after so many milliseconds, on a line that takes so many for a turn. */
function openPage({waited, ...connection}: Line): void {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.fonts;
  const current = document.createElement('script');
  current.dataset.fonts = '/text.woff2 /code.woff2';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  const visits = waited === undefined ? [] : [{requestStart: 40, responseStart: 40 + waited}];
  Object.assign(performance, {getEntriesByType: () => visits});
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
  new Function(source)();
}

const chosen = (): string | undefined => document.documentElement.dataset.fonts;
const asked = (): HTMLLinkElement[] => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

test.each<Line>([{waited: 20}, {waited: 100, rtt: 100}, {}])('on a near server the fonts are asked for: %p', (line) => {
  openPage(line);
  expect(asked().map((link) => [link.getAttribute('href'), link.as, link.crossOrigin])).toEqual([
    ['/text.woff2', 'font', 'anonymous'],
    ['/code.woff2', 'font', 'anonymous'],
  ]);
  expect(chosen()).toBeUndefined();
});

test.each<Line>([{waited: 101}, {waited: 20, rtt: 150}, {waited: 20, saveData: true}])(
  'where it would be late, or for who saves data, the system has to do: %p',
  (line) => {
    openPage(line);
    expect(asked()).toEqual([]);
    expect(chosen()).toBe('system');
  },
);
