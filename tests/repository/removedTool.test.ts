import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {tools} from '@site/src/browser-tools/tools';

/** The one list of tools, and that of the sections of all pages. */
const lists = ['src/browser-tools/tools.ts', 'packages/csf/pages/sections.ts'];

const {stdout} = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', ':!tests', ':!packages/*/tests', ':!packages/lab'], {
  encoding: 'utf8',
});
const sources = stdout
  .trim()
  .split('\n')
  .filter((file) => !lists.includes(file))
  .map((file) => ({file, text: readFileSync(file, 'utf8')}));

// Pages of the docs name tools too: the build says where, and whoever removes a tool rewrites the sentence.
test.each(tools)('no code but its own names the $title: it goes with its folder and its row', ({id, title}) => {
  const name = id.startsWith('rule') ? undefined : title.toLowerCase();
  const naming = sources.filter(
    ({file, text}) =>
      !file.startsWith(`src/browser-tools/${id}/`) &&
      (text.includes(id) || (name !== undefined && withoutComments(text).toLowerCase().includes(name))),
  );
  expect(naming.map(({file}) => file)).toEqual([]);
});
