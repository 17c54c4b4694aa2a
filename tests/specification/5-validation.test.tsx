/** @jest-environment jsdom */
import {createAutocomplete} from '@algolia/autocomplete-core';
import DocSidebarNavbarItem from '@docusaurus/theme-classic/lib/theme/NavbarItem/DocSidebarNavbarItem';
import NavbarItem from '@docusaurus/theme-classic/lib/theme/NavbarItem';
import {render} from '@testing-library/react';
import {liteClient} from 'algoliasearch/lite';
import {renderToString} from 'react-dom/server';

import StarBadge from '@site/src/components/StarBadge';

import {line} from './specification';

// The build that browsers get; Jest would take the one for Node.
jest.mock('algoliasearch/lite', () => jest.requireActual('algoliasearch/dist/lite/builds/browser.js'));

/** An item of the navbar that shows its label. */
function mockItem({label}: {label: string}): string {
  return label;
}
jest.mock('@theme/NavbarItem/ComponentTypes', () => ({default: mockItem}), {virtual: true});
jest.mock('@theme/NavbarItem/DefaultNavbarItem', () => ({__esModule: true, default: mockItem}), {virtual: true});
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActiveDocContext: () => ({}),
  useLayoutDocsSidebar: (id: string) => ({
    link: id === 'empty' ? undefined : {label: 'Introduction', path: '/docs/intro/'},
  }),
}));

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

test(line('5.9'), () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const {container} = render(<StarBadge />);
  expect(log).toHaveBeenCalled();
  expect(container.childElementCount).toBe(0);
});

test(line('5.6'), async () => {
  const source = {sourceId: 'pages', getItems: () => [], getItemUrl: () => '/'};
  const refresh = (sources: (typeof source)[]) =>
    createAutocomplete({openOnFocus: true, initialState: {query: 'a'}, getSources: () => sources}).refresh();
  await expect(refresh([source, source])).rejects.toThrow('The `sourceId` "pages" is not unique.');
  await expect(refresh([source, {...source, sourceId: 'posts'}])).resolves.toBeUndefined();
});

test(line('5.7'), () => {
  expect(renderToString(<NavbarItem type="default" label="Docs" />)).toBe('Docs');
  expect(() => renderToString(<NavbarItem type={'nonsense' as 'default'} label="Docs" />)).toThrow(
    'No NavbarItem component found for type "nonsense".',
  );
});

test(line('5.8'), () => {
  expect(renderToString(<DocSidebarNavbarItem sidebarId="docs" />)).toBe('Introduction');
  expect(() => renderToString(<DocSidebarNavbarItem sidebarId="empty" />)).toThrow(
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  );
});
