import type {ReactNode} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';

import type {SearchAnswer, SearchHit, SearchRequest} from '@site/src/features/search/logic/record';

/** Name of the index under which the searches of a visitor are stored. */
export const index = 'docs';

const context = {
  siteConfig: {
    baseUrl: '/',
    url: 'https://example.org',
    future: {experimental_router: 'browser'},
    customFields: {search: {provider: 'hosted', appId: 'A', searchKey: 'k', index, insights: false}},
  },
} as unknown as DocusaurusContext;

/** Draws a part of a page with all that the search asks of Docusaurus; resolves when late parts have come. */
export async function show(part: ReactNode): Promise<MemoryHistory> {
  const history = createMemoryHistory();
  await act(async () => {
    render(
      <Context.Provider value={context}>
        <Router history={history}>{part}</Router>
      </Context.Provider>,
    );
  });
  return history;
}

/** What jsdom lacks of a browser: modal dialogs, scrolling, the width of the window, and Docusaurus's own object. */
export function completeBrowser(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  Object.assign(Element.prototype, {scrollIntoView: () => undefined});
  Object.assign(window, {
    matchMedia: () => ({matches: false}),
    docusaurus: {prefetch: () => false, preload: () => false},
  });
}

/** Presses a key and waits for what follows. Resolves to false if the page keeps the key from the browser. */
export async function press(init: KeyboardEventInit, element = document.activeElement!): Promise<boolean> {
  return act(async () => fireEvent.keyDown(element, init));
}

/** A hit in the part "Usage" of the docs. */
export function hit(page: string): SearchHit {
  const url = `/docs/${page.toLowerCase().replaceAll(' ', '-')}/`;
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Usage', lvl1: page, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    kind: 'docs',
    weight: {pageRank: 1, level: 1, position: 0},
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  };
}

export function answerWith(...pages: string[]): SearchAnswer {
  return {hits: pages.map(hit), total: pages.length};
}

export type Search = (request: SearchRequest) => Promise<SearchAnswer>;
