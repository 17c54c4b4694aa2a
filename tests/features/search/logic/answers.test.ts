import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {answerFacts} from '@site/src/features/search/node/answerFacts';
import {createAnswers} from '@site/src/features/search/logic/answers';
import {createRanking} from '@site/src/features/search/logic/ranking';
import type {SearchRecord} from '@site/src/features/search/logic/record';
import {readIndex} from '@site/src/features/search/logic/searchIndex';
import {writeIndex} from '@site/src/features/search/node/writeIndex';
import {findOption} from '@sentinel/csf/model/commands';
import {files} from '@sentinel/csf/model/files';
import {settings} from '@sentinel/csf/model/settings';

import {openIndex, record} from '../support';

type Asked = {query: string; answer?: string};

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
beforeAll(() => open.addTexts(JSON.parse(written.texts) as string[]));
const find = createRanking(open);
const answerTo = createAnswers(open);
const answerOf = (query: string) => answerTo(query, find(query));

test.each([
  ['how can I unban an ip?', '`csf -dr`.'],
  ['can lfd see failed logins in a container', 'Not by default.'],
  ['why does a container lose its network', 'csf empties all tables.'],
  ['what is a netblock', 'The deny of a whole network.'],
])('"%s" is answered by "%s"', (query, answer) => {
  expect(answerOf(query)?.text).toBe(answer);
});

test.each([
  [
    '203.0.113.7',
    '`csf -g 203.0.113.7`: search rules, ipsets and list files. `csf -dr 203.0.113.7`: remove from csf.deny. `csf -tr 203.0.113.7`: remove from both temporary lists. `csf -d 203.0.113.7`: add to csf.deny and block.',
  ],
  ['203.0.113.0/24', '`csf -g 203.0.113.0/24`: search rules'],
  ['"203.0.113.7"', '`csf -g 203.0.113.7`: search rules'],
  ['ip address 203.0.113.7', '`csf -g 203.0.113.7`: search rules'],
  ['2001:DB8:0:0::7', '`csf -g 2001:db8::7`: search rules'],
  ['unblock 203.0.113.7', '`csf -dr 203.0.113.7`: remove from csf.deny. `csf -tr 203.0.113.7`: remove from both'],
  ['how do I unban ip 203.0.113.7?', '`csf -dr 203.0.113.7`: remove from csf.deny. `csf -tr'],
  ['block 203.0.113.7', '`csf -d 203.0.113.7`: add to csf.deny and block.'],
  ['allow 203.0.113.7', '`csf -a 203.0.113.7`: add to csf.allow and accept.'],
  ['why is 203.0.113.7 blocked', '`csf -g 203.0.113.7`: search rules, ipsets and list files.'],
  ['temporarily block 203.0.113.7', '`csf -td 203.0.113.7`: deny an address for a time.'],
  ['22', 'TCP port 22, ssh. The default of `TCP_IN` has it.'],
  ['tcp 22', 'TCP port 22, ssh. The default of `TCP_IN` has it.'],
  ['443/udp', 'UDP port 443, http/3 (QUIC). The default of `UDP_IN` has it.'],
  ['port 53', 'TCP port 53, dns. The default of `TCP_IN` has it. UDP port 53, dns. The default of `UDP_IN` has it.'],
  ['2087', 'TCP port 2087, WHM SSL. The default of `TCP_IN` has it only on cPanel, CWP.'],
  ['3306 tcp', 'TCP port 3306. The default of `TCP_IN` does not have it.'],
  [
    'shop.example.com',
    'csf does not block or allow by a name alone. lfd can allow the addresses of `shop.example.com`',
  ],
])('"%s", typed as it is, is answered with what to do about it', (query, answer) => {
  expect(answerOf(query)?.text.slice(0, answer.length)).toBe(answer);
});

test('an IPv6 address is answered with the setting that it needs', () => {
  expect(answerOf('2001:db8::7')?.text).toMatch(/ IPv6 needs `IPV6 = "1"`\.$/);
});

test('a line of csf.conf is answered with what the setting does', async () => {
  const open = await openIndex(
    withLead('reference/settings/mail', ['Settings', 'SMTP_BLOCK'], 'Blocks outgoing mail.'),
    answerFacts(),
  );
  const find = createRanking(open);
  for (const query of ['SMTP_BLOCK = "1"', 'smtp_block=0', 'SMTP_BLOCK = ""']) {
    expect(createAnswers(open)(query, find(query))?.text).toBe('Blocks outgoing mail.');
  }
});

test.each([
  ...['127.0.0.1', '::1', '0.0.0.0/0', '::/0', '300.1.1.1', '203.0.113', '203.0.113.7/33', '10:20:30', 'abcd::efgh'],
  ...['do not unblock 203.0.113.7', 'never block 203.0.113.7', "don't allow 203.0.113.7", 'block 203.0.113.7 only'],
  ...['block 203.0.113.7 and 203.0.113.8', 'block all but 203.0.113.7', 'unblock all except 203.0.113.7'],
  ...['block port 22 from 203.0.113.7', 'allow 203.0.113.7 for ssh', 'block 203.0.113.7 for an hour'],
  ...['203.0.113.7 203.0.113.8', '203.0.113.7 is my own server', 'allow 203.0.113.7 without login'],
  ...['9999', '0', 'port 0', 'port 65536', '70000', 'port 22 23', 'close port 22', 'open port 22', 'port 22 closed'],
  ...['not 22', 'tcp', 'tcp udp 53', 'port', 'port 022', 'no port 22', '22 seconds', 'error 550', 'ssh 22 tcp'],
  ...[
    'csf.conf',
    'csf.local',
    'foo.pl',
    'shop.example.com is down',
    'block shop.example.com',
    'a.1',
    'v15.11',
    '15.11',
  ],
  ...['CVE-2024-1234', 'CVE-2026-67402 CVE-2026-65639', 'NOT_A_SETTING = "1"', 'SMTP_BLOCK ="1" TESTING = "0"'],
])('nothing answers "%s"', (query) => expect(answerOf(query)).toBeUndefined());

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

test('two headings that ask the same answer nothing', async () => {
  const twice = [
    ...withLead('one', ['One', 'Why does the restart take long?'], 'Because of one.'),
    ...withLead('two', ['Two', 'Why does the restart take long?'], 'Because of two.'),
  ];
  const query = 'why does the restart take long';
  const read = await openIndex(twice);
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
  const {tasks, files: names} = answerFacts();
  expect(
    Object.keys(tasks)
      .flatMap((flags) => flags.split(' '))
      .filter((flag) => !findOption(flag)),
  ).toEqual([]);
  const known = new Set(files.map(({path}) => path));
  expect(Object.keys(names).filter((path) => !known.has(path))).toEqual([]);
});

test('at least sixty questions have an answer, and at least sixty none', () => {
  const withAnswer = asked.filter(({answer}) => answer !== undefined).length;
  expect(withAnswer).toBeGreaterThanOrEqual(60);
  expect(asked.length - withAnswer).toBeGreaterThanOrEqual(60);
});
