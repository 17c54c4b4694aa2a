import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

import {storedKeys} from '@site/src/pages/_privacy/storedKeys';

const keys = storedKeys({suffix: '-abc', index: 'docs'}).map(({key}) => key);

test('every group of tabs in the docs and posts has its key, and no other has one', () => {
  const texts = globSync('{docs,blog}/**/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const groups = new Set(texts.flatMap((text) => [...text.matchAll(/groupId="([^"]+)"/g)].map(([, group]) => group)));
  expect(keys.filter((key) => key.startsWith('docusaurus.tab.')).sort()).toEqual(
    [...groups].map((group) => `docusaurus.tab.${group}-abc`).sort(),
  );
});

test('searches are kept under the name of the index', () => {
  expect(keys.filter((key) => key.startsWith('__DOCSEARCH'))).toEqual([
    '__DOCSEARCH_RECENT_SEARCHES__docs',
    '__DOCSEARCH_FAVORITE_SEARCHES__docs',
  ]);
});
