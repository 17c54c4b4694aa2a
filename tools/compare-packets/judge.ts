import {newMemory} from '../../src/features/packet-tester/logic/limits';
import {type End, type Packet} from '../../src/features/packet-tester/logic/packet';
import {readSaved} from '../../src/features/packet-tester/logic/readSaved';
import {type Trace, walkOnce} from '../../src/features/packet-tester/logic/walkPacket';
import {type Observed, packetOf, type Run} from './oracle';

export type Difference = {line: string; kernel: string; ours: string};

const replies: Record<string, RegExp> = {
  'icmp-port-unreachable': /^icmp 3\/3$/,
  'icmp6-port-unreachable': /^icmp6 1\/4$/,
  'tcp-reset': /^tcp RA?$/,
};

/** Sends the packets of a run through our own walk, one after the other, and compares each. */
export function judge({iptables, ip6tables, ipset, observed}: Run): Difference[] {
  const ruleSet = readSaved(iptables, ip6tables, ipset);
  const memory = newMemory();
  const sessions = new Map<string, Packet>();
  return observed.flatMap((seen): Difference[] => {
    const packet = packetOf(seen.line, sessions);
    const trace = walkOnce(ruleSet, packet, memory);
    const ours = `${endText(trace.end)}: ${rulesOf(trace, seen).join(', ')}`;
    const kernel = `${kernelText(packet, seen, trace.end)}: ${seen.rules.join(', ')}`;
    return ours === kernel ? [] : [{line: seen.line, kernel, ours}];
  });
}

/** Our rules, and those LOG rules that are above their limit for us while the kernel's limit had time to recover. */
function rulesOf({steps, counted}: Trace, {rules}: Observed): string[] {
  const met = steps.map(({table, chain, number}) => `${table} ${chain} ${number}`);
  const recovered = counted
    .filter(({step, isAbove}) => step.effect === 'log' && isAbove)
    .map(({step}) => `${step.table} ${step.chain} ${step.number}`);
  return met.length === rules.length
    ? met
    : rules
        .filter((rule) => met.includes(rule) || recovered.includes(rule))
        .concat(met.filter((rule) => !rules.includes(rule)));
}

function endText(end: End): string {
  return end.verdict === 'redirected' ? `${end.then} at ${end.to}` : end.verdict;
}

/** What the kernel did, in the words for our own end where the program cannot see it. */
function kernelText({direction, protocol, from}: Packet, {verdict, to = '', reply}: Observed, ours: End): string {
  // The program takes no notice of neighbour discovery, so it never sees it arrive.
  if (
    protocol.name === 'icmp' &&
    from.includes(':') &&
    ((protocol.type >= 130 && protocol.type <= 136) || protocol.type === 143)
  ) {
    return endText(ours);
  }
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
