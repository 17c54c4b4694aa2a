import type {IncomingMessage} from 'node:http';

import {fileToSend} from '@site/deploy/serve/negotiate';
import {acceptValues} from '@site/tests/deploy/accept';

const request = (accept?: string): IncomingMessage => ({headers: {accept}}) as IncomingMessage;
const hasFile = (file: string): boolean => file === 'docs/intro.md' || file === 'docs/intro/index.md';

test.each(acceptValues)('to Accept "%s" a page comes as Markdown: %s', (accept, isMarkdown) => {
  const file = fileToSend('docs/intro/index.html', request(accept), hasFile);
  expect(file).toBe(isMarkdown ? 'docs/intro.md' : 'docs/intro/index.html');
});

test.each([
  ['a page without Markdown', 'contact/index.html'],
  ['the home page', 'index.html'],
  ['the not-found page', '404.html'],
  ['a file', 'img/mark.svg'],
])('%s comes as it is, whatever is accepted', (_, file) => {
  expect(fileToSend(file, request('text/markdown'), hasFile)).toBe(file);
});

test('who says nothing gets the page', () => {
  expect(fileToSend('docs/intro/index.html', request(), hasFile)).toBe('docs/intro/index.html');
});
