import {checkText} from '../../answers/check-config/decode';
import {findRuleKind, readLine} from '../../answers/build-rule';
import {notesOnLists} from '../../answers/test-log/limits';
import {testPacket} from '../../answers/test-packet/testPacket';
import {whyNoConf} from '../../answers/test-packet/whyNoConf';
import {crowdOf, wideAllow, wideLineIn} from '../../answers/wideEntries';
import {initialPacket} from '../../answers/test-packet/packetForm';

test.each([
  ['0.0.0.0/0', 'opens every port to everybody'],
  ['::/0', 'opens every port to everybody'],
  ['52.0.0.0/8', 'opens every port to all 16,777,216 addresses of 52.0.0.0/8'],
  ['51.15.0.0/19', 'opens every port to all 8,192 addresses of 51.15.0.0/19'],
  ['2600::/12', 'opens every port to all addresses of 2600::/12'],
  ['tcp|in|d=22|s=0.0.0.0/0', 'opens TCP port 22 to everybody'],
  ['tcp:in:d=80,443:s=0.0.0.0/0', 'opens TCP ports 80 and 443 to everybody'],
  ['udp|in|d=30000_30100|s=34.64.0.0/10', 'opens UDP ports 30000 to 30100 to all 4,194,304 addresses of 34.64.0.0/10'],
])('%s %s', (entry, expected) => {
  expect(wideAllow(entry)).toBe(expected);
});

test.each([
  '203.0.113.7',
  '203.0.113.0/24',
  '51.15.0.0/20',
  '10.0.0.0/8',
  '2001:db8::/32',
  'tcp|out|d=25|d=0.0.0.0/0',
  // csf makes no rule of a filter without a port.
  'tcp|in|s=0.0.0.0/0',
  'Include /etc/csf/other',
])('%s means nobody that its owner cannot know', (entry) => {
  expect(crowdOf(entry)).toBeUndefined();
});

const list = '# mine\n203.0.113.7 # office\n52.0.0.0/8 # cloud\ntcp|in|d=22|s=0.0.0.0/0\n';

test('each tool names the widest line of a list', () => {
  const found = 'Line 4, tcp|in|d=22|s=0.0.0.0/0, means everybody: in csf.allow it opens TCP port 22 to them';
  expect(wideLineIn(list)).toContain(found);
  expect(whyNoConf(list)).toContain(found);
  expect(checkText(list)).toMatchObject({sentence: expect.stringContaining(found)});
  expect(readLine(list)).toMatchObject([{error: expect.stringContaining(found)}]);
  expect(wideLineIn(list.replace(/tcp.*\n/, ''))).toMatch(/^Line 3, 52\.0\.0\.0\/8, means all 16,777,216/);
  expect(wideLineIn('203.0.113.7\n')).toBe('');
});

const warnings = (line: string, kind: string): string =>
  readLine(line)
    .flatMap((reading) =>
      'fields' in reading && reading.kind === kind
        ? findRuleKind(kind)!.warnings(findRuleKind(kind)!.tidy(reading.fields))
        : [],
    )
    .map(({text}) => text)
    .join('\n');

test('the rule builder warns of a wide line, in a filter too', () => {
  expect(warnings('51.15.0.0/19', 'allow-address')).toContain('opens every port to all 8,192 addresses');
  expect(warnings('tcp|in|d=22|s=52.0.0.0/8', 'allow-filter')).toContain('opens it to all 16,777,216 addresses');
  expect(warnings('tcp|in|d=22|s=0.0.0.0/0', 'allow-filter')).toContain('opens it to the whole internet');
  expect(warnings('52.0.0.0/8', 'ignore')).toContain('block none of all 16,777,216 addresses');
  expect(warnings('tcp|in|d=22|s=203.0.113.7', 'allow-filter')).not.toContain('opens it');
});

test('the log tester and the packet tester remark such a line', () => {
  expect(notesOnLists({ignore: '52.0.0.0/8', allow: list}).map(({text}) => text)).toEqual([
    'csf.ignore keeps lfd from blocking all 16,777,216 addresses of 52.0.0.0/8, whatever they try.',
    'csf.allow opens every port to all 16,777,216 addresses of 52.0.0.0/8.',
  ]);
  const packet = {...initialPacket, from: '198.51.100.9', port: '22'};
  const server = {panel: 'generic' as const, conf: 'TESTING = "0"\n', lists: {'csf.allow': list}};
  expect(testPacket(server, packet, 0)).toMatchObject({
    answer: {reason: expect.stringContaining('allows it, as it opens TCP port 22 to everybody')},
  });
});
