import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import {tools} from '@site/src/browser-tools/tools';
import {copyProject} from '@site/tests/support/copyProject';
import {newFolder} from '@site/tests/support/folder';

/** How long, in milliseconds, a busy machine may take for a type check and a build. */
const patience = 20 * 60_000;

/** Does what src/browser-tools/README.md says about removing a tool. */
function removeTool(project: string, id: string): void {
  for (const own of [
    `src/browser-tools/${id}`,
    `docs/tools/${id}.mdx`,
    `src/features/search/questions/tools/${id}.yml`,
  ]) {
    expect(existsSync(path.join(project, own))).toBe(true);
    rmSync(path.join(project, own), {recursive: true});
  }
  edit(path.join(project, 'src/browser-tools/tools.ts'), (text) =>
    text.replace(new RegExp(`^  \\{\n    id: '${id}',\n.*?^  \\},\n`, 'ms'), ''),
  );
}

/** Does what a writer does with links to a page that is gone, without rewriting the sentences around them. */
function unlinkTool(project: string, id: string): void {
  const link = new RegExp(`\\[([^\\[\\]]+)\\]\\((?:[^)\\s]*tools/|\\./)?${id}[./][^)]*\\)`, 'g');
  const words = ['docs/**/*.mdx', 'blog/**/*.{md,mdx}', 'src/pages/*.mdx', 'packages/csf/facts/*.json'];
  for (const page of globSync(words, {cwd: project})) {
    edit(path.join(project, page), (text) => text.replace(link, '$1'), false);
  }
}

function edit(file: string, change: (text: string) => string, must = true): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  expect(must && changed === text).toBe(false);
  writeFileSync(file, changed);
}

/** What a program of the copy says if it fails. */
function failureOf(project: string, program: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(process.execPath, [path.resolve('node_modules', program), ...args], {
    cwd: project,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test.each(tools)(
  'without the $title, its row and its page, the site has no wrong type and is built',
  ({id}) => {
    const project = newFolder({
      'tsconfig.site.json': '{"extends": "./tsconfig.json", "include": ["docusaurus.config.ts", "sidebars.ts", "src"]}',
    });
    copyProject(project);
    removeTool(project, id);
    unlinkTool(project, id);
    expect(failureOf(project, 'typescript/bin/tsc', '--project', 'tsconfig.site.json')).toBe('');
    expect(failureOf(project, '@docusaurus/core/bin/docusaurus.mjs', 'build')).toBe('');
    expect(existsSync(path.join(project, 'build/docs/tools/index.html'))).toBe(true);
    expect(existsSync(path.join(project, `build/docs/tools/${id}`))).toBe(false);
  },
  patience,
);
