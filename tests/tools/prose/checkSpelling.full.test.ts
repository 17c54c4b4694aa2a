import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {proseFiles} from '@site/tools/prose/files';
import {newFolder} from '@site/tests/support/folder';

/** The spell checker is a package for import only, which Jest cannot load: it runs in a Node of its own. */
function spell(text: string): string[] {
  const file = path.join(newFolder({'page.mdx': text}), 'page.mdx');
  const script = `const {checkSpelling} = require('./tools/prose/checkSpelling.ts');
    checkSpelling([${JSON.stringify(file)}]).then((errors) => console.log(JSON.stringify(errors)));`;
  const {stdout} = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], {encoding: 'utf8'});
  return (JSON.parse(stdout) as {line: number; message: string}[]).map(({line, message}) => `${line}: ${message}`);
}

test('finds misspelt and American words, and leaves names, code, addresses and keywords alone', () => {
  const found = spell(`---
title: A page
keywords:
  [adress, tabels]
---

The databse of lfd and DENYIN, LF_SSHD and the color, see \`kolor\` and https://example.org/adress.

[A link](/docs/adress/) <Tag name="adress" />

\`\`\`bash
adress
\`\`\`

InterWorx and dyndns are names of the facts.
`);
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(
    /^7: "databse" is not in any dictionary; did you mean .*\bdatabase\b.*\? Else add a correct word to project-words\.txt$/,
  );
  expect(found[1]).toMatch(/^7: "color" is not in any dictionary; did you mean/);
});

test('the words of the project are in order, and each is needed', () => {
  const words = readFileSync('project-words.txt', 'utf8')
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const texts = proseFiles([])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .toLowerCase();
  expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'})));
  expect(words.filter((word) => !texts.includes(word.toLowerCase()))).toEqual([]);
});
