import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import {seamNames, seamsOff} from '@site/src/environment/seams';

test.each([
  ['nothing', undefined, []],
  ['an empty value', '', []],
  ['one', 'lazy-styles', ['lazy-styles']],
  ['several, with spaces', 'lazy-styles, first-paint', ['lazy-styles', 'first-paint']],
  ['all', 'all', seamNames],
  ['1, as all', '1', seamNames],
])('STOCK_BUNDLE switches seams off: %s', (_, value, names) => {
  expect(seamsOff(value)).toEqual({names});
});

test('a name that no seam has is an error that lists the names', () => {
  const off = seamsOff('lazy-styles,paint');
  expect(off).toEqual({error: expect.stringMatching(/no seam of this site: paint\..*first-paint/)});
});

test('ARCHITECTURE.md has a row for each seam', () => {
  const rows = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^\| `([a-z-]+)`: /gm)].map(([, name]) => name);
  expect(rows).toEqual([...seamNames]);
});

test('ARCHITECTURE.md names each hook that the site takes from theme-common/internal, and no other', () => {
  const [, row] = /^\| `theme-common\/internal`: ([^|]*)/m.exec(readFileSync('ARCHITECTURE.md', 'utf8'))!;
  const imports = globSync('src/**/*.{ts,tsx}').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import (?:type )?\{([^}]*)\} from '@docusaurus\/theme-common\/internal'/g),
  ]);
  const imported = imports.flatMap(([, names]) => names!.match(/\w+/g) ?? []);
  expect([...row!.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...new Set(imported)].sort());
});
