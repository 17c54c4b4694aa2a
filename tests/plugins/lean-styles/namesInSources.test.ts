import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {namesInSources} from '@site/src/plugins/lean-styles/namesInSources';

let site: string;

beforeEach(() => (site = mkdtempSync(path.join(os.tmpdir(), 'lean-styles-'))));

afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), content);
}

test.each(['docs/room/page.mdx', 'blog/post.md', 'src/pages/page.tsx', 'docusaurus.config.ts'])(
  'a class that %s names is found, and one that only begins or ends like it is not',
  (file) => {
    write(file, '<p className="hero__made-up other-hero__part">Text</p>\n');
    expect(namesInSources('.hero__made-up{} .hero__made{} .hero__part{} .made-up{}', site)).toEqual(['hero__made-up']);
  },
);

test('classes that the theme of Docusaurus gives are found', () => {
  expect(namesInSources('.navbar__items{} .navbar__nowhere{}', site)).toEqual(['navbar__items']);
});

test('elements and other names of one word are there without a look', () => {
  expect(namesInSources('h6 small{} .hero__nowhere{}', site)).toEqual(['h6', 'small']);
});

test('a style sheet names variables, and no classes', () => {
  write('src/css/site.css', '.hero__made-up{top:var(--ifm-made-up)}');
  expect(namesInSources('.hero__made-up{color:var(--ifm-made-up, var(--ifm-nowhere))}', site)).toEqual([
    '--ifm-made-up',
    'color',
    'var',
  ]);
});
