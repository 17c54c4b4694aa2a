import type {BuiltPage} from '@site/src/lib/html/builtPage';
import {linkPageStyles} from '@site/src/plugins/built-pages/pageStyles';
import {newFolder} from '@site/tests/support/folder';

const common = '<link rel=stylesheet href=/assets/css/styles.1.css>';
const outDir = newFolder({
  'assets/css/styles.1.css': '.text{color:red}',
  'assets/css/parts.2.css': '.offline{color:red}',
  'assets/css/047dd0f8.3.css': '.dialog{color:red}',
});

const change = (html: string): string => linkPageStyles({outDir, baseUrl: '/'})(html, {} as BuiltPage, '');

test('a page links the style sheets with the rules that it shows', () => {
  expect(change(`${common}<p class="text offline">`)).toBe(
    `${common}<link rel=stylesheet href=/assets/css/parts.2.css><p class="text offline">`,
  );
});

test('a page names the style sheets of other pages for scripts, and not those of what a visitor opens', () => {
  expect(change(`${common}<p class=text>`)).toBe(
    `${common}<meta name=other-sheets content="assets/css/parts.2.css"><p class=text>`,
  );
});
