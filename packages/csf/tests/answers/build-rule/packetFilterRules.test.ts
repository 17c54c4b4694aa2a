import {readFileSync} from 'node:fs';

import {readLine} from '../../../answers/build-rule';
import {shippedSettings, type ServerSettings} from '../../../model/lists/serverSettings';
import {addressRules, filterRules} from '../../../answers/build-rule/packetFilter';

type ListName = 'allow' | 'deny';

/** The rules as `iptables -S` shows them, of all the entries of a list. */
function rulesOf(list: ListName, lines: readonly string[], settings: ServerSettings = shippedSettings): string[] {
  return lines
    .flatMap((line) => {
      const reading = readLine(line).find(({kind}) => kind?.startsWith(list));
      if (reading === undefined || !('fields' in reading)) {
        throw new Error(`${line} is not read`);
      }
      const {fields} = reading;
      return reading.kind.endsWith('-address')
        ? addressRules(list, fields.address!, settings)
        : filterRules(list, fields as Parameters<typeof filterRules>[1], settings);
    })
    .map(({program, rule}) => (program === 'iptables' ? rule : `${program}: ${rule}`));
}

/** What a command of a recording printed. */
function output(name: string, command: string): string[] {
  const text = readFileSync(`packages/csf/recordings/${name}.txt`, 'utf8');
  const part = text.split(/^(?=\S+@\S+[#$] )/m).find((one) => one.includes(command));
  return part!.trimEnd().split('\n').slice(1);
}

/** The lines that a recording writes into a list. */
function written(name: string, file: string): string[] {
  return output(name, `cat >> ${file}`).filter((line) => line.includes('|'));
}

test.each([
  ['allow', '198.51.100.42', 'iptables -S ALLOWIN; iptables -S ALLOWOUT'],
  ['deny', '192.0.2.0/24', 'iptables -S DENYIN; iptables -S DENYOUT'],
] as const)('the lines of csf.%s become the rules of the recording', (list, address, command) => {
  const shown = output('16-advanced-filters', command).filter((rule) => rule.startsWith('-A '));
  // Allow rules are put at the top, so the last line of the file comes first: the order is left out.
  const rules = rulesOf(list, [address, ...written('16-advanced-filters', `/etc/csf/csf.${list}`)]);
  expect(rules.sort()).toEqual(shown.sort());
});

test('an IPv6 address becomes the rule of the recording, and none while IPV6 is off', () => {
  const shown = output('31-ipv6', 'ip6tables -S DENYIN').filter((rule) => rule.startsWith('-A DENYIN'));
  const rules = rulesOf('deny', ['2001:DB8:113:0:0::23'], {...shippedSettings, IPV6: true});
  expect(rules[0]).toBe(`ip6tables: ${shown[0]!}`);
  expect(rules).toHaveLength(2);
  expect(rulesOf('deny', ['2001:db8:113::23'])).toEqual([]);
});

test('an address goes into a set with LF_IPSET, a filter does not', () => {
  const settings = {...shippedSettings, IPV6: true, LF_IPSET: true};
  const lines = ['198.51.100.99', '2001:db8:113::23', 'tcp|in|d=22|s=198.51.100.99'];
  expect(rulesOf('deny', lines, settings)).toEqual([
    'ipset: add chain_DENY 198.51.100.99',
    'ipset: add chain_6_DENY 2001:db8:113::23',
    '-A DENYIN -s 198.51.100.99/32 ! -i lo -p tcp -m tcp --dport 22 -j DROP',
  ]);
  expect(output('30-ipset', 'csf -d 198.51.100.99')).toContain('csf: IPSET adding [198.51.100.99] to set [chain_DENY]');
});

test.each<[keyof ServerSettings, Partial<ServerSettings>, string[]]>([
  ['LF_BLOCKINONLY', {LF_BLOCKINONLY: true}, ['-A DENYIN -s 198.51.100.7/32 ! -i lo -j DROP']],
  [
    'DROP_OUT_LOGGING',
    {DROP_OUT_LOGGING: false},
    [
      '-A DENYIN -s 198.51.100.7/32 ! -i lo -j DROP',
      '-A DENYOUT -d 198.51.100.7/32 ! -o lo -j REJECT --reject-with icmp-port-unreachable',
    ],
  ],
  [
    'DROP_IP_LOGGING',
    {DROP_IP_LOGGING: true},
    ['-A DENYIN -s 198.51.100.7/32 ! -i lo -j LOGDROPIN', '-A DENYOUT -d 198.51.100.7/32 ! -o lo -j LOGDROPOUT'],
  ],
  [
    'ETH_DEVICE',
    {ETH_DEVICE: 'eth0'},
    ['-A DENYIN -s 198.51.100.7/32 -i eth0 -j DROP', '-A DENYOUT -d 198.51.100.7/32 -o eth0 -j LOGDROPOUT'],
  ],
])('%s changes the rules of a denied address', (_, changed, rules) => {
  expect(rulesOf('deny', ['198.51.100.7'], {...shippedSettings, ...changed})).toEqual(rules);
});

test('a filter by owner is made for IPv6 too while IPV6 is on', () => {
  expect(rulesOf('allow', ['tcp|out|d=80,443||u=backup'], {...shippedSettings, IPV6: true})).toEqual([
    '-A ALLOWOUT ! -o lo -p tcp -m multiport --dports 80,443 -m owner --uid-owner backup -j ACCEPT',
    'ip6tables: -A ALLOWOUT ! -o lo -p tcp -m multiport --dports 80,443 -m owner --uid-owner backup -j ACCEPT',
  ]);
});

test('a network is shown masked, and all ports or everybody are no condition', () => {
  expect(rulesOf('allow', ['tcp|in|d=0_65535|s=198.51.100.77/24', 'udp|out|s=53|d=0.0.0.0/0'])).toEqual([
    '-A ALLOWIN -s 198.51.100.0/24 ! -i lo -p tcp -m tcp -j ACCEPT',
    '-A ALLOWOUT ! -o lo -p udp -m udp --sport 53 -j ACCEPT',
  ]);
});
