import {readFileSync} from 'node:fs';

import {pageAt} from './build';

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

test('the table has all forty themes', () => {
  expect(themes.map(({number}) => Number(number))).toEqual(Array.from({length: 40}, (_, index) => index + 1));
});

test('each is answered under its heading, two clicks from the entry of the docs', () => {
  const {$: entry} = pageAt('/docs/intro/');
  const {$: questions} = pageAt('/docs/questions/');
  expect(entry('.theme-doc-markdown a[href="/docs/questions/"]').length).toBeGreaterThan(0);
  const lost = themes.filter(({address, heading}) => {
    const id = headingsOf(address).find(({text}) => text === heading)?.id;
    return id === undefined || questions(`.theme-doc-markdown a[href="${address}#${id}"]`).length === 0;
  });
  expect(lost).toEqual([]);
});

function headingsOf(address: string): {id: string; text: string}[] {
  const {$} = pageAt(address);
  return $('.theme-doc-markdown :is(h2, h3)')
    .toArray()
    .map((heading) => ({
      id: $(heading).attr('id') ?? '',
      text: $(heading).text().trim(),
    }));
}
