import {readAddress, shortForm, shownByIptables, type NetworkAddress} from '../../../product/networkAddress';
import type {AddressFields} from './addressKinds';
import type {FilterFields} from './filterFields';
import {icmpNumber} from './icmpTypes';
import type {RuleFields} from './ruleKind';
import type {ListName} from './ruleLine';

/** The settings that change which rules the lists become. */
export type ServerSettings = {
  IPV6: boolean;
  LF_IPSET: boolean;
  LF_BLOCKINONLY: boolean;
  DROP: string;
  DROP_OUT: string;
  DROP_IP_LOGGING: boolean;
  DROP_OUT_LOGGING: boolean;
  ETH_DEVICE: string;
  ETH6_DEVICE: string;
};

/** The settings as shipped, apart from IPV6, which the installer turns on where it finds an address. */
export const shippedSettings: ServerSettings = {
  IPV6: false,
  LF_IPSET: false,
  LF_BLOCKINONLY: false,
  DROP: 'DROP',
  DROP_OUT: 'REJECT',
  DROP_IP_LOGGING: false,
  DROP_OUT_LOGGING: true,
  ETH_DEVICE: '',
  ETH6_DEVICE: '',
};

/** A rule as `iptables -S`, `ip6tables -S` or `ipset save` shows it. */
export type PacketFilterRule = {program: 'iptables' | 'ip6tables' | 'ipset'; rule: string};

/**
 * The rules that csf makes of a filter (`linefilter` in csf.pl, lines 3674 to 3755); none where the
 * product makes none. Fields have to be right.
 */
export function filterRules(list: ListName, fields: FilterFields, settings: ServerSettings): PacketFilterRule[] {
  if (fields.ownerKind !== '') {
    return ownerRules(list, fields, settings);
  }
  const address = readAddress(fields.address);
  if (address === undefined || (address.family === 6 && !settings.IPV6)) {
    return [];
  }
  const isIn = fields.direction === 'in';
  const program = programOf(address);
  const rule = [
    `-A ${chain(list, isIn)}`,
    // iptables does not show an address that stands for all.
    ...(address.prefix === 0 ? [] : [`-${fields.addressSide} ${shownByIptables(address)}`]),
    // Also for IPv6 the product takes ETH_DEVICE here: the line as a whole is no address.
    device(settings.ETH_DEVICE, isIn),
    ...protocolMatch(fields),
    `-j ${target(list, isIn, program, settings)}`,
  ];
  return [{program, rule: rule.join(' ')}];
}

function ownerRules(list: ListName, fields: FilterFields, settings: ServerSettings): PacketFilterRule[] {
  const programs = settings.IPV6 ? (['iptables', 'ip6tables'] as const) : (['iptables'] as const);
  return programs.map((program) => ({
    program,
    rule: [
      `-A ${chain(list, false)}`,
      device(settings.ETH_DEVICE, false),
      ...protocolMatch(fields),
      `-m owner --${fields.ownerKind}id-owner ${fields.owner}`,
      `-j ${target(list, false, program, settings)}`,
    ].join(' '),
  }));
}

/** The rules, or the entry of a set, that csf makes of a plain address (csf.pl, lines 3578 to 3612). */
export function addressRules(list: ListName, text: string, settings: ServerSettings): PacketFilterRule[] {
  const address = readAddress(text);
  if (address === undefined || (address.family === 6 && !settings.IPV6)) {
    return [];
  }
  if (settings.LF_IPSET) {
    const set = `chain_${address.family === 6 ? '6_' : ''}${list.toUpperCase()}`;
    return [{program: 'ipset', rule: `add ${set} ${shortForm(address)}`}];
  }
  const program = programOf(address);
  const ethernet = address.family === 6 && settings.ETH6_DEVICE !== '' ? settings.ETH6_DEVICE : settings.ETH_DEVICE;
  const directions = list === 'deny' && settings.LF_BLOCKINONLY ? [true] : [true, false];
  return directions.map((isIn) => ({
    program,
    rule: [
      `-A ${chain(list, isIn)}`,
      ...(address.prefix === 0 ? [] : [`${isIn ? '-s' : '-d'} ${shownByIptables(address)}`]),
      device(ethernet, isIn),
      `-j ${target(list, isIn, program, settings)}`,
    ].join(' '),
  }));
}

function programOf({family}: NetworkAddress): 'iptables' | 'ip6tables' {
  return family === 4 ? 'iptables' : 'ip6tables';
}

function chain(list: ListName, isIn: boolean): string {
  return `${list.toUpperCase()}${isIn ? 'IN' : 'OUT'}`;
}

function device(name: string, isIn: boolean): string {
  const flag = isIn ? '-i' : '-o';
  // csf.pl takes what stands before a colon, as in eth0:1.
  const plain = name.split(':')[0]!;
  return plain === '' ? `! ${flag} lo` : `${flag} ${plain}`;
}

function target(list: ListName, isIn: boolean, program: string, settings: ServerSettings): string {
  if (list === 'allow') {
    return 'ACCEPT';
  }
  const logged = isIn ? settings.DROP_IP_LOGGING : settings.DROP_OUT_LOGGING;
  const plain = isIn ? settings.DROP : settings.DROP_OUT;
  const answer = program === 'iptables' ? 'icmp-port-unreachable' : 'icmp6-port-unreachable';
  return logged ? `LOGDROP${isIn ? 'IN' : 'OUT'}` : plain === 'REJECT' ? `REJECT --reject-with ${answer}` : plain;
}

function protocolMatch({protocol, portSide, ports}: FilterFields): string[] {
  if (protocol === 'icmp') {
    return ['-p icmp', ...(ports === '' ? [] : [`-m icmp --icmp-type ${icmpNumber(ports) ?? ports}`])];
  }
  const word = portSide === 'd' ? 'dport' : 'sport';
  if (ports === '') {
    return [`-p ${protocol}`];
  }
  if (ports.includes(',')) {
    return [`-p ${protocol}`, `-m multiport --${word}s ${ports.replaceAll('_', ':')}`];
  }
  const [low = '', high = low] = ports.split('_');
  const shown = low === high ? low : `${low}:${high}`;
  // All ports are no condition, and iptables shows none.
  return [`-p ${protocol}`, `-m ${protocol}${shown === '0:65535' ? '' : ` --${word} ${shown}`}`];
}

type RulesWith = (settings: ServerSettings) => PacketFilterRule[];

/**
 * What csf makes of right fields, given the settings of the server; undefined for a kind whose
 * rules are not told.
 */
export function rulesOfKind(id: string, fields: RuleFields): RulesWith | undefined {
  const [list, shape] = id.split('-') as [ListName, string | undefined];
  // The names of the fields follow from the kind.
  if (shape === 'filter') {
    return (settings) => filterRules(list, fields as FilterFields, settings);
  }
  return shape === 'address'
    ? (settings) => addressRules(list, (fields as AddressFields).address, settings)
    : undefined;
}

/** The settings of which each alone would change the rules, in the order in which a form shows them. */
export function settingsThatMatter(rulesWith: RulesWith, settings: ServerSettings): (keyof ServerSettings)[] {
  const now = JSON.stringify(rulesWith(settings));
  const names = Object.keys(shippedSettings) as (keyof ServerSettings)[];
  return names.filter((name) => JSON.stringify(rulesWith({...settings, ...changed(name, settings)})) !== now);
}

function changed(name: keyof ServerSettings, settings: ServerSettings): Partial<ServerSettings> {
  switch (name) {
    case 'DROP':
    case 'DROP_OUT':
      return {[name]: settings[name] === 'DROP' ? 'REJECT' : 'DROP'};
    case 'ETH_DEVICE':
    case 'ETH6_DEVICE':
      return {[name]: settings[name] === '' ? 'eth0' : ''};
    default:
      return {[name]: !settings[name]};
  }
}

/** Says why a text cannot be the name of a network device. */
export function errorInDevice(name: string): string | undefined {
  return /^[\w.:-]{0,15}$/.test(name) ? undefined : `"${name}" is no network device; write a name such as eth0.`;
}
