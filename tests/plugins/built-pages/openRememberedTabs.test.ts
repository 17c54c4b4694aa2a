/** @jest-environment jsdom */

import {readFileSync} from 'node:fs';

const script = readFileSync('src/plugins/built-pages/openRememberedTabs.js', 'utf8');
const values = ['cpanel', 'directadmin', 'generic'];

const begin = '<span hidden data-tab-group="panel"></span>';
const tabs = `<ul>${values.map((_, place) => tab(place === 0)).join('')}</ul>`;
const panels = values.map(
  (value, place) => `<div role="tabpanel" ${place === 0 ? '' : 'hidden'}><p data-tab="${value}"></p></div>`,
);

function tab(isOpen: boolean): string {
  return `<li role="tab" class="tabs__item ${isOpen ? 'tabs__item--active' : ''}" aria-selected="${isOpen}"></li>`;
}

/** Lets the page grow, as while a browser reads it, and tells which panels are open then. */
async function grow(element: Element, html: string): Promise<string[]> {
  element.insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
  return [...document.querySelectorAll<HTMLElement>('[role="tabpanel"]:not([hidden]) > [data-tab]')].map(
    ({dataset}) => dataset.tab!,
  );
}

const openTabs = () =>
  [...document.querySelectorAll('[role="tab"]')].flatMap((each, place) =>
    each.matches('.tabs__item--active[aria-selected="true"]') ? [values[place]] : [],
  );

async function readAll(): Promise<string[][]> {
  document.body.innerHTML = '';
  const current = document.createElement('script');
  current.dataset.suffix = '-suffix';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(current);
  (0, eval)(script);
  const seen = [await grow(document.body, `${begin}<div>${tabs}<div></div></div>`)];
  for (const panel of panels) {
    seen.push(await grow(document.querySelector('ul + div')!, panel));
  }
  seen.push(await grow(document.body, '<span hidden></span>'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return seen;
}

beforeEach(() => localStorage.clear());

test('while a page is read, no other tab is open than the one that was chosen', async () => {
  localStorage.setItem('docusaurus.tab.panel-suffix', 'generic');
  expect(await readAll()).toEqual([[], [], [], ['generic'], ['generic']]);
  expect(openTabs()).toEqual(['generic']);
});

test('where the choice is none of the tabs, the first is open when the group has been read', async () => {
  localStorage.setItem('docusaurus.tab.panel-suffix', 'webmin');
  expect(await readAll()).toEqual([[], [], [], [], ['cpanel']]);
  expect(openTabs()).toEqual(['cpanel']);
});

test('without a choice the first tab is open from the beginning', async () => {
  expect(await readAll()).toEqual([[], ['cpanel'], ['cpanel'], ['cpanel'], ['cpanel']]);
  expect(openTabs()).toEqual(['cpanel']);
});
