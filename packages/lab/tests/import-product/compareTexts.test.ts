import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {compareTexts, textTasks} from '../../import-product/compareTexts';

const patterns = [
  '#SSH',
  '\tif (($config{LF_SSHD}) and ($line =~ /^sshd: refused (\\S+)$/)) {',
  '\t\treturn ("Failed SSH login from","$ip","sshd")',
  '\t}',
  '\tif (($config{LF_SSHD}) and ($line =~ /^sshd: closed (\\S+)$/)) {',
  '\t\treturn ("Failed SSH login from","$ip","sshd")',
  '\t}',
  '\tif (($config{LF_BIND}) and ($line =~ m/^named\\[\\d+\\]: denied\\/(\\S+)$/)) {',
  '\t}',
  '\tif ($items[0] =~ /^user NOT in sudoers/) {return}',
].join('\n');
const product = {
  'ConfigServer/RegexMain.pm': patterns,
  'ConfigServer/DisplayUI.pm': 'print "A button of the web interface";',
  'csf.pl': '# "a comment that says much"\nprint "csf has been stopped by $user now\\n";\n',
  'sshalert.txt': 'Subject: lfd on [hostname]: SSH login\n\nSomebody logged in from [ip] just now.\n',
  'changelog.txt': 'This version changes much.\n',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(name: string, files: Record<string, string>): string {
  const version = path.join(folder, name);
  mkdirSync(path.join(version, 'ConfigServer'), {recursive: true});
  Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(version, file), text));
  return version;
}

const changes = (now: Partial<typeof product>) =>
  compareTexts(write('old', product), write('now', {...product, ...now}));

test('a version is the same as itself, wherever its lines are', () => {
  expect(changes({})).toEqual([]);
  expect(changes({'csf.pl': `\n\n${product['csf.pl']}`})).toEqual([]);
});

test.each([
  [
    'a wider pattern',
    {'ConfigServer/RegexMain.pm': patterns.replace('named', '(named|bind)')},
    {kind: 'pattern', line: 8, setting: 'LF_BIND', after: '^(named|bind)\\[\\d+\\]: denied\\/(\\S+)$'},
  ],
  [
    'a pattern on a part of a line',
    {'ConfigServer/RegexMain.pm': patterns.replace('user NOT', 'USER NOT')},
    {kind: 'pattern', line: 10, after: '^USER NOT in sudoers'},
  ],
  [
    'a new pattern above a wider one',
    {
      'ConfigServer/RegexMain.pm': patterns
        .replace('named', '(named|bind)')
        .replace('\tif (($config{LF_BIND})', '\tif (($config{LF_NEW}) and ($line =~ /^new (\\S+)$/)) {\n$&'),
    },
    {kind: 'pattern', line: 8, setting: 'LF_NEW', before: undefined},
    {kind: 'pattern', line: 9, setting: 'LF_BIND', before: '^named\\[\\d+\\]: denied\\/(\\S+)$'},
  ],
  [
    'a sentence that occurs twice',
    {'ConfigServer/RegexMain.pm': patterns.replaceAll('SSH login from', 'SSH logins from')},
    {kind: 'sentence', line: 3, before: 'Failed SSH login from', after: 'Failed SSH logins from'},
  ],
  [
    'a sentence of csf that is gone',
    {'csf.pl': 'exit;'},
    {kind: 'sentence', file: 'csf.pl', line: 2, before: 'csf has been stopped by $user now\\n', after: undefined},
  ],
  [
    'words of a mail',
    {'sshalert.txt': product['sshalert.txt'].replace('just now', 'today')},
    {kind: 'sentence', file: 'sshalert.txt', line: 3, after: 'Somebody logged in from [ip] today.'},
  ],
])('finds %s', (_, now, ...expected) => {
  const found = changes(now);
  expect(found).toHaveLength(expected.length);
  expect(found).toMatchObject(expected);
});

test('the web interface, comments and the list of changes are not what csf and lfd print', () => {
  const other = {'ConfigServer/DisplayUI.pm': 'print "Another button here";', 'changelog.txt': 'More changes again.\n'};
  expect(changes({...other, 'csf.pl': product['csf.pl'].replace('says much', 'says little')})).toEqual([]);
});

test('each change is a task where we describe or quote it, else where the product has it', () => {
  const ours = new Map([
    ['docs/a.mdx', 'One\n\ncsf has been stopped by root\nFailed SSH login from 192.0.2.1'],
    ['packages/csf/facts/log-messages.json', '\n\n  "id": "bind-denied",'],
    ['packages/csf/model/other.ts', "'LF_BIND'"],
    ['packages/csf/model/mails.ts', "\n  ['sshalert.txt', 'ip:'],"],
  ]);
  const now = patterns.replace('named', '(named|bind)').replaceAll('SSH login from', 'SSH logins from');
  const found = changes({'ConfigServer/RegexMain.pm': now, 'sshalert.txt': 'Subject: lfd on [hostname]: SSH login\n'});
  expect(textTasks(found, ours).map(({tasks}) => tasks.map(({file, line}) => `${file}:${line}`))).toEqual([
    ['packages/csf/facts/log-messages.json:3'],
    ['docs/a.mdx:4', 'packages/csf/model/mails.ts:2'],
  ]);
  expect(textTasks([], ours)).toEqual([]);
});

test('a form of a table is a task where it no longer fits, and patterns in code are found by their words', () => {
  const stopped = {kind: 'sentence', file: 'csf.pl', line: 2, setting: undefined} as const;
  const was = 'csf.pl has been stopped by $user now\\n';
  const ours = new Map([
    ['packages/csf/answers/a.json', '[\n  {\n    "form": "^csf\\\\.pl (?:has|had) been stopped",'],
    ['packages/csf/answers/b.ts', String.raw`/^csf\.pl has been stopped by (\w+)/`],
  ]);
  const placesAfter = (after: string | undefined): string[] =>
    textTasks([{...stopped, before: was, after}], ours).flatMap(({tasks}) =>
      tasks.map(({file, line}) => `${file}:${line}`),
    );
  expect(placesAfter('csf.pl was stopped')).toEqual(['packages/csf/answers/a.json:3', 'packages/csf/answers/b.ts:1']);
  expect(placesAfter(undefined)).toHaveLength(2);
  expect(placesAfter('csf.pl had been stopped')).toEqual(['packages/csf/answers/b.ts:1']);
});
