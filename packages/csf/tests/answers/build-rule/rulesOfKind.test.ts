import {ruleKinds} from '../../../answers/build-rule';
import {shippedSettings} from '../../../model/lists/serverSettings';
import {rulesOfKind, settingsThatMatter} from '../../../answers/build-rule/packetFilter';
import {errorInDevice} from '../../../model/netfilter/address';

const filter = {
  protocol: 'tcp',
  direction: 'in',
  portSide: 'd',
  ports: '22',
  addressSide: 's',
  address: '198.51.100.7',
  ownerKind: '',
  owner: '',
  comment: '',
};
const settingsOf = (id: string, fields: Record<string, string>, settings = {}) =>
  settingsThatMatter(rulesOfKind(id, fields)!, {...shippedSettings, ...settings});

test('only the lists have rules to show', () => {
  const told = ruleKinds.map(({id}) => id).filter((id) => rulesOfKind(id, filter) !== undefined);
  expect(told).toEqual(['allow-address', 'deny-address', 'allow-filter', 'deny-filter']);
});

test('the rules are those of the list and of the shape', () => {
  expect(rulesOfKind('deny-filter', filter)!(shippedSettings)).toEqual([
    {program: 'iptables', rule: '-A DENYIN -s 198.51.100.7/32 ! -i lo -p tcp -m tcp --dport 22 -j DROP'},
  ]);
  expect(rulesOfKind('allow-address', filter)!(shippedSettings)).toHaveLength(2);
});

test.each([
  ['an allowed filter', 'allow-filter', filter, {}, ['ETH_DEVICE']],
  ['a denied filter', 'deny-filter', filter, {}, ['DROP', 'DROP_IP_LOGGING', 'ETH_DEVICE']],
  ['a denied filter that is logged', 'deny-filter', filter, {DROP_IP_LOGGING: true}, ['DROP_IP_LOGGING', 'ETH_DEVICE']],
  ['an address of IPv6 without IPv6', 'allow-address', {address: '2001:db8::7', comment: ''}, {}, ['IPV6']],
  ['an allowed address in a set', 'allow-address', filter, {LF_IPSET: true}, ['LF_IPSET']],
  [
    'a denied address',
    'deny-address',
    filter,
    {},
    ['LF_IPSET', 'LF_BLOCKINONLY', 'DROP', 'DROP_IP_LOGGING', 'DROP_OUT_LOGGING', 'ETH_DEVICE'],
  ],
])('the settings that matter to %s', (_, id, fields, settings, names) => {
  expect(settingsOf(id, fields, settings)).toEqual(names);
});

test.each(['', 'eth0', 'eth0:1', 'br-lan', 'enp0s31f6.100'])('%j can be a device', (name) => {
  expect(errorInDevice(name)).toBeUndefined();
});

test.each(['eth 0', 'eth0; reboot', '<b>', 'averylongnameofadevice'])('%j is no device', (name) => {
  expect(errorInDevice(name)).toBe(`"${name}" is not a network device; write a name such as eth0.`);
});
