import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {diffLines} from '@site/src/firewall/config/diffLines';
import {mergeConfig} from '@site/src/firewall/config/mergeConfig';
import {parseConfig} from '@site/src/firewall/config/parseConfig';
import {shippedText, type Panel} from '@site/src/firewall/config/shippedConfig';

import {fixtures} from './ruleFixture';

/** The first lines that a merged file has other than the shipped one. */
function changes(text: string, panel: Panel): string[] {
  return diffLines(shippedText(panel), text)!
    .filter(({kind}) => kind !== 'same')
    .map(({kind, text: line}) => `${kind === 'added' ? '+' : '-'}${line}`);
}

// product.txt is what auto.generic.pl of 15.11 made of the same file, as it differs from the shipped one.
test.each(readdirSync(path.join(fixtures, 'merge')))('%s becomes what the product makes of it', (name) => {
  const read = (file: string): string => readFileSync(path.join(fixtures, 'merge', name, file), 'utf8');
  const merged = mergeConfig(parseConfig(read('input.conf')), 'generic');
  const product = read('product.txt').trimEnd().split('\n');
  const own = changes(merged.text, 'generic');
  // The product drops comments and a space that it ships itself.
  expect(own.map((line) => line.replace(' # live since May', '')).filter((line) => !line.startsWith('+#'))).toEqual(
    product.filter((line) => !line.includes('SYSLOG_CHECK')),
  );
  expect(own.filter((line) => line.includes('#'))).toEqual([
    '+TESTING = "0" # live since May',
    '+# office and web',
    '+# the end',
  ]);
  expect(merged.comments).toBe(2);
  expect(merged.added).toEqual([
    {name: 'CC_SRC', value: '1'},
    {name: 'LF_TEMP_EMAIL_ALERT', value: '1'},
  ]);
  expect(merged.left.map(({name: left, why}) => `${left} ${why}`)).toEqual([
    'LF_FTPD repeated',
    ...['LF_CXS', 'LF_CXS_PERM', 'UI_CXS', 'PORTS_cxs', 'MY_OWN'].map((left) => `${left} unknown`),
  ]);
});

test('on VestaCP a missing CC_SRC is added as it is shipped', () => {
  const text = shippedText('vesta').replace(/^CC_SRC = .*\n/m, '');
  expect(mergeConfig(parseConfig(text), 'vesta').added).toEqual([{name: 'CC_SRC', value: '2'}]);
});

test('a comment in which csf would find a setting is left out and told', () => {
  const merged = mergeConfig(parseConfig('# \u0445 = admin\n# \u0445 alone\nTESTING = "0"\n'), 'generic');
  expect(merged.leftComments).toEqual([{line: 1, text: '# \u0445'}]);
  expect(merged.text).toContain('# \u0445 alone\nTESTING = "0"\n');
});

test('what csf cannot read keeps the shipped value and is told', () => {
  const merged = mergeConfig(parseConfig('LF_SSHD = 7\n'), 'generic');
  expect(merged.left).toEqual([{line: 1, name: 'LF_SSHD', value: 'LF_SSHD = 7', why: 'unreadable'}]);
  expect(merged.text).toContain('\nLF_SSHD = "5"\n');
});

test('comments of another fork are told, not taken over', () => {
  const merged = mergeConfig(parseConfig('# words of the fork\nUI_CSP_ENABLED = "1"\nTESTING = "0"\n'), 'generic');
  expect(merged.leftComments).toEqual([{line: 1, text: '# words of the fork'}]);
  expect(merged.text).not.toContain('words of the fork');
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
