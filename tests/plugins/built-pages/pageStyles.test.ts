import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {BuiltPage} from '@site/src/lib/html/builtPage';
import {linkPageStyles} from '@site/src/plugins/built-pages/pageStyles';

const common = '<link rel=stylesheet href=/assets/css/styles.1.css>';
let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  const folder = path.join(outDir, 'assets/css');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'styles.1.css'), '.text{color:red}');
  writeFileSync(path.join(folder, 'parts.2.css'), '.offline{color:red}');
  writeFileSync(path.join(folder, '047dd0f8.3.css'), '.dialog{color:red}');
});

afterEach(() => rmSync(outDir, {recursive: true}));

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
