import {load} from 'cheerio';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {problemsOfBook, readBook} from '../support/checkBook';
import {buildFolder, pages} from './build';
import {version} from '@site/src/csf/version';

const bytes = new Uint8Array(readFileSync(path.join(buildFolder, `offline/sentinel-docs-${version}.epub`)));
const files = readBook(bytes);

test('the book has no problems', async () => {
  expect(await problemsOfBook(bytes)).toEqual([]);
});

test('the book has every page of the docs, with its headings and its words', () => {
  const docs = pages.filter(({address}) => address.startsWith('/docs/') && address !== '/docs/');
  expect(docs.length).toBeGreaterThan(50);
  const lacking = docs.flatMap(({address, $}) => {
    const file = `book/${address.slice(1, -1).replaceAll('/', '-')}.xhtml`;
    const page = load(files.get(file) ?? '', {xml: true});
    const ids = page('[id]')
      .toArray()
      .map((element) => element.attribs.id);
    return (
      $('.theme-doc-markdown h2[id], .theme-doc-markdown h3[id]')
        // What a tool shows as one uses it is not in the book.
        .not('[data-markdown="skip"] *')
        .toArray()
        .filter((heading) => ids.filter((id) => id === $(heading).attr('id')).length !== 1)
        .map((heading) => `${file}: ${$(heading).attr('id')}`)
    );
  });
  expect(lacking).toEqual([]);
});
