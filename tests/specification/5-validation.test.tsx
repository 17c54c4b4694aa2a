/** @jest-environment jsdom */
import {createAutocomplete} from '@algolia/autocomplete-core';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {DocsPreferredVersionContextProvider} from '@docusaurus/plugin-content-docs/client';
import DocSidebarNavbarItem from '@docusaurus/theme-classic/lib/theme/NavbarItem/DocSidebarNavbarItem';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import {liteClient} from 'algoliasearch/lite';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';

import {line} from './specification';

// The build that browsers get; Jest would take the one for Node.
jest.mock('algoliasearch/lite', () => jest.requireActual('algoliasearch/dist/lite/builds/browser.js'));

// The only part that stays out: how a link looks.
jest.mock('@theme/NavbarItem/DefaultNavbarItem', () => ({__esModule: true, default: mockLink}), {virtual: true});
function mockLink({label, to}: {label: string; to: string}) {
  return <a href={to}>{label}</a>;
}

/** What a JavaScript program may pass that does not keep to the types. */
const nothing = undefined as never;

test(line('5.2'), () => {
  expect(() => liteClient('', 'a key')).toThrow('`appId` is missing.');
  expect(() => liteClient('AN-ID', 'a key')).not.toThrow();
});

test(line('5.3'), () => {
  expect(() => liteClient('AN-ID', '')).toThrow('`apiKey` is missing.');
});

test(line('5.4'), () => {
  expect(() => liteClient('AN-ID', 'a key').customPost({path: nothing})).toThrow(/`path` is required/);
});

test(line('5.5'), () => {
  const client = liteClient('AN-ID', 'a key');
  expect(() => client.search(nothing)).toThrow(/`searchMethodParams` is required/);
  expect(() => client.search({requests: nothing})).toThrow(/`searchMethodParams.requests` is required/);
  expect(() => client.getRecommendations(nothing)).toThrow(/`getRecommendationsParams` is required/);
  expect(() => client.getRecommendations({requests: nothing})).toThrow(
    /`getRecommendationsParams.requests` is required/,
  );
});

test(line('5.6'), async () => {
  const source = {sourceId: 'pages', getItems: () => [], getItemUrl: () => '/'};
  const refresh = (sources: (typeof source)[]) =>
    createAutocomplete({openOnFocus: true, initialState: {query: 'a'}, getSources: () => sources}).refresh();
  await expect(refresh([source, source])).rejects.toThrow('The `sourceId` "pages" is not unique.');
  await expect(refresh([source, {...source, sourceId: 'posts'}])).resolves.toBeUndefined();
});

test(line('5.7'), () => {
  const errorOf = (type: string) => ThemeConfigSchema.validate({navbar: {items: [{type, label: 'Docs'}]}}).error;
  expect(errorOf('nonsense')?.message).toContain('Bad navbar item type nonsense');
  expect(errorOf('dropdown')?.message).not.toContain('Bad navbar item type');
});

/** The item in the navbar of a site whose docs have these sidebars. */
function renderItem(sidebarId: string, sidebars: object): string {
  const version = {name: 'current', label: '15.11', isLast: true, path: '/docs', docs: [], sidebars};
  const site = {
    siteConfig: {themeConfig: {docs: {versionPersistence: 'none'}}},
    globalData: {'docusaurus-plugin-content-docs': {default: {path: '/docs', versions: [version], breadcrumbs: true}}},
  };
  return renderToString(
    <MemoryRouter initialEntries={['/blog/']}>
      <Context.Provider value={site as never}>
        <DocsPreferredVersionContextProvider>
          <DocSidebarNavbarItem sidebarId={sidebarId} />
        </DocsPreferredVersionContextProvider>
      </Context.Provider>
    </MemoryRouter>,
  );
}

test(line('5.8'), () => {
  const sidebars = {docs: {link: {label: 'Introduction', path: '/docs/intro/'}}, empty: {}};
  expect(renderItem('docs', sidebars)).toBe('<a href="/docs/intro/">Introduction</a>');
  expect(() => renderItem('empty', sidebars)).toThrow(/Sidebar with ID "empty" doesn't have anything to be linked to/);
  expect(() => renderItem('none', sidebars)).toThrow(/Can't find any sidebar with id "none"/);
});
