import {spawnSync} from 'node:child_process';
import {accessSync, constants, copyFileSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {newFolder} from '@site/tests/support/folder';

const hook = '.githooks/pre-commit';

/** A repository with one staged page, and all that the hook calls. */
function repositoryWith(page: string): string {
  const folder = newFolder({'docs/page.mdx': page, 'blog/.keep': '', 'unstaged.ts': 'const  wide = "form";'});
  for (const name of ['node_modules', '.github', 'deploy', 'packages', 'src', 'tests', 'tools', 'tsconfig.json']) {
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
  const settings = ['.markdownlint.yaml', '.prettierrc.json', '.prettierignore'];
  for (const name of ['cspell.config.mjs', 'project-words.txt', ...settings]) {
    copyFileSync(name, path.join(folder, name));
  }
  spawnSync('git', ['init', '--quiet'], {cwd: folder});
  spawnSync('git', ['add', 'docs'], {cwd: folder});
  return folder;
}

function runHook(folder: string) {
  const {status, stderr} = spawnSync(path.resolve(hook), {cwd: folder, encoding: 'utf8'});
  return {status, said: stderr.trim()};
}

test('the hook can be run, and is offered but not set by anything', () => {
  expect(() => accessSync(hook, constants.X_OK)).not.toThrow();
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
  expect(Object.entries(scripts).filter(([, call]) => call.includes('hooksPath') || /\bhooks\b/.test(call))).toEqual([
    ['hooks', 'git config core.hooksPath .githooks'],
  ]);
});

test('the hook reports errors in what is staged, and in nothing else', () => {
  const page = (words: string) => `---\ntitle: A page\n---\n\n${words}\n`;
  expect(runHook(repositoryWith(page('Please wait.')))).toEqual({
    status: 1,
    said: 'docs/page.mdx:5: "Please": leave it out',
  });
  expect(runHook(repositoryWith(page('Wait.')))).toEqual({status: 0, said: ''});
}, 60_000);

test('the settings of editors name files that exist', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as Record<string, unknown>;
  accessSync(settings['markdownlint.configFile'] as string);
  accessSync(settings['typescript.tsdk'] as string);
});
