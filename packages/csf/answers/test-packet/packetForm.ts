import {isLoopback, readAddress} from '../../model/address';
import {addressFamily, errorInDevice, shortForm} from '../../model/netfilter/address';
import {icmpNumber} from '../../model/netfilter/icmpTypes';
import type {Packet} from '../../model/netfilter/packet';
import type {Family} from '../../model/netfilter/ruleSet';

/** What a visitor types about a packet, as the form, the tab and a link keep it. */
export type PacketFields = {
  direction: 'in' | 'out';
  from: string;
  to: string;
  protocol: 'tcp' | 'udp' | 'icmp';
  port: string;
  fromPort: string;
  icmp: string;
  state: Packet['state'];
  device: string;
  /** Which one of many alike it is, from 1. */
  number: string;
  connections: string;
  user: string;
  group: string;
  /** It knocked on the ports of PORTKNOCKING before. */
  knocked: '' | 'yes';
  /** Docker publishes the port. */
  docker: '' | 'yes';
};

export type FieldName = keyof PacketFields;

/** A packet of the form, or a sentence for each field that has an error. */
export type PacketReading =
  | {packet: Packet; family: Family; isOwnAddressKnown: boolean; isPublishedByDocker: boolean}
  | {errors: Partial<Record<FieldName, string>>};

export const initialPacket: PacketFields = {
  direction: 'in',
  from: '',
  to: '',
  protocol: 'tcp',
  port: '',
  fromPort: '',
  icmp: '',
  state: 'new',
  device: '',
  number: '',
  connections: '',
  user: '',
  group: '',
  knocked: '',
  docker: '',
};

/** What counts where a field is empty. */
export const usual = {fromPort: 50_000, icmp: 'ping', device: 'eth0', number: 1, connections: 0} as const;

/** The server's address, as an example. It is from the documentation networks, so no list has it by chance. */
export const ownAddress: Record<Family, string> = {4: '192.0.2.10', 6: '2001:db8::10'};

export const states: Record<Packet['state'], string> = {
  new: 'Opens a connection',
  established: 'Belongs to an open connection',
  related: 'Related to one, such as FTP data',
  invalid: 'Fits no connection',
};

/** Reads the form as a packet. */
// eslint-disable-next-line max-lines-per-function -- one field after the other
export function readPacketForm(fields: PacketFields): PacketReading {
  const errors: Partial<Record<FieldName, string>> = {};
  const isIn = fields.direction === 'in';
  const [far, own] = isIn ? (['from', 'to'] as const) : (['to', 'from'] as const);

  const addressOf = (name: 'from' | 'to'): string | undefined => {
    const text = fields[name].trim();
    const address = readSingleAddress(text);
    if (text !== '' && address === undefined) {
      errors[name] = errorInSingle(text);
    }
    return address;
  };
  const farAddress = addressOf(far);
  const given = addressOf(own);
  if (fields[far].trim() === '') {
    errors[far] = isIn
      ? 'From which address does the packet come? Write an IPv4 or IPv6 address.'
      : 'To which address does the packet go? Write an IPv4 or IPv6 address.';
  }
  const family = familyOf(farAddress ?? given ?? ownAddress[4]);
  if (farAddress !== undefined && given !== undefined && familyOf(given) !== family) {
    errors[own] = `Both addresses of a packet are IPv4 or both are IPv6; the other one is IPv${family}.`;
  }

  const number = (name: FieldName, label: string, low: number, high: number, empty?: number): number => {
    const text = fields[name].trim();
    if (text === '' && empty !== undefined) {
      return empty;
    }
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(value >= low && value <= high)) {
      errors[name] =
        text === ''
          ? `${label} is missing: write a number from ${low} to ${high}.`
          : `${label}: "${text}" is no number from ${low} to ${high}.`;
    }
    return value;
  };

  const protocol = ((): Packet['protocol'] => {
    if (fields.protocol === 'icmp') {
      const type = icmpType(fields.icmp.trim() || usual.icmp, family);
      if (type === undefined) {
        errors.icmp = `"${fields.icmp.trim()}" is no type of ICMP in IPv${family}. Write ping or a number from 0 to 255.`;
      }
      const [kind = 0, code = 0] = type ?? [];
      return {name: 'icmp', type: kind, code};
    }
    const ports = {
      fromPort: number('fromPort', 'Source port', 1, 65535, usual.fromPort),
      toPort: number('port', 'Port', 1, 65535),
    };
    return fields.protocol === 'udp'
      ? {name: 'udp', ...ports}
      : {name: 'tcp', ...ports, flags: fields.state === 'new' ? ['SYN'] : ['ACK']};
  })();
  const before = number('number', 'Packet number in a burst', 1, 50_000, usual.number) - 1;
  const connections = number('connections', 'Connections already open', 0, 1_000_000, usual.connections);

  const isOnServer = farAddress !== undefined && (isLoopback(farAddress) || farAddress === given);
  const device = fields.device.trim() || (isOnServer ? 'lo' : usual.device);
  const deviceError = errorInDevice(device);
  if (deviceError !== undefined) {
    errors.device = deviceError;
  }
  for (const name of ['user', 'group'] as const) {
    const text = fields[name].trim();
    if (!isIn && text !== '' && !/^[\w.-]{1,32}$/.test(text)) {
      errors[name] = `"${text}" is no name of a ${name} and no number.`;
    }
  }

  if (Object.keys(errors).length > 0) {
    return {errors};
  }
  const self = given ?? (farAddress !== undefined && isLoopback(farAddress) ? farAddress : ownAddress[family]);
  return {
    packet: {
      direction: fields.direction,
      from: isIn ? farAddress! : self,
      to: isIn ? self : farAddress!,
      protocol,
      state: fields.state,
      device,
      before,
      connections,
      ...(isIn && fields.knocked === 'yes' ? {knocked: true} : {}),
      ...(!isIn && fields.user.trim() !== '' ? {user: fields.user.trim()} : {}),
      ...(!isIn && fields.group.trim() !== '' ? {group: fields.group.trim()} : {}),
    },
    family,
    isOwnAddressKnown: given !== undefined || isOnServer,
    isPublishedByDocker: isIn && fields.docker === 'yes',
  };
}

/** An address in its shortest spelling; undefined for what is none, and for networks. */
function readSingleAddress(text: string): string | undefined {
  const family = addressFamily(text);
  return family === undefined ? undefined : shortForm({text, family});
}

/** Why a text is not the address of a packet. */
function errorInSingle(text: string): string {
  const [first = '', ...words] = text.split(/[\s,;]+|(?<=\.\d+):/);
  if (words.length > 0 && readSingleAddress(first) !== undefined) {
    return `"${text}" is more than an address. Write ${first} alone.`;
  }
  return readAddress(text) === undefined
    ? `"${text}" is no IP address. Write one such as 203.0.113.7 or 2001:db8::7.`
    : `"${text}" is a network. A packet has one address: take one of the network.`;
}

function familyOf(address: string): Family {
  return address.includes(':') ? 6 : 4;
}

/** Names that ip6tables knows for types of ICMPv6. */
const icmp6Types: ReadonlyMap<string, number> = new Map([
  ['destination-unreachable', 1],
  ['packet-too-big', 2],
  ['time-exceeded', 3],
  ['ttl-exceeded', 3],
  ['parameter-problem', 4],
  ['echo-request', 128],
  ['ping', 128],
  ['echo-reply', 129],
  ['pong', 129],
  ['router-solicitation', 133],
  ['router-advertisement', 134],
  ['neighbour-solicitation', 135],
  ['neighbour-advertisement', 136],
  ['redirect', 137],
]);

/** Type and code of an ICMP packet; ping has other numbers in IPv6. */
function icmpType(text: string, family: Family): [type: number, code: number] | undefined {
  const name = text.toLowerCase();
  const six = family === 6 ? icmp6Types.get(name) : undefined;
  if (six !== undefined) {
    return [six, 0];
  }
  if (family === 6 && !/^\d/.test(name)) {
    return undefined;
  }
  const [type, code = 0] = icmpNumber(name)?.split('/').map(Number) ?? [];
  return type === undefined ? undefined : [type, code];
}

/** Takes a packet out of what a link or the tab holds; what is missing or unknown counts as empty. */
export function packetFieldsOf(stored: Readonly<Record<string, unknown>>): PacketFields {
  const choices: Partial<Record<FieldName, readonly string[]>> = {
    direction: ['in', 'out'],
    protocol: ['tcp', 'udp', 'icmp'],
    state: Object.keys(states),
    knocked: ['', 'yes'],
    docker: ['', 'yes'],
  };
  const known = Object.keys(initialPacket).map((name) => {
    const value = stored[name];
    const options = choices[name as FieldName];
    const isGood =
      typeof value === 'string' && value.length <= 100 && (options === undefined || options.includes(value));
    return [name, isGood ? value : initialPacket[name as FieldName]];
  });
  return Object.fromEntries(known) as PacketFields;
}

/** The fields that somebody filled in, for a link. */
export function filledFields(fields: PacketFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== initialPacket[name as FieldName]),
  );
}

/** A packet to begin with. */
export type PacketExample = {
  name: string;
  packet: Partial<PacketFields>;
  /** A line for csf.deny without which the example shows nothing. */
  denyLine?: string;
};

export const packetExamples: readonly PacketExample[] = [
  {name: 'SSH from my office', packet: {from: '198.51.100.23', port: '22'}},
  {name: 'My customer’s mail program', packet: {from: '198.51.100.80', port: '993'}},
  {
    name: 'A web visitor from a denied network',
    packet: {from: '203.0.113.7', port: '443'},
    denyLine: '203.0.113.0/24 # an example: a denied network',
  },
  {
    name: 'Outgoing SMTP of a script',
    packet: {direction: 'out', to: '198.51.100.25', port: '25', user: 'www-data'},
  },
  {name: 'A published port of Docker', packet: {from: '203.0.113.7', port: '8080', docker: 'yes'}},
];
