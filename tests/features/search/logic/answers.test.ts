import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {answerFacts} from '@site/src/features/search/node/answerFacts';
import {createAnswers} from '@site/src/features/search/logic/answers';
import {fileNames, tasks} from '@site/src/features/search/logic/factAnswers';
import {createRanking} from '@site/src/features/search/logic/ranking';
import type {SearchRecord} from '@site/src/features/search/logic/record';
import {readIndex, writeIndex} from '@site/src/features/search/logic/searchIndex';
import {findOption} from '@sentinel/csf/model/commands';
import {files} from '@sentinel/csf/model/files';
import {settings} from '@sentinel/csf/model/settings';

import {record} from '../support';

type Asked = {query: string; answer?: string; url?: string};

const asked = load(readFileSync('tests/features/search/logic/answers.yml', 'utf8')) as Asked[];

/** A heading with its first paragraph, as the build marks it. */
function withLead(path: string, headings: string[], paragraph: string, after = ''): SearchRecord[] {
  const text = record(path, headings, [paragraph, after].filter(Boolean).join(' '));
  return [record(path, headings), {...text, lead: [0, paragraph.length]}];
}

const pages: SearchRecord[] = [
  ...[...settings.keys()].map((name) => record('reference/settings/all', ['Settings', name])),
  ...files.map(({path}) => record('reference/files', ['Files', path])),
  record('reference/ports', ['Ports']),
  ...['-td and csf -ta', '-df', '-x and csf -e', '--trace', '-ra', '-g', '-dr', '-d', '-a'].map((flags) =>
    record('usage/commands', ['Commands', `A task: csf ${flags}`]),
  ),
  record('usage/lists', ['Lists', 'How do I unblock an address?'], 'Look first.'),
  ...withLead(
    'usage/docker',
    ['Docker', 'Can lfd see failed logins in a container?'],
    'Not by default.',
    'But it can.',
  ),
  ...withLead('usage/docker', ['Docker', 'Why does a container lose its network?'], 'csf empties all tables.'),
  ...withLead('glossary', ['Glossary', 'Words', 'Netblock'], 'The deny of a whole network.'),
  {
    ...record('questions', ['Questions']),
    shortAnswers: [['/docs/usage/lists/#how-do-i-unblock-an-address-', 'How do I unblock an address?', '`csf -dr`.']],
  },
];
const written = writeIndex(pages, answerFacts());
const open = readIndex(written.index);
const find = createRanking(open);
const answerTo = createAnswers(open);
const answerOf = (query: string) => answerTo(query, find(query));

test.each(asked.filter(({url}) => url && /reference\/(settings|files|ports)/.test(url)))(
  'the facts answer "$query"',
  ({query, answer}) => {
    // What a setting does is in the texts of its page.
    if (!/^what does LF_/.test(query)) {
      expect(answerOf(query)?.text).toBe(answer);
    }
  },
);

test.each(asked.filter(({answer}) => answer === undefined))('nothing answers "$query"', ({query}) => {
  expect(answerOf(query)).toBeUndefined();
});

test.each([
  ['what does csf -td do', '`csf -td ADDRESS`: deny an address for a time.'],
  [
    'command to unblock an ip',
    '`csf -dr ADDRESS`: remove from csf.deny. `csf -tr ADDRESS`: remove from both temporary lists.',
  ],
  ['how can I unban an ip?', '`csf -dr`.'],
  ['can lfd see failed logins in a container', 'Not by default.'],
  ['why does a container lose its network', 'csf empties all tables.'],
  ['what is a netblock', 'The deny of a whole network.'],
])('"%s" is answered by "%s"', (query, answer) => {
  expect(answerOf(query)?.text).toBe(answer);
});

test('an answer names the place that it is from', () => {
  expect(answerOf('what is a netblock')?.from).toMatchObject({
    url: '/docs/glossary/#netblock',
    hierarchy: {lvl1: 'Glossary', lvl3: 'Netblock'},
  });
});

test.each([
  ['asks for the opposite', 'can lfd not see failed logins in a container'],
  ['asks for another kind of answer', 'how does a container lose its network'],
  ['says more than the heading', 'why does a container lose its network after an upgrade of the kernel'],
  ['says less', 'why does a container lose'],
])('a question that %s than a heading is not answered by it', (_, query) => {
  expect(answerOf(query)).toBeUndefined();
});

test('two headings that ask the same answer nothing', () => {
  const twice = [
    ...withLead('one', ['One', 'Why does the restart take long?'], 'Because of one.'),
    ...withLead('two', ['Two', 'Why does the restart take long?'], 'Because of two.'),
  ];
  const {index} = writeIndex(twice);
  const query = 'why does the restart take long';
  const read = readIndex(index);
  expect(createAnswers(read)(query, createRanking(read)(query))).toBeUndefined();
});

test('a default that the panels do not share names them', () => {
  expect(answerOf('what is the default of LF_POP3D')?.text).toBe(
    'The default depends on the panel: `LF_POP3D = "10"` (cPanel, DirectAdmin); `LF_POP3D = "0"` (no panel, InterWorx, CWP, CyberPanel, VestaCP).',
  );
  expect(answerOf('what is the default of TCP_IN')).toBeUndefined();
  expect(answerOf('what is the default of TCP_IN on DirectAdmin')?.text).toMatch(
    /^The default on DirectAdmin is `TCP_IN = ".*2222.*"`\.$/,
  );
  expect(answerOf('what is the default of LF_CPANEL on DirectAdmin')?.text).toBe(
    'DirectAdmin does not have `LF_CPANEL`.',
  );
});

test('every task names options that csf has, and every file one of the product', () => {
  expect(tasks.flatMap(([, flags]) => flags).filter((flag) => !findOption(flag))).toEqual([]);
  const known = new Set(files.map(({path}) => path));
  expect(fileNames.map(([, path]) => path).filter((path) => !known.has(path))).toEqual([]);
});

test('at least sixty questions have an answer, and at least sixty none', () => {
  const withAnswer = asked.filter(({answer}) => answer !== undefined).length;
  expect(withAnswer).toBeGreaterThanOrEqual(60);
  expect(asked.length - withAnswer).toBeGreaterThanOrEqual(60);
});
