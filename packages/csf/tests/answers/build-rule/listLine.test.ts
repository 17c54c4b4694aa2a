import {checkListLine} from '../../../answers/build-rule/listLine';

test.each([
  '',
  '# a comment',
  '203.0.113.7',
  '203.0.113.0/24 # office',
  '2001:db8::7',
  '2001:db8::/32',
  'Include /etc/csf/customers.allow',
  'tcp|in|d=22|s=203.0.113.7 # SSH',
  'TCP|IN|d=80,443|s=203.0.113.0/24',
  'd=22|s=203.0.113.7',
  'tcp:in:d=22:s=203.0.113.7',
  'udp|out|d=2000_3000|d=2001:db8::7',
  'icmp|in|s=echo-request|s=203.0.113.7',
  'tcp|out|d=80||u=99',
  'tcp|out|d=25||u=www-data',
  'tcp|out|d=80|u=33',
  'tcp|in|d=2000:3000|s=203.0.113.7',
])('%s is right', (line) => expect(checkListLine(line)).toBeUndefined());

test.each([
  ['203.0.113.999', '"203.0.113.999" is not an address, a network or a filter'],
  ['example.com', '"example.com" is a name, which this list does not take. A name belongs in csf.dyndns.'],
  [
    '203.0.113.7 # Included for support',
    '"203.0.113.7 # Included for support" contains the word Include, so the product skips it',
  ],
  ['Include /etc/a # comment', '"Include /etc/a # comment" needs a full path and nothing after it'],
  [
    'tcp|in|s=203.0.113.7|d=22',
    '"tcp|in|s=203.0.113.7|d=22" makes no rule: the first s= or d= is the port, and "203.0.113.7" is none',
  ],
  ['tcp|in|d=22', '"tcp|in|d=22" makes no rule: it needs a port and an address, the port first'],
  [
    'tcp|in|d=99999|s=203.0.113.7',
    '"tcp|in|d=99999|s=203.0.113.7" is not right: "99999" is not a port. Write numbers from 0 to 65535, such as 22 or 80,443 or 2000_3000.',
  ],
  [
    `tcp|in|d=${Array.from({length: 16}, (_, port) => port + 1).join()}|s=203.0.113.7`,
    expect.stringContaining('at most 15 ports'),
  ],
  ['tcp|out|d=80||x=99', '"tcp|out|d=80||x=99" makes no rule: it needs a port and an address, the port first'],
  ['tcp|in|d=22|s=office', '"tcp|in|d=22|s=office" makes no rule: "s=office" is not an address such as s=203.0.113.7'],
])('%s is wrong', (line, message) => expect(checkListLine(line)).toEqual(message));

test('a line of csf.ignore holds no filter', () => {
  expect(checkListLine('tcp|in|d=22|s=203.0.113.7', 'ignore')).toBe(
    '"tcp|in|d=22|s=203.0.113.7" is not an address or a network',
  );
});
