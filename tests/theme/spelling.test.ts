import {glob} from 'tinyglobby';
import path from 'node:path';

/** Components of the core that a site may replace although no theme has them. */
const coreComponents = ['Root', 'Error', 'Loading'];

/** The name under which Docusaurus finds a component: its path without the ending. */
const nameOf = (file: string) => file.replace(/(\/index)?\.\w+$/, '');

test('every swizzle is spelt as the theme spells it, or it would silently do nothing', async () => {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme');
  const known = new Set([...(await glob('**/*.js', {cwd: theme})).map(nameOf), ...coreComponents]);
  const own = await glob('**/*.{ts,tsx}', {cwd: 'src/theme'});
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
});
