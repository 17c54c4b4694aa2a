import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {tools, type ToolId} from '@site/src/browser-tools/tools';

/** What may name every tool: the list of tools, their names in sentences, and the sections of pages. */
const lists = ['src/browser-tools/tools.ts', 'packages/csf/pages/toolNames.ts', 'packages/csf/pages/sections.ts'];

/** The answers that only this tool gives. */
const answersOf: Record<ToolId, string> = {
  'packet-tester': 'test-packet',
  'config-checker': 'check-config',
  'rule-builder': 'build-rule',
  'block-decoder': 'output',
  'log-tester': 'test-log',
};

const folders = ['packages/csf/answers', 'packages/csf/model', 'packages/csf/pages', 'src'];
const code = folders.flatMap((folder) => ['ts', 'tsx', 'css'].map((ending) => `${folder}/*.${ending}`));
const {stdout} = spawnSync('git', ['ls-files', '--', ...code, ':(glob)*.ts', ...lists.map((file) => `:!${file}`)], {
  encoding: 'utf8',
});
const sources = stdout
  .trim()
  .split('\n')
  .map((file) => ({file, text: withoutComments(readFileSync(file, 'utf8')).toLowerCase()}));

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
}

// Pages name tools too. The build says where, and who takes a tool away rewrites the sentence.
test.each(tools)('only its own code names the $title, so that its folder and its row can go', ({id, title}) => {
  const own = [`src/browser-tools/${id}/`, `packages/csf/answers/${answersOf[id]}/`];
  const naming = sources.filter(
    ({file, text}) =>
      !own.some((folder) => file.startsWith(folder)) && (text.includes(id) || text.includes(title.toLowerCase())),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(naming.map(({file}) => file)).toEqual([]);
});
