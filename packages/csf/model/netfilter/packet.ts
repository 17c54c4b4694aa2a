import type {AddressSet, Family, Rule, TableName, Unknown} from './ruleSet';

/** A packet that a visitor asks about. */
export type Packet = {
  direction: 'in' | 'out';
  from: string;
  to: string;
  protocol:
    | {name: 'tcp'; fromPort: number; toPort: number; flags: readonly TcpFlag[]}
    | {name: 'udp'; fromPort: number; toPort: number}
    | {name: 'icmp'; type: number; code: number};
  /** What the connection tracking makes of it. */
  state: 'new' | 'established' | 'related' | 'invalid';
  /** The network device: `eth0`, `lo`. */
  device: string;
  /** How many like it came before, from the same address, in the same moment: 0 is the first. */
  before: number;
  /** Connections that this address has open to the same port. */
  connections: number;
  /** It knocked on the ports of PORTKNOCKING that come before its own, in the right order, just before. */
  knocked?: boolean;
  /** Time to live, or hop limit. Without it, what programs usually send. */
  hopLimit?: number;
  /** Outgoing only: who sends it, as a number or a name. */
  user?: string;
  group?: string;
};

/** In the order in which iptables shows them. */
const tcpFlags = ['FIN', 'SYN', 'RST', 'PSH', 'ACK', 'URG'] as const;

export type TcpFlag = (typeof tcpFlags)[number];

/** The flags in a list of iptables, such as `SYN,ACK`, `ALL` or `NONE`. */
export function readFlags(text: string): readonly TcpFlag[] {
  const given = text.split(',');
  return text === 'ALL' ? tcpFlags : tcpFlags.filter((flag) => given.includes(flag));
}

/** A rule that the packet matched, in the order in which it meets them. */
export type Step = {
  family: Family;
  table: TableName;
  chain: string;
  /** Its number in the chain, from 1; 0 is the policy. */
  number: number;
  rule: Rule;
  /** The line of a set by which it matched. */
  entry?: AddressSet['entries'][number];
  effect: 'jump' | 'accept' | 'drop' | 'reject' | 'redirect' | 'log' | 'return' | 'continue' | 'policy';
};

/** How the packet ends. */
export type End =
  | {verdict: 'accepted'}
  | {verdict: 'dropped'}
  | {verdict: 'rejected'; with: string}
  | {verdict: 'redirected'; to: string; then: 'accepted' | 'dropped' | 'rejected' | 'forwarded'};

/** The way of a packet through the rules. */
export type Walk = {
  steps: readonly Step[];
  end: End;
  /** The prefixes of the lines that the kernel writes on the way. */
  logged: readonly string[];
  /** A limit that this packet is within or above, with the number of the first packet above it: the 6th for a burst of 5. */
  limits: readonly {step: Step; from: number}[];
  /** What only the server knows and would have ended the way otherwise, in the order in which it is met. */
  dependsOn: readonly {unknown: Unknown; at: Step; otherEnd: End}[];
};
