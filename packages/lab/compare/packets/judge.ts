import {trackedState} from '@sentinel/csf/model/netfilter/connectionState';
import {newMemory} from '@sentinel/csf/model/netfilter/memory';
import {type End, type Packet, type Step} from '@sentinel/csf/model/netfilter/packet';
import {readSaved} from '@sentinel/csf/model/netfilter/readSaved';
import {type Trace, walkOnce} from '@sentinel/csf/model/netfilter/walkPacket';
import {flagNames, type Observed, packetOf, type Run} from './observe';

type Difference = {line: string; kernel: string; ours: string};

const replies: Record<string, RegExp> = {
  'icmp-port-unreachable': /^icmp 3\/3$/,
  'icmp6-port-unreachable': /^icmp6 1\/4$/,
  'tcp-reset': /^tcp RA?$/,
};

/** Sends the packets of a run through our own model, one after the other, and compares each. */
export function judge({iptables, ip6tables, ipset, observed}: Run): Difference[] {
  const ruleSet = readSaved(iptables, ip6tables, ipset);
  const memory = newMemory();
  const sessions = new Map<string, Packet>();
  return observed.flatMap((seen): Difference[] => {
    const packet = packetOf(seen.line, sessions);
    const connections = new Map(memory.connections);
    const trace = walkOnce(ruleSet, packet, memory);
    if (/^tcp RA?$/.test(seen.reply)) {
      // No program listens there, so the connection ends at once.
      memory.connections = connections;
    }
    if (seen.line.includes('handshake=') && seen.reply === 'tcp SA' && packet.protocol.name === 'tcp') {
      // The program completes the handshake without reporting it.
      const last: Packet = {...packet, state: 'established', protocol: {...packet.protocol, flags: ['ACK']}};
      walkOnce(ruleSet, last, memory);
    }
    // Without any rule, the program did not see where the packet went. A packet for another machine that no rule
    // redirects is only forwarded.
    const isPassing = seen.line.includes(' to=192.0.2.20 ') && trace.end.verdict !== 'redirected';
    if ((seen.isUncertain === true && seen.rules.length === 0) || isPassing) {
      return [];
    }
    const local = localAnswer(packet, trace);
    const others = local === undefined ? [] : walkOnce(ruleSet, local, memory).steps;
    const ours = `${endText(trace.end)}: ${rulesOf(trace, seen.rules, others).join(', ')}`;
    const end = seen.isUncertain === true ? endText(trace.end) : kernelText(packet, seen, trace.end);
    const kernel = `${end}: ${seen.rules.join(', ')}`;
    const differences = ours === kernel ? [] : [{line: seen.line, kernel, ours}];
    const answer = trace.end.verdict === 'redirected' ? undefined : answerTo(packet, seen.reply);
    if (answer === undefined) {
      return differences;
    }
    const rules = rulesOf(walkOnce(ruleSet, answer, memory), seen.replyRules).join(', ');
    return rules === seen.replyRules.join(', ')
      ? differences
      : [
          ...differences,
          {line: `${seen.line}: the answer ${seen.reply}`, kernel: seen.replyRules.join(', '), ours: rules},
        ];
  });
}

/** The answer to an incoming packet, as a packet that leaves: it belongs to the connection, or is related to it. */
function answerTo(packet: Packet, reply: string): Packet | undefined {
  const [, name, text = ''] = /^(tcp|icmp)6? (.+)$/.exec(reply) ?? [];
  if (packet.direction === 'out' || name === undefined) {
    return undefined;
  }
  const [type, code] = text.split('/').map(Number);
  const isEcho = reply === 'icmp 0/0' || reply === 'icmp6 129/0';
  const isTracked = trackedState(packet) !== 'invalid';
  const {protocol} = packet;
  return {
    ...{...packet, direction: 'out', from: packet.to, to: packet.from},
    protocol:
      name === 'tcp' && protocol.name === 'tcp'
        ? {
            ...protocol,
            fromPort: protocol.toPort,
            toPort: protocol.fromPort,
            flags: [...text].map((letter) => flagNames[letter]!),
          }
        : {name: 'icmp', type: type!, code: code!},
    state: !isTracked ? 'new' : name === 'tcp' || isEcho ? 'established' : 'related',
  };
}

/**
 * The answer to a packet that stays on this machine. It leaves through the same chains, so the program counts its rules
 * with those of the packet.
 */
function localAnswer(packet: Packet, {end}: Trace): Packet | undefined {
  const {protocol, direction} = packet;
  const staysHere = packet.device === 'lo' || end.verdict === 'redirected';
  return direction === 'out' && staysHere && protocol.name === 'tcp'
    ? {
        ...{
          ...packet,
          from: packet.to,
          to: packet.from,
          device: 'lo',
          state: 'established',
          user: undefined,
          group: undefined,
        },
        protocol: {...protocol, fromPort: protocol.toPort, toPort: protocol.fromPort, flags: ['RST', 'ACK']},
      }
    : undefined;
}

/**
 * Our rules in the program's order, with others that the program may have counted: rules of other packets, and LOG
 * rules over their limit in our model while the kernel's limit had time to recover.
 */
function rulesOf({steps, counted}: Trace, rules: readonly string[], others: readonly Step[] = []): string[] {
  const name = ({table, chain, number}: Step) => `${table} ${chain} ${number}`;
  const met = steps.map(name);
  const recovered = counted.filter(({step, isAbove}) => step.effect === 'log' && isAbove).map(({step}) => step);
  const possible = new Set([...recovered, ...others].map(name));
  const further = rules.filter((rule) => !met.includes(rule));
  const isExplained = further.every((rule) => possible.has(rule)) && met.every((rule) => rules.includes(rule));
  return further.length > 0 && isExplained ? [...rules] : met;
}

function endText(end: End): string {
  if (end.verdict !== 'redirected') {
    return end.verdict;
  }
  return end.then === 'accepted' || end.then === 'forwarded' ? `${end.then} at ${end.to}` : end.then;
}

/** What the kernel did, in our own words where the program cannot see it. */
function kernelText({direction}: Packet, {verdict, to = '', reply}: Observed, ours: End): string {
  if (ours.verdict === 'rejected' && verdict === 'rejected' && direction === 'in' && !replies[ours.with]?.test(reply)) {
    return `rejected by ${reply}`;
  }
  if (to === '') {
    return verdict;
  }
  const [, host, port] = /^(\S+) port (\d+)/.exec(to.replace(/^this machine, /, 'machine ')) ?? [];
  const where = host === undefined || host === 'machine' ? to.replace('this machine, ', '') : `${host}:${port}`;
  return ours.verdict === 'redirected' || host !== 'machine' ? `${verdict} at ${where}` : verdict;
}
