import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

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

/** The custom properties that a text sets, and those that it reads without a value to fall back on. */
function propertiesIn(text: string): {set: string[]; read: string[]} {
  return {
    set: [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!),
    read: [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name!),
  };
}

test('every custom property that a style sheet or a script of the theme reads has a value', () => {
  const theme = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map((name) =>
    path.dirname(require.resolve(name)),
  );
  const ofTheme = globSync(theme.map((folder) => `${folder}/**/*.js`)).map((file) => readFileSync(file, 'utf8'));
  const built = [...sheets.keys()].map(readBuilt);
  const inPages = pages.flatMap(({$}) => [...$('style'), ...$('script')].map((element) => $(element).text()));
  // A script of the theme sets some of them on an element.
  const known = new Set([...built, ...inPages, ...ofTheme].flatMap((text) => propertiesIn(text).set));
  const read = new Set([...ofTheme, ...built].flatMap((text) => propertiesIn(text).read));
  expect(read.size).toBeGreaterThan(100);
  // Infima sets it under another name (`--ifm-…`). It is for images with `align`, which no page has.
  expect([...read].filter((name) => !known.has(name))).toEqual(['--image-alignment-padding']);
});
