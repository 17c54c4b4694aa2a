import type {Gate} from './gateNames';
import type {Packet, Step, Walk} from '../netfilter/packet';
import type {Rule} from '../netfilter/ruleSet';

/** Where a packet leaves the drawing. */
export type GateVisit = {
  gate: Gate;
  outcome: 'passed' | 'blocked' | 'other';
  /** At most 8 characters. */
  word: string;
  /** A rule of the table nat has given it another address or port before. */
  isRedirected: boolean;
};

/** The gate at which a walk ends; undefined where it does not end in INPUT or OUTPUT. */
export function visitOf(walk: Walk, direction: Packet['direction']): GateVisit | undefined {
  const base = direction === 'in' ? 'INPUT' : 'OUTPUT';
  const inFilter = walk.steps.filter(({table}) => table === 'filter');
  const lastOfBase = inFilter.findLastIndex(({chain}) => chain === base);
  const step = inFilter[lastOfBase];
  if (step === undefined || inFilter.some(({chain}) => chain === 'FORWARD')) {
    return undefined;
  }
  const {end} = walk;
  const verdict = end.verdict === 'redirected' ? end.then : end.verdict;
  const isPassed = verdict === 'accepted' || verdict === 'forwarded';
  return {
    gate: gateOf(step, inFilter.slice(lastOfBase + 1), direction),
    outcome: isPassed ? 'passed' : 'blocked',
    word: isPassed ? 'accept' : verdict === 'rejected' ? 'reject' : 'drop',
    isRedirected: end.verdict === 'redirected',
  };
}

/** The gate of a rule of INPUT or OUTPUT; `deeper` are the steps in the chains that it leads to. */
export function gateOf(step: Step, deeper: readonly Step[], direction: Packet['direction']): Gate {
  if (step.effect === 'policy') {
    return 'rest';
  }
  const {rule} = step;
  const names = rule.origin.kind === 'setting' ? rule.origin.names : [];
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const target = targetOf(rule);
  switch (target) {
    case 'LOCALINPUT':
    case 'LOCALOUTPUT':
      return deeper.some(
        ({chain, effect}) => /ALLOW|DYN/.test(chain) && /^CC_ALLOW[FP]/.test(chain) === false && effect !== 'jump',
      )
        ? 'allow'
        : 'deny';
    case 'SYNFLOOD':
      return 'synflood';
    case 'INVALID':
      return 'invalid';
    case 'SMTPOUTPUT':
      return 'smtp';
    case 'PORTFLOOD':
    case 'CONNLIMIT':
      return 'limits';
    default:
  }
  if (has(/^DNS_STRICT_NS$|^ETH_DEVICE_SKIP$|^MESSENGER/)) {
    return 'exceptions';
  }
  if (/(^| )-[io] lo( |$)/.test(rule.text) && !/! -[io] lo/.test(rule.text)) {
    return 'loopback';
  }
  if (/--(ct)?state \S*ESTABLISHED|--(ct)?state RELATED/.test(rule.text)) {
    return 'established';
  }
  if (direction === 'out' && has(/^DNS_STRICT$/)) {
    return 'dns';
  }
  if (/-p (icmp|ipv6-icmp|icmpv6)\b/.test(rule.text)) {
    return direction === 'in' ? 'limits' : 'icmp';
  }
  if (has(/^(PORTFLOOD|CONNLIMIT)/)) {
    return 'limits';
  }
  if (has(/^(TCP|UDP)6?_(IN|OUT)$|^PORTKNOCKING|^(LF|IPV6)_SPI$/)) {
    return 'ports';
  }
  return 'rest';
}

/** The chain or verdict that a rule leads to. */
export function targetOf({text}: Rule): string {
  return / -j (\S+)/.exec(` ${text}`)?.[1] ?? '';
}
