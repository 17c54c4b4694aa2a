/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import type {DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import * as streams from 'node:stream/web';

import {createEmbeddedClient} from '@site/src/features/search/logic/embeddedClient';

import {completeBrowser, serveIndex} from './support/searchPage';

let Modal: (props: DocSearchModalProps) => ReactNode;

beforeAll(async () => {
  completeBrowser();
  // The assistant in the modal's code needs streams as soon as it is loaded, and jsdom has none.
  Object.assign(globalThis, streams);
  ({DocSearchModal: Modal} = await import('@docsearch/react'));
});

/** Draws DocSearch's own modal over our client and types into it. */
function search(words: string): void {
  const client = createEmbeddedClient({indexUrl: '/search-index.json', textsUrl: '/search-texts.json'});
  // A request and an answer have the form of DocSearch's, so nothing is left to do but to take them out of their lists.
  const ask = async ({requests}: {requests: {query: string}[]}) => ({
    results: await Promise.all(requests.map((request) => client.search(request))),
  });
  const transform = (stock: DocSearchTransformClient) =>
    ({...stock, search: ask as unknown as DocSearchTransformClient['search']}) satisfies DocSearchTransformClient;
  const props = {appId: 'A', apiKey: 'k', indexName: 'docs', initialScrollY: 0, transformSearchClient: transform};
  render(<Modal {...(props as unknown as DocSearchModalProps)} />);
  fireEvent.change(screen.getByRole('searchbox'), {target: {value: words}});
}

test("DocSearch's own modal shows the hits of our client", async () => {
  serveIndex();
  search('knocking');
  const [option] = await screen.findAllByRole('option');
  expect(option!.querySelector('a')!.getAttribute('href')).toBe('/docs/port-knocking/');
  expect(option!.textContent).toContain('Port knocking');
});
