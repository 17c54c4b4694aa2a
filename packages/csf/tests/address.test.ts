import {readAddress} from '../model/address';
import {isPrivate, shortForm, shownByIptables} from '../model/netfilter/address';

test.each([
  ['198.51.100.7', 4, 32],
  ['198.51.100.7/24', 4, 24],
  ['0.0.0.0/0', 4, 0],
  ['127.0.0.2', 4, 32],
  ['2001:DB8::7', 6, 128],
  ['2001:db8::/32', 6, 32],
  ['::/0', 6, 0],
])('%s is an address', (text, family, prefix) => {
  expect(readAddress(text)).toEqual({text: text.toLowerCase(), family, prefix});
});

// CheckIP.pm takes the colons out of an IPv6 address and refuses what then begins like the number 1.
test.each([
  '1',
  '1.2.3',
  '300.1.2.3',
  '198.51.100.07',
  '198.51.100.7/33',
  '198.51.100.7/',
  '127.0.0.1',
  '::1',
  '1::',
  '1:ab::',
  '::ffff:198.51.100.7',
  'fe80::1%eth0',
  '2001:db8::/129',
  'example.com',
  '',
])('%s is not an address', (text) => expect(readAddress(text)).toBeUndefined());

test('an address is written in its short form, and as iptables shows it', () => {
  const address = readAddress('2001:DB8:113:0:0::23/64')!;
  expect(shortForm(address)).toBe('2001:db8:113::23/64');
  expect(shownByIptables(address)).toBe('2001:db8:113::/64');
  expect(shownByIptables(readAddress('198.51.100.77/24')!)).toBe('198.51.100.0/24');
});

test('private networks are known', () => {
  expect(
    ['10.0.0.1', '192.168.0.0/16', 'fd00::1', 'fe80::1'].map((text) => isPrivate(readAddress(text)!)),
  ).not.toContain(false);
  expect(['1.1.1.1', '2606:4700::1111'].map((text) => isPrivate(readAddress(text)!))).not.toContain(true);
});
