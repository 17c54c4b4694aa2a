import {type Packet, type TcpFlag} from '@sentinel/csf/model/netfilter/packet';
import {runInSandbox} from '../../oracle/sandbox';
import {readSavedRules} from '../savedRules';
import {type Configuration} from './configurations';

/** What the kernel did with a packet. */
export type Observed = {
  line: string;
  verdict: 'accepted' | 'dropped' | 'rejected' | 'forwarded';
  /** Where it went instead of its own destination. */
  to?: string;
  reply: string;
  /** The rules it met, such as `filter INPUT 1`. */
  rules: readonly string[];
  /** What the program saw differs from the counters: the machine was slow, or the program does not look there. */
  isUncertain?: true;
  /** Those that its answer met. */
  replyRules: readonly string[];
};

/** The rules of a configuration and their effect. */
export type Run = {name: string; iptables: string; ip6tables: string; ipset: string; observed: readonly Observed[]};

type ResultRule = {table: string; chain: string; number: number};

/** Starts csf with a configuration and sends its packets. */
export async function observe(product: string, {name, settings, files, lines}: Configuration): Promise<Run> {
  const texts = Object.entries(files).map(([file, content]) => [file, content.map((line) => `${line}\n`).join('')]);
  const given = {files: Object.fromEntries(texts) as Record<string, string>, settings: {TESTING: '0', ...settings}};
  const send = ['/usr/bin/python3', '/oracle/scripts/packet.py'];
  return runInSandbox(
    product,
    given,
    send,
    (out, stdout) => {
      const results = stdout.split('\n').filter((line) => line !== '');
      if (results.length === 0) {
        throw new Error(`${name}: no packet was sent. Does the machine have what packages/lab/oracle/README.md lists?`);
      }
      return {name, ...readSavedRules(out), observed: results.map((line) => readResult(JSON.parse(line) as Result))};
    },
    {input: lines.map((line) => `${line}\n`).join('')},
  );
}

type Result = {
  packet: string;
  verdict: Observed['verdict'];
  to?: string;
  reply: string;
  rules: ResultRule[];
  reply_rules: ResultRule[];
  agree: boolean;
};

function readResult(result: Result): Observed {
  const name = ({table, chain, number}: ResultRule) => `${table} ${chain} ${number}`;
  // The program counts the last chains of a forwarded packet among those of its answer.
  const last = result.reply_rules.filter(({chain}) => result.verdict === 'forwarded' && chain === 'POSTROUTING');
  return {
    line: result.packet,
    verdict: result.verdict,
    ...(result.to === undefined ? {} : {to: result.to}),
    reply: result.reply,
    ...(result.agree ? {} : {isUncertain: true}),
    rules: [...result.rules, ...last].map(name),
    replyRules: last.length > 0 ? [] : result.reply_rules.map(name),
  };
}

export const flagNames: Record<string, TcpFlag> = {F: 'FIN', S: 'SYN', R: 'RST', P: 'PSH', A: 'ACK', U: 'URG'};
const server = {4: '192.0.2.10', 6: '2001:db8::10'};

/** The packet that a line of the oracle describes. `sessions` are the packets that began connections. */
export function packetOf(line: string, sessions: Map<string, Packet>): Packet {
  const words = Object.fromEntries(line.split(' ').map((word) => word.split('='))) as Record<
    string,
    string | undefined
  >;
  const flags = [...(words['flags'] ?? (words['session'] === undefined ? 'S' : 'PA'))].flatMap(
    (letter) => flagNames[letter] ?? [],
  );
  const session = sessions.get(words['session'] ?? '');
  if (session !== undefined && session.protocol.name === 'tcp') {
    return {...session, protocol: {...session.protocol, flags}, state: 'established'};
  }
  const isOut = line.startsWith('out ');
  const proto = line.split(' ')[isOut ? 1 : 0];
  const peer = (isOut ? words['to'] : words['from']) ?? '';
  const family = peer.includes(':') ? 6 : 4;
  const isLocal = isOut && [server[family], '127.0.0.1', '::1'].includes(peer);
  const own = isLocal ? peer : server[family];
  const ports = {fromPort: Number(words['sport']), toPort: Number(words['dport'])};
  const packet: Packet = {
    direction: isOut ? 'out' : 'in',
    from: isOut ? own : peer,
    to: isOut ? peer : (words['to'] ?? own),
    protocol:
      proto === 'tcp'
        ? {name: 'tcp', ...ports, flags}
        : proto === 'udp'
          ? {name: 'udp', ...ports}
          : {name: 'icmp', type: Number(words['type'] ?? (family === 6 ? 128 : 8)), code: Number(words['code'] ?? 0)},
    state: 'new',
    device: isLocal ? 'lo' : 'eth0',
    before: 0,
    connections: 0,
    ...(words['ttl'] === undefined ? {} : {hopLimit: Number(words['ttl'])}),
    // The program opens sockets for ICMP as root and takes the user's identity afterwards.
    ...(isOut
      ? {user: proto === 'icmp' ? '0' : (words['uid'] ?? '0'), group: proto === 'icmp' ? '0' : (words['gid'] ?? '0')}
      : {}),
  };
  if (words['handshake'] !== undefined) {
    sessions.set(words['handshake'], packet);
  }
  return packet;
}
