import {readdirSync} from 'node:fs';

import {pages, problemsOn, readBuilt} from './build';

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

test('there are style sheets that not all pages have', () => expect(sheets.size).toBeGreaterThan(1));

test('every page brings along the rules for everything that it shows', () => {
  const missing = problemsOn(({$}) => {
    const own = $('style')
      .toArray()
      .map((element) => sheets.get($(element).attr('data-href')!)!);
    const shown = $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')!.split(/\s+/));
    return [...new Set(shown)].filter((name) => styled.has(name) && !own.some((classes) => classes.has(name)));
  });
  expect(missing).toEqual([]);
});

test('the style sheet of all pages comes first, so that those of a page can change it', () => {
  for (const {$} of pages) {
    expect($('style').first().attr('data-href')).toMatch(/\/styles\.\w+\.css$/);
  }
});

test('a page asks for no style sheet, and has each as it was built', () => {
  for (const {$, address} of pages) {
    expect([address, $('link[rel="stylesheet"]').length]).toEqual([address, 0]);
    $('style').each((_, element) => expect($(element).text()).toBe(readBuilt($(element).attr('data-href')!)));
  }
});
