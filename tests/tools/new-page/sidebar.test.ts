import {readFileSync} from 'node:fs';

import sidebars from '@site/sidebars';
import {addToSidebar, categoriesOf, guessCategory} from '@site/tools/new-page/sidebar';

const source = readFileSync('sidebars.ts', 'utf8');
const categories = categoriesOf(sidebars.docs);

test('finds headings inside of others', () => {
  expect(categories.map(({label}) => label)).toEqual(
    expect.arrayContaining(['Install and update', 'Reference', 'Settings']),
  );
  expect(categories.find(({label}) => label === 'Settings')?.pages).toContain('reference/settings/general');
});

test.each([
  ['tools/log-reader', 'Tools'],
  ['reference/settings/new', 'Settings'],
  ['reference/new', 'Reference'],
  ['usage/new', undefined],
  ['elsewhere/new', undefined],
])('the place of %s is %s', (page, label) => {
  expect(guessCategory(page, categories)).toBe(label);
});

test('every heading of the sidebar can take a page, at its end', () => {
  // The tools are in src/browser-tools/tools.ts.
  for (const {label, pages} of categories.filter(({label: name}) => name !== 'Tools')) {
    const changed = addToSidebar(source, label, 'usage/added')!;
    const [before, after] = changed.split("\n'usage/added',\n");
    expect(
      before!
        .trimEnd()
        .replace(/,$/, '')
        .endsWith(`'${pages.at(-1)}'`) || label === 'Reference',
    ).toBe(true);
    expect(`${before}${after}`.replaceAll(/[\s,]/g, '')).toBe(source.replaceAll(/[\s,]/g, ''));
  }
});

test('a text of another form is not touched', () => {
  expect(addToSidebar("{label: 'A', link: 'x'}, {label: 'B', items: ['y']}", 'A', 'z')).toBeUndefined();
  expect(addToSidebar("{label: 'A', items: pages}", 'A', 'z')).toBeUndefined();
  expect(addToSidebar("{label: 'A', items: ['y'", 'A', 'z')).toBeUndefined();
  expect(addToSidebar(source, 'No such heading', 'z')).toBeUndefined();
});
