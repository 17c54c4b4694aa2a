import {readdirSync} from 'node:fs';

import {pages, readBuilt} from './build';

/** The classes that a style sheet has rules for. */
function classesOf(sheet: string): Set<string> {
  return new Set([...readBuilt(sheet).matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name]) => name!));
}

const sheets = new Map(
  readdirSync('build/assets/css')
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`/assets/css/${file}`, classesOf(`/assets/css/${file}`)]),
);

const styled = new Set([...sheets.values()].flatMap((classes) => [...classes]));

test('there are style sheets that not all pages link', () => expect(sheets.size).toBeGreaterThan(1));

test.each(pages)('$address links the rules for everything that it shows', ({$}) => {
  const linked = $('link[rel="stylesheet"]')
    .toArray()
    .map((element) => sheets.get($(element).attr('href')!)!);
  const shown = $('[class]')
    .toArray()
    .flatMap((element) => $(element).attr('class')!.split(/\s+/));
  const missing = shown.filter((name) => styled.has(name) && !linked.some((classes) => classes.has(name)));
  expect([...new Set(missing)]).toEqual([]);
});

test('the style sheet of all pages comes first, so that those of a page can change it', () => {
  for (const {$} of pages) {
    expect($('link[rel="stylesheet"]').first().attr('href')).toMatch(/\/styles\.\w+\.css$/);
  }
});
