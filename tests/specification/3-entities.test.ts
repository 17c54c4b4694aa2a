/** @jest-environment jsdom */
import site from '../../docusaurus.config';
import {openStoredSearches} from '../../src/features/search/ui/storedSearches';
import {record} from '../features/search/support';
import {line} from './specification';

const hit = {
  ...record('page', ['Page'], 'text', {keywords: ['x']}),
  _highlightResult: {hierarchy: {lvl1: {value: '<mark>Page</mark>'}}},
  _snippetResult: {content: {value: '<mark>text</mark>'}},
};

const stored = (name: string): Record<string, unknown>[] =>
  JSON.parse(localStorage.getItem(`__DOCSEARCH_${name}_SEARCHES__test`)!) as Record<string, unknown>[];

beforeEach(() => localStorage.clear());

test(line('3.1'), () => {
  expect(hit).toMatchObject({
    objectID: expect.any(String),
    url: expect.stringMatching(/^\//),
    type: expect.stringMatching(/^(?:lvl[1-6]|content)$/),
    hierarchy: {lvl0: expect.any(String), lvl1: 'Page'},
  });
  expect(hit).toHaveProperty('content');
  expect(Object.keys(hit.hierarchy).every((level) => /^lvl[0-6]$/.test(level))).toBe(true);
});

test(line('3.2', '3.3'), () => {
  const searches = openStoredSearches('test', localStorage);
  searches.addRecent(hit);
  searches.save(hit);
  searches.addRecent({...hit, objectID: 'another', url: '/another/'});
  expect(stored('RECENT')[0]).toMatchObject({objectID: 'another', url: '/another/'});
  expect(stored('FAVORITE')[0]).toMatchObject({objectID: hit.objectID, url: hit.url});
  for (const [saved] of [stored('FAVORITE'), stored('RECENT')]) {
    expect(saved).toMatchObject({type: hit.type, content: hit.content, hierarchy: hit.hierarchy});
    expect(Object.keys(saved!).sort()).toEqual(['content', 'hierarchy', 'kind', 'objectID', 'type', 'url']);
  }
});

test(line('3.11'), () => {
  expect(site).toMatchObject({
    url: expect.stringMatching(/^https:\/\//),
    baseUrl: expect.stringMatching(/^\/(?:.*\/)?$/),
    trailingSlash: true,
    favicon: expect.any(String),
    title: expect.any(String),
    i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en', direction: 'ltr'}}},
  });
});
