import {execFileSync} from 'node:child_process';

/** Paths that `git ls-files` lists. */
const listed = (...args: string[]) =>
  execFileSync('git', ['ls-files', ...args], {encoding: 'utf8'})
    .split('\n')
    .filter(Boolean);
const code = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.css'];

test('.prettierignore hides no code, so that one form holds everywhere', () => {
  expect(listed('--cached', '--ignored', '--exclude-from=.prettierignore', ...code)).toEqual([]);
  // The files of data that it names are found in this way, so code would be too.
  expect(listed('--cached', '--ignored', '--exclude-from=.prettierignore')).toContain('package-lock.json');
});

test('no folder of the repository is called build, as what Docusaurus writes is', () => {
  expect(listed().filter((file) => /(^|\/)build\//.test(file))).toEqual([]);
});
