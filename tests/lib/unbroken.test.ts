import {splitAtOptions} from '@site/src/lib/unbroken';

test.each([
  ['csf -a 203.0.113.7 my office', ['-a']],
  ['csf --profile apply protection_high', ['--profile']],
  ['systemctl enable webmin-nftables', ['webmin-nftables']],
  ['/usr/local/csf/tpl/x-arf.txt', ['x-arf.txt']],
  ['iptables -I FORWARD -s 10.8.0.0/24', ['-I', '-s']],
])('no line ends within an option or a name of %s', (code, kept) => {
  const parts = splitAtOptions(code);
  expect(parts.filter((_, index) => index % 2 === 1)).toEqual(kept);
  expect(parts.join('')).toBe(code);
});

test('a name that is longer than a line may break', () => {
  expect(splitAtOptions('dnf remove crowdsec-firewall-bouncer-nftables')).toHaveLength(1);
});

test('in a cell of a table, only options are kept', () => {
  expect(splitAtOptions('csf -ta 203.0.113.7 [-p PORTS] x-arf.txt', false)).toEqual([
    'csf ',
    '-ta',
    ' 203.0.113.7 ',
    '[-p',
    ' PORTS] x-arf.txt',
  ]);
});
