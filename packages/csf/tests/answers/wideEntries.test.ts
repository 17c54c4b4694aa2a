import {decodeBlock} from '../../answers/output';
import {checkText} from '../../answers/check-config/decode';
import {findRuleKind, readLine} from '../../answers/build-rule';
import {notesOnLists} from '../../answers/test-log/limits';
import {testPacket} from '../../answers/test-packet/testPacket';
import {whyNoConf} from '../../answers/test-packet/whyNoConf';
import {crowdOf, wideAllow, wideCommand, wideDeny, wideLinesIn} from '../../answers/wideEntries';
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
  expect(wideLinesIn(list)).toContain(found);
  expect(whyNoConf(list)?.sentence).toContain(found);
  expect(checkText(list)).toMatchObject({sentence: expect.stringContaining(found)});
  expect(readLine(list)).toMatchObject([{meaning: expect.stringContaining(found)}]);
  expect(wideLinesIn(list.replace(/tcp.*\n/, ''))).toMatch(/^Line 3, 52\.0\.0\.0\/8, means all 16,777,216/);
  expect(wideLinesIn('203.0.113.7\n')).toBe('');
});

test('of a list of ranges, the widest come first, and all lines without a port are counted', () => {
  const ranges = '# Cloudflare\n199.27.128.0/21\n141.101.64.0/18\n162.158.0.0/15\n104.16.0.0/12\n172.64.0.0/13\n';
  expect(wideLinesIn(`${ranges}\n# mine\n69.162.124.226 # engine5\n104.16.0.0/12\n`)).toBe(
    'Line 5, 104.16.0.0/12, means all 1,048,576 addresses of 104.16.0.0/12: in csf.allow it opens every port to them, and in csf.deny it closes that. The widest after it: 172.64.0.0/13, 162.158.0.0/15 and 141.101.64.0/18. In csf.allow, each of the 7 lines without a port opens every port, SSH too. tcp|in|d=80,443|s=104.16.0.0/12 opens only the website.',
  );
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
  expect(notesOnLists({ignore: '0.0.0.0/0\n::/0'})).toMatchObject([
    {text: expect.stringMatching(/^csf\.ignore has 0\.0\.0\.0\/0: lfd ignores only the address 0\.0\.0\.0/)},
  ]);
  const packet = {...initialPacket, from: '198.51.100.9', port: '22'};
  const server = {panel: 'generic' as const, conf: 'TESTING = "0"\n', lists: {'csf.allow': list}};
  expect(testPacket(server, packet, 0)).toMatchObject({
    answer: {reason: expect.stringContaining('allows it, as it opens TCP port 22 to everybody')},
  });
});

test.each([
  ['0.0.0.0/0', 'closes every port to everybody'],
  ['::/0', 'closes every port to everybody'],
  ['128.0.0.0/1', 'closes every port to all 2,147,483,648 addresses of 128.0.0.0/1'],
  ['52.0.0.0/7', 'closes every port to all 33,554,432 addresses of 52.0.0.0/7'],
  ['2000::/3', 'closes every port to all addresses of 2000::/3'],
  ['tcp|in|d=22|s=0.0.0.0/0', 'closes TCP port 22 to everybody'],
])('a deny of %s %s', (entry, expected) => {
  expect(wideDeny(entry)).toBe(expected);
});

test.each(['203.0.113.7', '52.0.0.0/8', '198.51.0.0/19', '10.0.0.0/8', 'tcp|out|d=25|d=0.0.0.0/0'])(
  'a deny of %s leaves others alone',
  (entry) => {
    expect(wideDeny(entry)).toBeUndefined();
  },
);

test.each([
  ['csf -td 0.0.0.0/0 3600', 'It closes every port to everybody. Your own address is among them'],
  ['csf -td ::/0 1h -d inout flood', 'It closes every port to everybody. Your own address is among them'],
  ['sudo csf --tempdeny 0.0.0.0/0 3600 -p 22', 'It closes port 22 to everybody. Your own address is among them'],
  ['csf -td 128.0.0.0/1 600', 'It closes every port to all 2,147,483,648 addresses of 128.0.0.0/1. Your own'],
  ['csf -ta 0.0.0.0/0 3600', 'It opens every port to everybody.'],
  ['csf -ta ::/0 1h -p 80,443 -d in', 'It opens ports 80 and 443 to everybody.'],
])('%s is taken, and means everybody: the builder and the decoder say so', (command, expected) => {
  expect(readLine(command)).toMatchObject([{kind: undefined, error: expect.stringContaining(expected)}]);
  expect(decodeBlock(command).findings[0]!.what).toContain(expected);
});

test.each([
  'csf -td 203.0.113.99 3600',
  'csf -ta 203.0.113.7 1h -p 22',
  'csf -td 0.0.0.0/0 60 -d out',
  'csf -g 0.0.0.0/0',
])('%s keeps nobody out', (command) => {
  expect(wideCommand(command)).toBeUndefined();
});

test('commands behind a # that keep everybody out are named, the permanent one first', () => {
  const text =
    '# 2. Block for 300 seconds:\n#    csf -td 0.0.0.0/0 300 -p 80 -d in "5 mins"\n# 3. Block:\n#    csf -d 0.0.0.0/0 -p 80 -d in "all"\n';
  const found =
    /Do not run csf -d 0\.0\.0\.0\/0 -p 80 .* It closes every port to everybody\. Your own .* csf -d has no -p and no -d: .* To close port 80, take it out of TCP_IN .*Do not run csf -td .* It closes port 80 to everybody/;
  expect(checkText(text)).toMatchObject({sentence: expect.stringMatching(found)});
  expect(readLine(text)).toMatchObject([{meaning: expect.stringMatching(found)}]);
  expect(decodeBlock(text).findings[0]!.what).toMatch(found);
});

test.each(['csf -d 0.0.0.0/0', 'csf -d ::/0 all', 'csf -d 128.0.0.0/1', 'csf --deny 52.0.0.0/7'])(
  'the builder warns that %s cuts the reader off, and so does the decoder',
  (command) => {
    expect(warnings(command, 'deny-address')).toMatch(/everybody|Your own address is among them/);
    expect(decodeBlock(command).findings[0]!.what).toContain('Your own address is among them');
  },
);

test.each([
  ['Adding 0.0.0.0/0 to csf.deny and iptables DROP...', /It closes every port to everybody/, 'csf -dr 0.0.0.0/0'],
  ['Adding ::/0 to csf.deny and iptables DROP...', /It closes every port to everybody/, 'csf -dr ::/0'],
  ['csf: 0.0.0.0/0 blocked on port * for 3600 seconds inbound', /csf blocked everybody/, 'csf -trd 0.0.0.0/0'],
  [
    'DENY   0.0.0.0/0   *   in   59m 3s   Manually added: 0.0.0.0/0',
    /closes every port to everybody/,
    'csf -trd 0.0.0.0/0',
  ],
])('the decoder says whom it cuts off and how to end it: %s', (line, what, unblock) => {
  const [found] = decodeBlock(line).findings;
  expect(found!.what).toMatch(what);
  expect(found!.unblock).toContain(unblock);
  expect(found!.notes.join(' ')).toContain('Your own address is among them');
});

test('a line that can block everybody or allow everybody says how to look first', () => {
  const [found] = decodeBlock('1790000000|::/0|22|in|3600|Manually added: ::/0').findings;
  expect(found).toMatchObject({certain: false, unblock: [], lookCloser: ['csf -t']});
  expect(found!.notes.join(' ')).toMatch(/Your own address is among them.*csf -trd ::\/0 lifts a block/);
});

test('a line for one address says that the lists of open ports still let in everybody', () => {
  const told = /Everybody reaches (?:TCP|UDP) ports? .* this line closes nothing\. .*take the ports? out .* csf -ra\./;
  expect(warnings('tcp|in|d=3306|s=203.0.113.7', 'allow-filter')).toMatch(told);
  expect(warnings('csf -a "udp|in|d=53,123|s=203.0.113.0/24"', 'allow-filter')).toMatch(told);
  expect(warnings('tcp|in|d=2222|s=home.example.com', 'dyndns')).toMatch(told);
  expect(warnings('tcp|in|d=2222|s=home.example.com', 'dyndns')).toContain('keep a session open');
  for (const line of ['tcp|out|d=25|d=203.0.113.7', 'tcp|in|d=22|s=0.0.0.0/0', 'icmp|in|d=8|s=203.0.113.7']) {
    expect(warnings(line, 'allow-filter')).not.toMatch(told);
  }
  expect(warnings('tcp|in|d=3306|s=203.0.113.7', 'deny-filter')).not.toMatch(told);
});
