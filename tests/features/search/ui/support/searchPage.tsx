import type {ReactNode} from 'react';
import {act, fireEvent, render} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';

import {writeIndex} from '@site/src/features/search/node/writeIndex';
import Site from '@site/tests/support/Site';

import {record} from '../../support';

/** Name under which the searches of a visitor are stored. */
export const index = 'sentinel-firewall';

/** The pages that can be found. */
export const records = {
  knocking: record('port-knocking', ['Port knocking']),
  flood: record('port-flood', ['Port flood']),
  lists: record('lists', ['Lists']),
};

/** A question that one of the pages answers. */
export const question = 'does a gate close at night';

const gate = ['Gates', 'Does a gate close at night?'];
const answering = record('gates', gate, 'No. It stays as it is.');

const files = writeIndex([
  ...Object.values(records),
  record('gates', gate),
  {...answering, lead: [0, answering.content!.length]},
  {...record('gate-post', ['Gate posts']), url: '/blog/gate-posts/', kind: 'blog'},
]);

const config = {customFields: {search: {provider: 'embedded'}}};

/** Draws a part of a page with all that the search asks of Docusaurus; resolves when late parts have come. */
export async function show(part: ReactNode): Promise<MemoryHistory> {
  const history = createMemoryHistory();
  await act(async () => {
    render(
      <Site config={config} history={history}>
        {part}
      </Site>,
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
    matchMedia: () => ({matches: false, addEventListener: () => undefined, removeEventListener: () => undefined}),
    docusaurus: {prefetch: () => false, preload: () => false},
  });
}

/** Serves the two files of the index of these pages, as the site does. */
export function serveIndex(): void {
  const serve = async (url: string) => ({ok: true, text: async () => (/texts/.test(url) ? files.texts : files.index)});
  Object.assign(globalThis, {fetch: serve});
}

/** Lets the server fail. */
export function failToServe(): void {
  Object.assign(globalThis, {fetch: async () => ({ok: false, status: 500})});
}

/** Presses a key and waits for what follows. Resolves to false if the page keeps the key from the browser. */
export async function press(init: KeyboardEventInit, element = document.activeElement!): Promise<boolean> {
  // Libraries read the older properties of events.
  const keyCode = init.key?.length === 1 ? init.key.toUpperCase().charCodeAt(0) : 0;
  return act(async () => fireEvent.keyDown(element, {code: init.key, keyCode, ...init}));
}
