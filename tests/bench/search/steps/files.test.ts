import path from 'node:path';

import {filesOf} from '@site/bench/search/steps/files';
import {indexFile, textsFile} from '@site/src/search/indexFile';

test('the index and the texts are named as those that are deployed, and Chromium is served all that is searched', () => {
  const {www, index, texts, miniSearch, pagefind} = filesOf('/work/site');
  expect([index, texts].map((file) => path.basename(file))).toEqual([indexFile, textsFile]);
  expect([index, texts, miniSearch, pagefind].map((file) => path.dirname(file))).toEqual([www, www, www, www]);
});
