import {servicePorts} from './servicePorts';
import {icmpNumber, startsIcmpName} from './icmpTypes';
import {readFlags} from './packet';
import type {Family} from './ruleSet';

/** iptables refuses the rule. */
export class Refused extends Error {}

/** What iptables makes of it is not modelled, or depends on the server. */
export class NotModelled extends Error {}

/** What a rule is read with. */
export type RuleContext = {
  family: Family;
  users: Readonly<Record<string, number | string>>;
  groups: Readonly<Record<string, number | string>>;
  hasChain(name: string): boolean;
  hasSet(name: string): boolean;
};

/** A module of iptables that a rule has loaded: its options in the order in which they were given. */
export type Options = Map<string, {value: string; isNegated: boolean}>;

type Module = {
  /** Options that take a value, and those that take none. */
  valued: readonly string[];
  plain?: readonly string[];
  /** What iptables-save prints after `-m NAME`. */
  print(options: Options, context: RuleContext, protocol: string): string[];
};

const portModule = (name: string): Module => ({
  valued: name === 'tcp' ? ['--sport', '--dport', '--tcp-flags'] : ['--sport', '--dport'],
  plain: name === 'tcp' ? ['--syn'] : [],
  print: (options) => [
    ...['--sport', '--dport'].flatMap((option) => {
      const range = options.get(option);
      const shown = range === undefined ? '' : portRange(range.value, name === 'udp');
      return shown === '' ? [] : [`${option} ${shown}`];
    }),
    ...shownFlags(options),
  ],
});

function shownFlags(options: Options): string[] {
  const syn = options.get('--syn');
  if (syn !== undefined) {
    return [`${syn.isNegated ? '! ' : ''}--tcp-flags FIN,SYN,RST,ACK SYN`];
  }
  const flags = options.get('--tcp-flags');
  return flags === undefined ? [] : [`--tcp-flags ${flags.value.split(' ').map(sortFlags).join(' ')}`];
}

function sortFlags(text: string): string {
  return text === 'NONE' ? text : readFlags(text).join(',');
}

/**
 * A port or range as iptables shows it; empty for all ports. The module for UDP takes larger numbers too,
 * and keeps their last 16 bits.
 */
function portRange(text: string, isUdp: boolean): string {
  const one = isUdp ? udpPort : port;
  const [low = '', high] = text.split(':');
  const first = low === '' && high !== undefined ? 0 : one(low);
  const last = high === undefined ? first : high === '' ? 65535 : one(high);
  if ((first > last && !isUdp) || text.split(':').length > 2) {
    throw new Refused(`"${text}" is no range of ports`);
  }
  return first === last ? String(first) : first === 0 && last === 65535 ? '' : `${first}:${last}`;
}

function udpPort(text: string): number {
  if (/^\d{10,}$/.test(text)) {
    throw new NotModelled(`the port "${text}" is larger than iptables can count`);
  }
  return /^[1-9]\d{4,8}$/.test(text) ? Number(text) % 65_536 : port(text);
}

function port(text: string): number {
  if (Object.hasOwn(servicePorts, text)) {
    return servicePorts[text]!;
  }
  if (/^(0\d|0x|[a-z][\w-]*$)/i.test(text)) {
    throw new NotModelled(`iptables reads the port "${text}" as a name or in another base`);
  }
  return wholeNumber(text, 65535, 'port');
}

function wholeNumber(text: string, most: number, what: string, least = 0): number {
  if (!/^\d+$/.test(text) || Number(text) > most || Number(text) < least) {
    throw new Refused(`"${text}" is no ${what}`);
  }
  return Number(text);
}

const multiport: Module = {
  valued: ['--sport', '--dport', '--sports', '--dports'],
  print: (options, _context, protocol) =>
    [...options].map(([option, {value}]) => {
      if (protocol !== 'tcp' && protocol !== 'udp') {
        throw new Refused('several ports need the protocol tcp or udp');
      }
      const parts = value.split(',').map((part) => {
        const [low = '', high] = part.split(':');
        if (high !== undefined && port(low) >= port(high)) {
          throw new Refused(`"${part}" is no range of ports`);
        }
        return high === undefined ? String(port(low)) : `${port(low)}:${port(high)}`;
      });
      if (parts.join(':').split(':').length > 15) {
        throw new Refused('a rule holds at most 15 ports, and a range counts as two');
      }
      return `${option.replace(/s?$/, 's')} ${parts.join(',')}`;
    }),
};

const icmp: Module = {
  valued: ['--icmp-type'],
  print: (options) =>
    [...options].map(([option, {value}]) => {
      const number = icmpNumber(value);
      if (number === undefined) {
        if (startsIcmpName(value) || /^0\d/.test(value)) {
          throw new NotModelled(`iptables reads the type of ICMP "${value}" in its own way`);
        }
        throw new Refused(`"${value}" is no type of ICMP`);
      }
      return `${option} ${number}`;
    }),
};

const icmp6Types: Record<string, number> = {
  'destination-unreachable': 1,
  'packet-too-big': 2,
  'time-exceeded': 3,
  'parameter-problem': 4,
  'echo-request': 128,
  'echo-reply': 129,
  'router-advertisement': 134,
  'neighbor-solicitation': 135,
  'neighbor-advertisement': 136,
  redirect: 137,
};

const states = ['INVALID', 'NEW', 'RELATED', 'ESTABLISHED'];

const stateModule = (option: string): Module => ({
  valued: [option],
  print: (options) => {
    const given = options.get(option)!.value.split(',');
    return [`${option} ${states.filter((state) => given.includes(state)).join(',')}`];
  },
});

const units = [86_400, 3600, 60, 1] as const;
const unitNames = ['day', 'hour', 'min', 'sec'] as const;
const longUnitNames = ['day', 'hour', 'minute', 'second'] as const;

/** A rate as it comes back from the kernel, which counts in ten thousandths of a second: 60/m is 1/sec. */
function rate(text: string): string {
  const [, count, , unit = 's'] = /^(\d+)[^/]*(\/(.+))?$/.exec(text) ?? [];
  const index = longUnitNames.findIndex((name) => name.startsWith(unit.toLowerCase()));
  if (count === undefined || index < 0 || Number(count) === 0) {
    throw new Refused(`"${text}" is no rate`);
  }
  const average = Math.floor((10_000 * units[index]!) / Number(count));
  if (average === 0) {
    throw new Refused(`the rate "${text}" is too fast`);
  }
  // nftables keeps packets and a unit; the way back rounds once more.
  const kept = bestUnit(average);
  const back = Math.floor((10_000 * units[kept]!) / Math.floor((10_000 * units[kept]!) / average));
  const shown = bestUnit(back);
  return `${Math.floor((10_000 * units[shown]!) / back)}/${unitNames[shown]}`;
}

/** Whether iptables takes a text for a rate, such as 30/m. */
export function isRate(text: string): boolean {
  try {
    rate(text);
    return !/\s/.test(text);
  } catch {
    return false;
  }
}

function bestUnit(average: number): number {
  let index = 1;
  while (index < units.length) {
    const mult = 10_000 * units[index]!;
    if (average > mult || Math.floor(mult / average) < mult % average) {
      break;
    }
    index += 1;
  }
  return index - 1;
}

const limit: Module = {
  valued: ['--limit', '--limit-burst'],
  print: (options) => {
    const burst = wholeNumber(options.get('--limit-burst')?.value ?? '5', 10_000, 'burst');
    return [
      `--limit ${rate(options.get('--limit')?.value ?? '3/hour')}`,
      ...(burst === 5 || burst === 0 ? [] : [`--limit-burst ${burst}`]),
    ];
  },
};

const owner: Module = {
  valued: ['--uid-owner', '--gid-owner'],
  print: (options, {users, groups}) =>
    [...options].map(
      ([option, {value}]) => `${option} ${ownerNumber(value, option === '--uid-owner' ? users : groups)}`,
    ),
};

function ownerNumber(text: string, known: Readonly<Record<string, number | string>>): string {
  const number = Object.hasOwn(known, text) ? known[text] : undefined;
  if (number !== undefined) {
    return String(number);
  }
  const [, low, high = low] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (low === undefined || high === undefined) {
    throw new NotModelled(`whether the server has a user or group "${text}" is unknown`);
  }
  if (Number(high) > 4_294_967_294 || Number(low) > Number(high)) {
    throw new Refused(`"${text}" is no number of a user or group`);
  }
  return low === high ? String(Number(low)) : `${Number(low)}-${Number(high)}`;
}

const recent: Module = {
  valued: ['--seconds', '--hitcount', '--name'],
  plain: ['--set', '--rcheck', '--update', '--remove'],
  print: (options, {family}) => {
    const action = ['--set', '--rcheck', '--update', '--remove'].find((one) => options.has(one))!;
    const number = (name: string, most: number): string[] => {
      const given = options.get(name);
      return given === undefined ? [] : [`${name} ${wholeNumber(given.value, most, 'number', 1)}`];
    };
    return [
      action,
      ...number('--seconds', 4_294_967_295),
      ...number('--hitcount', 65_535),
      `--name ${options.get('--name')!.value}`,
      `--mask ${family === 4 ? '255.255.255.255' : 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'} --rsource`,
    ];
  },
};

const connlimit: Module = {
  valued: ['--connlimit-above'],
  print: (options, {family}) => [
    `--connlimit-above ${wholeNumber(options.get('--connlimit-above')!.value, 4_294_967_295, 'number')}`,
    `--connlimit-mask ${family === 4 ? 32 : 128} --connlimit-saddr`,
  ],
};

/** The modules that csf uses, by name. */
export const modules: Readonly<Record<string, Module>> = {
  tcp: portModule('tcp'),
  udp: portModule('udp'),
  icmp,
  icmp6: {
    valued: ['--icmpv6-type'],
    print: (options) => [`--icmpv6-type ${icmp6Types[options.get('--icmpv6-type')!.value]!}`],
  },
  multiport,
  limit,
  owner,
  recent,
  connlimit,
  conntrack: stateModule('--ctstate'),
  state: stateModule('--state'),
  helper: {valued: ['--helper'], print: (options) => [`--helper ${options.get('--helper')!.value}`]},
  hl: {valued: ['--hl-eq'], print: (options) => [`--hl-eq ${options.get('--hl-eq')!.value}`]},
  set: {
    valued: ['--match-set'],
    print: (options, {hasSet}) => {
      const {value} = options.get('--match-set')!;
      const [name = ''] = value.split(' ');
      if (!hasSet(name)) {
        throw new Refused(`there is no set ${name}`);
      }
      return [`--match-set ${value}`];
    },
  },
};

/** The targets of iptables with the options that csf gives them. */
export const targets: Readonly<Record<string, readonly string[]>> = {
  ACCEPT: [],
  DROP: [],
  RETURN: [],
  REJECT: ['--reject-with'],
  LOG: ['--log-prefix', '--log-uid'],
  REDIRECT: ['--to-ports'],
  DNAT: ['--to-destination'],
  SNAT: ['--to-source'],
  MASQUERADE: [],
  CT: ['--helper'],
};

/** A port or range in the option of a target. */
export function targetPorts(text: string): string {
  const [low = '', high] = text.split('-');
  const first = port(low);
  const last = high === undefined ? first : port(high);
  if (last < first) {
    throw new Refused(`"${text}" is no range of ports`);
  }
  return high === undefined ? String(first) : `${first}-${last}`;
}
