import type {Field} from './ruleKind';

/** Fields of an allow or deny filter. Either an address with ports, or an owner with or without ports. */
export type FilterFields = {
  protocol: string;
  direction: string;
  /** `d` for the port a packet goes to, `s` for the one it comes from. */
  portSide: string;
  /** Ports, or the type of ICMP. */
  ports: string;
  addressSide: string;
  address: string;
  /** `u` for a user, `g` for a group, or nothing. */
  ownerKind: string;
  owner: string;
  comment: string;
};

export const protocolField: Field = {
  name: 'protocol',
  label: 'Protocol',
  hint: 'A line without a protocol means TCP.',
  input: 'choice',
  options: [
    {value: 'tcp', label: 'TCP'},
    {value: 'udp', label: 'UDP'},
    {value: 'icmp', label: 'ICMP (IPv4 only)'},
  ],
  required: true,
  initial: 'tcp',
};

/** The protocol of a rule without ICMP. */
export function tcpOrUdp(hint: string): Field {
  return {
    ...protocolField,
    hint,
    options: [
      {value: 'tcp', label: 'TCP'},
      {value: 'udp', label: 'UDP'},
    ],
  };
}

/** Says what is wrong with the protocol of such a rule. */
export function errorInProtocol(protocol: string): string | undefined {
  return protocol === 'tcp' || protocol === 'udp'
    ? undefined
    : `"${protocol}" is not a protocol here. Write tcp or udp in lower case. Anything else stops the start of csf.`;
}

export const directionField: Field = {
  name: 'direction',
  label: 'Direction',
  hint: 'Replies need no filter of their own.',
  input: 'choice',
  options: [
    {value: 'in', label: 'incoming'},
    {value: 'out', label: 'outgoing'},
  ],
  required: true,
  initial: 'in',
};

export const portSideField: Field = {
  name: 'portSide',
  label: 'Which port',
  hint: 'With ICMP both mean the same.',
  input: 'choice',
  options: [
    {value: 'd', label: 'the port the packet goes to'},
    {value: 's', label: 'the port the packet comes from'},
  ],
  required: true,
  initial: 'd',
};

export const portsField: Field = {
  name: 'ports',
  label: 'Ports or ICMP type',
  hint: 'A port, a list such as 80,443 or a range such as 2000_3000. At most 15; a range counts as two. With ICMP, a type such as ping.',
  input: 'text',
  required: false,
  initial: '',
};

export const addressSideField: Field = {
  name: 'addressSide',
  label: 'Which address',
  hint: 'Incoming packets come from the other side, and outgoing packets go to it.',
  input: 'choice',
  options: [
    {value: 's', label: 'the address the packet comes from'},
    {value: 'd', label: 'the address the packet goes to'},
  ],
  required: true,
  initial: 's',
};

export const commentField: Field = {
  name: 'comment',
  label: 'Comment',
  hint: 'Why the line is there. It must not contain the word Include.',
  input: 'text',
  required: false,
  initial: '',
};

/** csf takes lines out of a full csf.deny, but not these: csf.pl lines 1665-1695. */
export const denyCommentField: Field = {
  ...commentField,
  hint: 'Why the line is there. With the words "do not delete" in it, csf keeps the line when DENY_IP_LIMIT is reached. It must not contain the word Include.',
};

export const filterFormFields: readonly Field[] = [
  protocolField,
  directionField,
  portSideField,
  portsField,
  addressSideField,
  {
    name: 'address',
    label: 'Address or network',
    hint: 'IPv4 or IPv6, such as 198.51.100.0/24. Leave it empty for a filter by owner.',
    input: 'text',
    required: false,
    initial: '',
  },
  {
    name: 'ownerKind',
    label: 'Owner',
    hint: 'Only for packets that a program of this account sends.',
    input: 'choice',
    options: [
      {value: '', label: 'any'},
      {value: 'u', label: 'user'},
      {value: 'g', label: 'group'},
    ],
    required: false,
    initial: '',
  },
  {
    name: 'owner',
    label: 'User or group',
    hint: 'A name in lower case or a number.',
    input: 'text',
    required: false,
    initial: '',
  },
  commentField,
];
