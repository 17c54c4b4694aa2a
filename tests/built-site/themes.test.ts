import {readFileSync} from 'node:fs';

import {pages} from './build';

/** The rows of the table: number, what administrators ask about, page, heading. */
const themes = readFileSync('tests/built-site/themes.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([number = '', theme = '', page = '', heading = '']) => ({number, theme, address: `/docs/${page}/`, heading}));

const byAddress = new Map(pages.map((page) => [page.address, page]));

test('the table has all forty themes', () => {
  expect(themes.map(({number}) => Number(number))).toEqual(Array.from({length: 40}, (_, index) => index + 1));
});

test.each(themes)('$number, $theme: $address answers under "$heading"', ({address, heading}) => {
  expect(headingsOf(address).map(({text}) => text)).toContain(heading);
});

test.each(themes)('$number, $theme: two clicks from the entry of the docs', ({address, heading}) => {
  const {$: entry} = byAddress.get('/docs/intro/')!;
  const {$: questions} = byAddress.get('/docs/questions/')!;
  const {id} = headingsOf(address).find(({text}) => text === heading)!;
  expect(entry('.theme-doc-markdown a[href="/docs/questions/"]').length).toBeGreaterThan(0);
  expect(questions(`.theme-doc-markdown a[href="${address}#${id}"]`).length).toBeGreaterThan(0);
});

function headingsOf(address: string): {id: string; text: string}[] {
  const page = byAddress.get(address);
  return page === undefined
    ? []
    : page
        .$('.theme-doc-markdown :is(h2, h3)')
        .toArray()
        .map((heading) => ({
          id: page.$(heading).attr('id') ?? '',
          text: page.$(heading).clone().find('.hash-link').remove().end().text().trim(),
        }));
}
