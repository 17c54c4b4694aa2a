import {type TrackedState} from './connectionState';
import type {Memory} from './memory';
import {type Address, contains, readNetwork} from './address';
import {type Packet, readFlags} from './packet';
import {type AddressSet, type Unknown} from './ruleSet';
import {entryOf} from './entryOf';

/** A packet where it is now: its addresses and ports may have been translated. */
export type Travelling = {
  from: Address;
  to: Address;
  protocol: Packet['protocol'];
  state: TrackedState;
  inDevice: string;
  outDevice: string;
  hopLimit: number;
  connections: number;
  user: string | undefined;
  group: string | undefined;
};

/** What a match may ask of the kernel while it looks at a packet. */
export type Kernel = {
  memory: Memory;
  /** Names the rule in the memory. */
  readonly rule: string;
  /** Whether something that only the server knows is so; `what` names it, for it is the same each time. */
  decide(what: string, unknown: Unknown): boolean;
  /** The entry of a set that covers an address. */
  entryOf(set: AddressSet, address: Address): AddressSet['entries'][number] | undefined;
  setNamed(name: string): AddressSet;
  /** Notes which entry of a set the rule matched by. */
  matchedBy(entry: AddressSet['entries'][number]): void;
  /** Whether an address is on a list of `recent` for packets of another kind, such as knocks. */
  isListed(list: string): boolean;
  /** Notes whether the packet is above the limit of this rule. */
  countedTo(isAbove: boolean): void;
  /** If the packet is accepted, one more connection of this key is open. */
  opens(key: string): void;
};

export type Match = {
  /** It reads or changes what the kernel remembers, so that the order of tests counts. */
  remembers?: boolean;
  test(packet: Travelling, kernel: Kernel): boolean;
};

/** An option of a rule with its values: `! --ctstate NEW`. */
export type Option = {name: string; isInverted: boolean; values: readonly string[]};

/** What a rule has that is not followed. */
export class Unmodelled extends Error {}

export function onlyOptions(options: readonly Option[], known: readonly string[]): void {
  const strange = options.find(({name}) => !known.includes(name));
  if (strange !== undefined) {
    throw new Unmodelled(strange.name);
  }
}

type Test = (packet: Travelling, kernel: Kernel) => boolean;
type ReadOption = (values: readonly string[], target: string) => Test;

const protocolNumbers: Record<string, string> = {'6': 'tcp', '17': 'udp', '1': 'icmp', '58': 'ipv6-icmp'};

/** How the protocol of a packet is called in a rule. */
function protocolName({protocol, from}: Pick<Travelling, 'protocol' | 'from'>): string {
  return protocol.name === 'icmp' && from.family === 6 ? 'ipv6-icmp' : protocol.name;
}

function protocolTest([value = '']: readonly string[]): Test {
  const name = entryOf(protocolNumbers, value) ?? (value === 'icmpv6' ? 'ipv6-icmp' : value);
  return (packet) => name === 'all' || name === '0' || protocolName(packet) === name;
}

function networkTest(side: 'from' | 'to'): ReadOption {
  return ([value = '']) => {
    const network = readNetwork(value);
    return (packet) => contains(network, packet[side]);
  };
}

function deviceTest(side: 'inDevice' | 'outDevice'): ReadOption {
  return ([value = '']) =>
    value.endsWith('+') ? (packet) => packet[side].startsWith(value.slice(0, -1)) : (packet) => packet[side] === value;
}

/** The port of one side. ICMP has none, and rules with ports name a protocol that has. */
function portOf({protocol}: Travelling, side: 'fromPort' | 'toPort'): number {
  return protocol.name === 'icmp' ? -1 : protocol[side];
}

function readRange(text: string, highest: number): readonly [number, number] {
  const [from = '', to = from] = text.split(/[:-]/);
  return [from === '' ? 0 : Number(from), to === '' ? highest : Number(to)];
}

const isWithin = (ranges: readonly (readonly [number, number])[], value: number): boolean =>
  ranges.some(([from, to]) => value >= from && value <= to);

function portTest(...sides: ('fromPort' | 'toPort')[]): ReadOption {
  return ([value = '']) => {
    const ranges = value.split(',').map((range) => readRange(range, 65535));
    return (packet) => sides.some((side) => isWithin(ranges, portOf(packet, side)));
  };
}

function flagsTest([mask = '', set = '']: readonly string[]): Test {
  const looked = readFlags(mask);
  const wanted = readFlags(set);
  return ({protocol}) =>
    protocol.name === 'tcp' && looked.every((flag) => protocol.flags.includes(flag) === wanted.includes(flag));
}

function icmpTest([value = '']: readonly string[]): Test {
  const [type = '', code] = value.split('/');
  if (type !== 'any' && !/^\d+$/.test(type)) {
    throw new Unmodelled(`the ICMP type “${type}”, which iptables-save prints as a number`);
  }
  return ({protocol}) =>
    protocol.name === 'icmp' &&
    (type === 'any' || type === '255' || Number(type) === protocol.type) &&
    (code === undefined || isWithin([readRange(code, 255)], protocol.code));
}

function stateTest([value = '']: readonly string[]): Test {
  const states = value.toLowerCase().split(',');
  const strange = states.find((state) => !['new', 'established', 'related', 'invalid', 'untracked'].includes(state));
  if (strange !== undefined) {
    throw new Unmodelled(`the state ${strange.toUpperCase()}`);
  }
  return ({state}) => states.includes(state);
}

function ownerTest(who: 'user' | 'group'): ReadOption {
  return ([value = ''], target) => {
    const isNumber = /^\d+(-\d+)?$/.test(value);
    return (packet, kernel) => {
      const name = packet[who] === 'root' ? '0' : packet[who];
      // Number 0 is that of root alone.
      if (name === undefined || name === value || value === '0') {
        return name === value;
      }
      if (/^\d+$/.test(name) && isNumber) {
        return isWithin([readRange(value, 2 ** 32)], Number(name));
      }
      if (!/^\d+$/.test(name) && !isNumber) {
        return false;
      }
      return kernel.decide(`${who} ${value}`, {
        why: `Only the server knows whether the ${who} ${name} has the number or name ${value}.`,
        ifMatched: ifMatched(target),
        names: [],
      });
    };
  };
}

/** What a target means for the packet, as far as one word says it; the walk itself finds the end. */
function ifMatched(target: string): Unknown['ifMatched'] {
  return target === 'ACCEPT' ? 'accept' : target === 'RETURN' ? 'return' : 'drop';
}

function setTest([name = '', side = '']: readonly string[]): Test {
  if (side !== 'src' && side !== 'dst') {
    throw new Unmodelled(`--match-set ${name} ${side}`);
  }
  return (packet, kernel) => {
    const set = kernel.setNamed(name);
    const entry = kernel.entryOf(set, side === 'src' ? packet.from : packet.to);
    if (entry !== undefined) {
      kernel.matchedBy(entry);
      return true;
    }
    return set.unknown !== undefined && kernel.decide(`set ${name}`, set.unknown);
  };
}

function helperTest([name = '']: readonly string[], target: string): Test {
  return ({protocol, state}, kernel) =>
    state === 'related' &&
    protocol.name !== 'icmp' &&
    kernel.decide(`helper ${name}`, {
      why: `Only the server knows whether the connection belongs to one that the helper for ${name} watches.`,
      ifMatched: ifMatched(target),
      names: [],
    });
}

/** On which side of the server an address is, as far as the packet says it. */
function addressTypeTest(side: 'from' | 'to'): ReadOption {
  return ([value = '']) => {
    if (value !== 'LOCAL') {
      throw new Unmodelled(`the address type ${value}`);
    }
    return (packet) =>
      packet.inDevice === 'lo' || packet.outDevice === 'lo' || (side === 'to') === (packet.inDevice !== '');
  };
}

/** Options that come before any `-m`. */
export const plainOptions: Record<string, ReadOption> = {
  '-s': networkTest('from'),
  '-d': networkTest('to'),
  '-i': deviceTest('inDevice'),
  '-o': deviceTest('outDevice'),
  '-p': protocolTest,
};

const ports = {'--sport': portTest('fromPort'), '--dport': portTest('toPort')};

/** The options of modules that look at the packet alone. */
export const moduleOptions: Record<string, Record<string, ReadOption>> = {
  tcp: {
    ...ports,
    '--tcp-flags': flagsTest,
    '--syn': () => flagsTest(['FIN,SYN,RST,ACK', 'SYN']),
  },
  udp: ports,
  icmp: {'--icmp-type': icmpTest},
  icmp6: {'--icmpv6-type': icmpTest},
  multiport: {
    '--sports': portTest('fromPort'),
    '--dports': portTest('toPort'),
    '--ports': portTest('fromPort', 'toPort'),
  },
  conntrack: {'--ctstate': stateTest},
  state: {'--state': stateTest},
  owner: {'--uid-owner': ownerTest('user'), '--gid-owner': ownerTest('group')},
  set: {'--match-set': setTest},
  helper: {'--helper': helperTest},
  hl: {
    '--hl-eq':
      ([value]) =>
      ({hopLimit}) =>
        hopLimit === Number(value),
  },
  ttl: {
    '--ttl-eq':
      ([value]) =>
      ({hopLimit}) =>
        hopLimit === Number(value),
  },
  // The packets here are whole: no rule for later fragments matches one.
  frag: {'--fraglast': () => () => false, '--fragmore': () => () => false},
  addrtype: {'--dst-type': addressTypeTest('to'), '--src-type': addressTypeTest('from')},
  comment: {'--comment': () => () => true},
};

/** Turns options into matches by a table of what is known. */
export function readOptions(
  options: readonly Option[],
  known: Record<string, ReadOption>,
  target: string,
): readonly Match[] {
  return options.map(({name, isInverted, values}) => {
    const read = known[name];
    if (read === undefined) {
      throw new Unmodelled(name);
    }
    const test = read(values, target);
    return {test: isInverted ? (packet, kernel) => !test(packet, kernel) : test};
  });
}
