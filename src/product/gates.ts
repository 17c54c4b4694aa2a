/** What an incoming packet comes past, in the order in which csf makes the rules. */
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
