import type {IncomingMessage} from 'node:http';

import {acceptsPage, fileToSend} from '@site/deploy/serve/negotiate';
import {acceptValues, refusedValues} from '@site/tests/deploy/accept';

const request = (accept?: string): IncomingMessage => ({headers: {accept}}) as IncomingMessage;
const hasFile = (file: string): boolean => file === 'docs/intro.md' || file === 'docs/intro/index.md';

test.each(acceptValues)('to Accept "%s" a page comes as Markdown: %s', (accept, isMarkdown) => {
  const file = fileToSend('docs/intro/index.html', request(accept), hasFile);
  expect(file).toBe(isMarkdown ? 'docs/intro.md' : 'docs/intro/index.html');
});

test.each([
  ['a page without Markdown', 'contact/index.html'],
  ['the not-found page', '404.html'],
  ['a file', 'img/mark.svg'],
])('%s comes as it is, whatever is accepted', (_, file) => {
  expect(fileToSend(file, request('text/markdown'), hasFile)).toBe(file);
});

test('the Markdown of the home page is in its folder', () => {
  expect(fileToSend('index.html', request('text/markdown'), (file) => file === 'index.md')).toBe('index.md');
});

test('a request is refused only if it accepts no form of a page', () => {
  expect([undefined, ...acceptValues.map(([accept]) => accept)].filter((one) => !acceptsPage(request(one)))).toEqual(
    [],
  );
  expect(refusedValues.filter((one) => acceptsPage(request(one)))).toEqual([]);
});

test('who says nothing gets the page', () => {
  expect(fileToSend('docs/intro/index.html', request(), hasFile)).toBe('docs/intro/index.html');
});
