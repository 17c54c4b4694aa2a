import {existsSync} from 'node:fs';

import {
  changesHeadings,
  forksMarkdown,
  forksTableMarkdown,
  historyFacts,
  readForkDescriptions,
  settingChangesMarkdown,
} from '@site/src/plugins/reference/familyMarkdown';
import {forks} from '@site/src/csf/forks';

const factsOf = (setting: string) =>
  Object.fromEntries(historyFacts(setting).filter(([, text]) => text !== undefined)) as Record<string, string>;

test('an entry of the reference says since when a setting exists, what changed it, and what other forks did', () => {
  expect(factsOf('LF_TEMP_EMAIL_ALERT')).toEqual({Since: 'CSF 14.08'});
  expect(factsOf('TCP_IN')).toEqual({
    'Changed in': 'default, [CSF 14.15 to CSF 14.24](/docs/reference/changes/#changes-1424)',
  });
  expect(factsOf('AUTO_UPDATES')).toEqual({
    'Changed in':
      'removed on CWP, CyberPanel, [Sentinel 15.10 to Sentinel, tag 15.11](/docs/reference/changes/#changes-1511-tag)',
    'In other forks': "removed in cPanel's cpanel-csf 16.07",
  });
  expect(factsOf('UI_BAN')).toEqual({
    'In other forks':
      "allowed range in Aetherinox's csf-firewall, main branch; allowed range in Black-HOST's csf 15.03; removed in cPanel's cpanel-csf 16.07",
  });
  expect(factsOf('LF_SSHD')).toEqual({});
});

test('every fork is described, in the table and under a heading', () => {
  const descriptions = readForkDescriptions();
  expect([...descriptions.keys()]).toEqual(forks.map(({id}) => id));
  const [table, text] = [forksTableMarkdown(), forksMarkdown()];
  for (const {name} of descriptions.values()) {
    expect(table).toContain(`| ${name} |`);
    expect(text).toContain(`### ${name}\n`);
  }
  for (const [, page] of text.matchAll(/\]\(\/docs\/([\w/-]+?)\/[?#)]/g)) {
    expect([page, existsSync(`docs/${page}.mdx`)]).toEqual([page, true]);
  }
});

test('every version with changes has a heading that links can name', () => {
  const headings = [...settingChangesMarkdown().matchAll(/^### (.+)$/gm)].map(([, text = '']) => text);
  expect(headings).toHaveLength(9);
  expect(headings.filter((text) => !changesHeadings.has(text))).toEqual([]);
});
