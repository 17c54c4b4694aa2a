import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

test('only src/environment reads options of the build; NODE_ENV, which Docusaurus sets, is none', () => {
  const files = globSync(['docusaurus.config.ts', 'sidebars.ts', '{packages/csf,src}/**/*.{ts,tsx}']);
  const readers = files.filter((file) => /process\.env\b(?!\.NODE_ENV\b)/.test(readFileSync(file, 'utf8')));
  expect(readers).toContain('src/environment/index.ts');
  expect(readers.filter((file) => !file.startsWith('src/environment/'))).toEqual([]);
});
