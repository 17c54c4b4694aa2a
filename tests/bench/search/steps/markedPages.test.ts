import {load} from 'cheerio';

import {markMainContent} from '@site/bench/search/steps/markedPages';

/** Ids of the elements that have an attribute after the marking. */
function marked(body: string, attribute: string): (string | undefined)[] {
  const $ = load(markMainContent(`<html><body>${body}</body></html>`));
  return $(`[${attribute}]`)
    .toArray()
    .map((element) => $(element).attr('id'));
}

test.each([
  ['the text of a docs page', '<main><article><div class="theme-doc-markdown" id="text"></div></article></main>'],
  ['the only article of a page', '<main><article id="text"></article></main>'],
  ['all of a page with several articles', '<main id="text"><article></article><article></article></main>'],
  ['all of a page without an article', '<main id="text"><p>Words</p></main>'],
])('Pagefind indexes %s', (_, body) => {
  expect(marked(body, 'data-pagefind-body')).toEqual(['text']);
});

test('Pagefind leaves out what our records leave out', () => {
  const body =
    '<main><h1>Title<a class="hash-link" id="link">#</a></h1><p data-search="skip" id="skipped">No</p></main>';
  expect(marked(body, 'data-pagefind-ignore')).toEqual(['link', 'skipped']);
});
