import {load} from 'js-yaml';
import type {Link, RootContent} from 'mdast';
import {toMarkdown} from 'mdast-util-to-markdown';
import {toString} from 'mdast-util-to-string';
import {existsSync, readFileSync} from 'node:fs';
import {visit} from 'unist-util-visit';

import {forks} from '@sentinel/csf/answers/forks';
import {directives} from '@site/src/plugins/reference/directives';
import {historyFacts} from '@site/src/plugins/reference/directives/changes';
import {list} from '@site/src/plugins/reference/nodes';

const contentOf = (name: string): RootContent[] => directives.get(name)!.content({});
const headingsOf = (nodes: RootContent[]) => nodes.filter((node) => node.type === 'heading');

/** The facts about a setting's past, in Markdown. */
const historyOf = (setting: string): string =>
  toMarkdown({type: 'root', children: list(historyFacts(setting))}, {bullet: '-'});

test('an entry of the reference says since when a setting exists, what changed it, and what other forks did', () => {
  expect(historyOf('LF_TEMP_EMAIL_ALERT')).toBe('- **Since:** CSF 14.08\n');
  expect(historyOf('TCP_IN')).toBe(
    '- **Changed in:** default, [CSF 14.15 to CSF 14.24](/docs/reference/changes/#changes-1424)\n',
  );
  expect(historyOf('AUTO_UPDATES')).toBe(
    "- **Changed in:** removed on CWP, CyberPanel, [Sentinel 15.10 to Sentinel, tag 15.11](/docs/reference/changes/#changes-1511-tag)\n- **In other forks:** removed in cPanel's cpanel-csf 16.07\n",
  );
  expect(historyOf('UI_BAN')).toBe(
    "- **In other forks:** allowed range in Aetherinox's csf-firewall, main branch; allowed range in Black-HOST's csf 15.03; removed in cPanel's cpanel-csf 16.07\n",
  );
  expect(historyFacts('LF_SSHD')).toEqual([]);
});

test('every fork is described, in the table and under a heading', () => {
  const described = load(readFileSync('packages/csf/descriptions/forks.yml', 'utf8')) as Record<string, {name: string}>;
  expect(Object.keys(described)).toEqual(forks.map(({id}) => id));
  const names = Object.values(described).map(({name}) => name);
  const [table] = contentOf('forks-table');
  expect(table!.type === 'table' && table!.children.slice(1).map(({children: [cell]}) => toString(cell))).toEqual(
    names,
  );
  expect(headingsOf(contentOf('forks')).map((heading) => toString(heading))).toEqual(names);
});

test('what is said about forks links to pages that exist', () => {
  const links: Link[] = [];
  const children = [...contentOf('forks'), ...contentOf('forks-table')];
  visit({type: 'root', children}, 'link', (node) => void links.push(node));
  const pages = links.flatMap(({url}) => /^\/docs\/([\w/-]+?)\/(?:[?#]|$)/.exec(url)?.[1] ?? []);
  expect(pages).toContain('reference/changes');
  expect(pages.filter((page) => !existsSync(`docs/${page}.mdx`))).toEqual([]);
});

test('every version with changes has a heading that links can name, and the table links to it', () => {
  const ids = headingsOf(contentOf('setting-changes')).map(({data}) => `#${String(data?.hProperties?.id)}`);
  expect(new Set(ids).size).toBe(9);
  const linked: string[] = [];
  visit({type: 'root', children: contentOf('family-versions')}, 'link', ({url}) => void linked.push(url));
  expect(linked.filter((url) => url.startsWith('#'))).toEqual(ids);
});
