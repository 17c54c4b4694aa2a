/** The checks that an incoming packet passes, in the order of csf's rules. */
export const gatesIn = [
  'exceptions',
  'allow',
  'deny',
  'loopback',
  'synflood',
  'invalid',
  'limits',
  'established',
  'ports',
  'rest',
] as const;

/** The same for an outgoing packet. */
export const gatesOut = [
  'exceptions',
  'allow',
  'deny',
  'dns',
  'smtp',
  'loopback',
  'invalid',
  'icmp',
  'established',
  'ports',
  'rest',
] as const;

export type Gate = (typeof gatesIn)[number] | (typeof gatesOut)[number];
