import {readdirSync, readFileSync} from 'node:fs';

import {namesById} from '@sentinel/csf/pages/toolNames';
import {tools, toolUrl} from '@site/src/browser-tools/tools';

const ids: readonly string[] = tools.map(({id}) => id);

test('every folder of a tool has a row in the list, and every row a folder', () => {
  const folders = readdirSync('src/browser-tools', {withFileTypes: true}).filter((entry) => entry.isDirectory());
  expect(
    folders
      .map(({name}) => name)
      .filter((name) => name !== 'frame')
      .sort(),
  ).toEqual([...ids].sort());
});

test('every name of a tool belongs to a row', () => {
  expect(Object.keys(namesById).sort()).toEqual([...ids].sort());
});

test.each(tools)('the page of $id has its title, shows the tool, and leads to $byHand', ({id, title, byHand}) => {
  const page = readFileSync(`docs/tools/${id}.mdx`, 'utf8');
  expect(toolUrl(id)).toBe(`/docs/tools/${id}/`);
  expect(page).toMatch(new RegExp(`^(title|sidebar_label): ${title}$`, 'm'));
  expect(page).toContain(`from '@site/src/browser-tools/${id}';`);
  expect(page).toContain(`](${byHand.replace(/^\/docs\/(.*)\/$/, '../$1.mdx')})`);
});
