import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {diffConfigs, diffLines} from '../../../model/conf/diffLines';
import {mergeConfig} from '../../../model/conf/mergeConfig';
import {parseConfig} from '../../../model/conf/parseConfig';
import {shippedText, shippedValues, type Panel} from '../../../model/conf/shippedConfig';

import {fixtures} from '../../support/ruleFixture';

/** The first lines that a merged file has other than the shipped one. */
function changes(text: string, panel: Panel): string[] {
  return diffLines(shippedText(panel), text)!
    .filter(({kind}) => kind !== 'same')
    .map(({kind, text: line}) => `${kind === 'added' ? '+' : '-'}${line}`);
}

// product.txt is what auto.generic.pl of 15.11 made of the same file, as it differs from the shipped one.
test.each(readdirSync(path.join(fixtures, 'merge')))('%s becomes what the product makes of it', (name) => {
  const read = (file: string): string => readFileSync(path.join(fixtures, 'merge', name, file), 'utf8');
  const config = parseConfig(read('input.conf'));
  const merged = mergeConfig(config, 'generic');
  const text = merged.text.replace(' # live since May', '');
  const product = read('product.txt').match(/(?<=^\+).*/gm)!;
  // The product drops a space that it ships itself, and adds CC_SRC as 1, which needs a licence key.
  for (const line of product.filter((each) => !/SYSLOG_CHECK|CC_SRC/.test(each))) {
    expect(text).toContain(`\n${line}\n`);
  }
  const [own, shipped] = [config.values, shippedValues('generic')];
  const values = parseConfig(merged.text).values;
  for (const setting of shipped.keys()) {
    expect([setting, values.get(setting)?.value]).toEqual([setting, (own.get(setting) ?? shipped.get(setting))!.value]);
  }
  expect(changes(merged.text, 'generic').filter((line) => line.includes('#'))).toEqual([
    '+TESTING = "0" # live since May',
    '+# office and web',
    '+# the end',
  ]);
  expect(merged.comments).toBe(2);
  expect(merged.added.map(({name: added}) => added)).toEqual([...shipped.keys()].filter((each) => !own.has(each)));
  expect(merged.left.map(({name: left, why}) => `${left} ${why}`)).toEqual([
    'LF_FTPD repeated',
    ...[...own.keys()].filter((each) => !shipped.has(each)).map((left) => `${left} unknown`),
  ]);
});

test.each([
  ['', '2'],
  ['0123456789abcdef', '1'],
])('a missing CC_SRC with the licence key "%s" becomes %s', (key, value) => {
  const text = shippedText('generic')
    .replace(/^CC_SRC = .*\n/m, '')
    .replace('MM_LICENSE_KEY = ""', `MM_LICENSE_KEY = "${key}"`);
  expect(mergeConfig(parseConfig(text), 'generic').added).toEqual([{name: 'CC_SRC', value}]);
});

test('a setting that the shipped file only has behind a number sign is kept in its place', () => {
  const merged = mergeConfig(parseConfig('AUTO_UPDATES = "1"\n'), 'cwp');
  expect(changes(merged.text, 'cwp')).toEqual(['-# AUTO_UPDATES = "1"', '+AUTO_UPDATES = "1"']);
  expect(merged).toMatchObject({kept: ['AUTO_UPDATES'], left: []});
});

const whole = shippedText('generic');

test.each([
  ['a note', '# our office may log in, see ticket 4711', 'kept'],
  ['a setting that was switched off', '#TCP_IN = "20,21,22,25,53,80,110,143,443,465,587,993,995"', 'kept'],
  [
    'a shipped line in other spaces and capitals',
    '#   LFD will restart csf  instead within LF_PARSE seconds',
    'dropped',
  ],
  ['a line of CSF 10', '# is more polite, however it does provide extra information to a hacker and', 'dropped'],
  ['a line of CSF 5', '# Enable IP range blocking using the DShield Block List at', 'dropped'],
  ['a line of the fork of Aetherinox', '#   Docker or virtual bridge networks.', 'dropped'],
  [
    'a line that words a shipped one anew',
    '# the cron job clears iptables incase of configuration problems when you start it',
    'listed',
  ],
])('%s above a setting is %s', (_, comment, fate) => {
  const {text, comments, leftComments} = mergeConfig(
    parseConfig(whole.replace('\nDROP = ', `\n${comment}\nDROP = `)),
    'generic',
  );
  expect(comments).toBe(fate === 'kept' ? 1 : 0);
  expect(text.includes(`${comment}\nDROP = `)).toBe(fate === 'kept');
  expect(leftComments.map(({text: line}) => line)).toEqual(fate === 'listed' ? [comment] : []);
});

test.each([
  [
    'a comment in which csf would find a setting',
    '# \u0445 = admin\n# \u0445 alone\nTESTING = "0"\n',
    {leftComments: [{line: 1, text: '# \u0445', why: 'letter'}]},
    '# \u0445 alone\nTESTING = "0"\n',
  ],
  [
    'a line that csf cannot read, whose setting keeps the shipped value',
    'LF_SSHD = 7\n',
    {left: [{line: 1, name: 'LF_SSHD', value: 'LF_SSHD = 7', why: 'unreadable'}]},
    `\n${shippedValues('generic').get('LF_SSHD')!.text}\n`,
  ],
  [
    'a comment above a setting that is left out, and text in the style of a fork',
    '# mine\nUI_CSP_ENABLED = "1"\n#   new words of the fork\n# mine too\nTESTING = "0"\n',
    {
      leftComments: [
        {line: 1, text: '# mine', why: 'setting'},
        {line: 3, text: '#   new words of the fork', why: 'wording'},
      ],
    },
    '# mine too\nTESTING = "0"\n',
  ],
])('%s is left out and reported', (_, own, reported, kept) => {
  const merged = mergeConfig(parseConfig(own), 'generic');
  expect(merged).toMatchObject(reported);
  expect(merged.text).toContain(kept);
});

test('merging again changes nothing', () => {
  const once = mergeConfig(parseConfig('# mine\nTESTING = "0" # live\n'), 'cpanel').text;
  expect(mergeConfig(parseConfig(once), 'cpanel').text).toBe(once);
});

test('texts with nothing in common are not compared without end', () => {
  const lines = (letter: string): string => Array.from({length: 40_000}, (_, index) => `${letter}${index}`).join('\n');
  expect(diffLines(lines('a'), lines('b'))).toBeUndefined();
});

test('a comparison numbers the lines of both sides', () => {
  expect(diffLines('a\nb\nc\n', 'a\nx\nc\n')).toEqual([
    {kind: 'same', text: 'a', before: 1, after: 1},
    {kind: 'removed', text: 'b', before: 2},
    {kind: 'added', text: 'x', after: 2},
    {kind: 'same', text: 'c', before: 3, after: 3},
  ]);
});

test('where all comments differ, the settings are compared, with the numbers that their lines have', () => {
  const shipped = shippedText('generic');
  const {text: before} = shippedValues('generic').get('LF_SSHD')!;
  const fork = shipped.replace(/^# ?(?=\w)/gm, '#   fork: ').replace(before, 'LF_SSHD = "77"');
  const lineOf = (text: string, start: string): number =>
    text.split('\n').findIndex((line) => line.startsWith(start)) + 1;
  const {isSettingsOnly, lines} = diffConfigs(fork, shipped);
  expect(isSettingsOnly).toBe(true);
  expect(lines!.filter(({kind}) => kind !== 'same')).toEqual([
    {kind: 'removed', text: 'LF_SSHD = "77"', before: lineOf(fork, 'LF_SSHD =')},
    {kind: 'added', text: before, after: lineOf(shipped, 'LF_SSHD =')},
  ]);
  expect(diffConfigs(shipped, shipped).isSettingsOnly).toBe(false);
});
