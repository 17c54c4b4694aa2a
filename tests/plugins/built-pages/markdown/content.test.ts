import {readdirSync, readFileSync} from 'node:fs';

import {parseFragment} from '@site/src/lib/html/builtPage';
import {readContent, write} from '@site/src/plugins/built-pages/markdown/toMarkdown';

const folder = 'tests/fixtures/markdown';

/** The content of a minified article, and its Markdown. A case is a folder with both. */
test.each(readdirSync(folder))('%s', (name) => {
  const read = (file: string) => readFileSync(`${folder}/${name}/${file}`, 'utf8');
  const nodes = parseFragment(read('page.html')).children;
  expect(write(readContent(nodes, 'https://example.org/base/docs/page/'))).toBe(read('page.md'));
});
