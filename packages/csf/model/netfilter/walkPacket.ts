/* eslint-disable max-lines -- the way of one packet through all tables */
import {trackedState} from './connectionState';
import {copyMemory, type Memory, newMemory} from './memory';
import {type Kernel, type Match, type Travelling} from './matches';
import {addressOf} from './address';
import {type End, type Packet, type Step, type Walk} from './packet';
import {RuleText, type Target} from './ruleText';
import {
  type AddressSet,
  type Chain,
  type Family,
  type Rule,
  type RuleSet,
  type TableName,
  type Unknown,
} from './ruleSet';
import {entryOf} from './sets';

/** Further packets like it can change nothing any more long before this one. */
const mostPackets = 50_000;

/**
 * Follows a packet through a rule set as Linux does. Throws an error that says what to do when the packet is not
 * one, or when it meets a rule that is not followed.
 */
export function walkPacket(ruleSet: RuleSet, packet: Packet): Walk {
  const memory = newMemory();
  const firstAbove = new Map<string, number>();
  let walked: {trace: Trace; before: Memory} | undefined;
  for (let number = 1; ; number++) {
    const before = copyMemory(memory);
    const trace = walkOnce(ruleSet, packet, memory);
    trace.counted.forEach(({isAbove, key}) => {
      if (isAbove && !firstAbove.has(key)) {
        firstAbove.set(key, number);
      }
    });
    if (number === packet.before + 1) {
      walked = {trace, before};
    }
    if (isSame(before, memory)) {
      walked ??= {trace, before};
      break;
    }
    if (number === mostPackets) {
      if (walked === undefined) {
        throw new Error(`Up to ${mostPackets} packets of one moment can be followed. Ask about fewer.`);
      }
      break;
    }
  }
  const {trace, before} = walked;
  return {
    steps: trace.steps,
    end: trace.end,
    logged: trace.logged,
    limits: trace.counted.flatMap(({step, key}) => {
      const from = firstAbove.get(key);
      return from === undefined ? [] : [{step, from}];
    }),
    dependsOn: [...trace.asked].flatMap(([what, {unknown, at}]) => {
      const {end: otherEnd} = walkOnce(ruleSet, packet, copyMemory(before), what);
      return JSON.stringify(otherEnd) === JSON.stringify(trace.end) ? [] : [{unknown, at, otherEnd}];
    }),
  };
}

export type Trace = {
  steps: Step[];
  end: End;
  logged: string[];
  /** What only the server knows, by its name. */
  asked: Map<string, {unknown: Unknown; at: Step}>;
  counted: {key: string; step: Step; isAbove: boolean}[];
};

/** Follows one packet and changes what the kernel remembers. What only the server knows counts as untrue, unless it is assumed. */
export function walkOnce(ruleSet: RuleSet, packet: Packet, memory: Memory, assumed?: string): Trace {
  return new Walker(ruleSet, packet, memory, assumed).walk();
}

function isSame(one: Memory, two: Memory): boolean {
  return (['limits', 'recent', 'connections'] as const).every(
    (part) => one[part].size === two[part].size && [...one[part]].every(([key, value]) => two[part].get(key) === value),
  );
}

/** By chain and not by rule: a weak map of many thousands keeps the garbage collector busy. */
const readChains = new WeakMap<Chain, RuleText[]>();

/** The rules of a chain that were read before; a packet seldom meets all. */
function readRulesOf(chain: Chain): RuleText[] {
  const known = readChains.get(chain) ?? [];
  readChains.set(chain, known);
  return known;
}

/** How a chain ends: a packet that comes back from a chain goes on in the one before. */
type Verdict = 'accept' | 'drop' | 'return' | {rejectWith: string};

class Walker {
  private readonly trace: Trace = {steps: [], end: {verdict: 'accepted'}, logged: [], asked: new Map(), counted: []};
  private readonly family: Family;
  private readonly now: Travelling;
  private readonly opened: string[] = [];
  private readonly kernel: Kernel;
  /** The rule that is being looked at. */
  private at!: Step;
  private redirectedTo: string | undefined;
  private isForwarded = false;

  constructor(
    private readonly ruleSet: RuleSet,
    private readonly packet: Packet,
    private readonly memory: Memory,
    private readonly assumed: string | undefined,
  ) {
    checkNumbers(packet.protocol);
    const from = addressOf(packet.from);
    const to = addressOf(packet.to);
    if (from.family !== to.family) {
      throw new Error(`A packet cannot go from ${packet.from} to ${packet.to}: one is IPv4 and one is IPv6.`);
    }
    this.family = from.family;
    this.now = {
      ...{from, to, protocol: packet.protocol, state: trackedState(packet)},
      ...{inDevice: '', outDevice: '', [packet.direction === 'in' ? 'inDevice' : 'outDevice']: packet.device},
      hopLimit: packet.hopLimit ?? usualHopLimit(packet, this.family),
      ...{connections: packet.connections, user: packet.user, group: packet.group},
    };
    this.kernel = this.makeKernel();
  }

  private makeKernel(): Kernel {
    const ruleName = () => `${this.family} ${this.at.table} ${this.at.chain} ${this.at.number}`;
    return {
      memory: this.memory,
      get rule() {
        return ruleName();
      },
      entryOf,
      setNamed: (name) => this.setNamed(name),
      decide: (what, unknown) => this.ask(what, unknown, this.at),
      matchedBy: (entry) => {
        this.at.entry = entry;
      },
      isListed: (list) =>
        this.packet.knocked === true ||
        this.ask(
          `list ${list}`,
          {why: `Only the server knows whether the address is on the list ${list}.`, ifMatched: 'accept', names: []},
          this.at,
        ),
      countedTo: (isAbove) => this.trace.counted.push({key: ruleName(), step: this.at, isAbove}),
      opens: (key) => this.opened.push(key),
    };
  }

  walk(): Trace {
    const verdict = this.packet.direction === 'in' ? this.comeIn() : this.goOut();
    this.trace.end = this.endOf(verdict);
    if (verdict === 'accept') {
      this.opened.forEach((key) => this.memory.connections.set(key, (this.memory.connections.get(key) ?? 0) + 1));
    }
    return this.trace;
  }

  private comeIn(): Verdict {
    const before = this.pass(['raw', 'PREROUTING'], ['mangle', 'PREROUTING'], ['nat', 'PREROUTING']);
    if (before !== 'accept') {
      return before;
    }
    if (!this.isForwarded) {
      return this.pass(['mangle', 'INPUT'], ['filter', 'INPUT'], ['nat', 'INPUT']);
    }
    // The way to the other machine is taken to start at the same device.
    this.now.outDevice = this.packet.device;
    const through = this.pass(['mangle', 'FORWARD'], ['filter', 'FORWARD']);
    if (through !== 'accept') {
      return through;
    }
    this.now.inDevice = '';
    return this.pass(['mangle', 'POSTROUTING'], ['nat', 'POSTROUTING']);
  }

  private goOut(): Verdict {
    const out = this.pass(['raw', 'OUTPUT'], ['mangle', 'OUTPUT'], ['nat', 'OUTPUT'], ['filter', 'OUTPUT']);
    if (out !== 'accept') {
      return out;
    }
    if (this.redirectedTo !== undefined && !this.isForwarded) {
      this.now.outDevice = 'lo';
    }
    return this.pass(['mangle', 'POSTROUTING'], ['nat', 'POSTROUTING']);
  }

  /** Passes built-in chains in the kernel's order until one ends the way. */
  private pass(...hooks: readonly (readonly [TableName, string])[]): Verdict {
    for (const [table, chain] of hooks) {
      const verdict = table === 'nat' && !this.meetsNat(chain) ? 'accept' : this.passHook(table, chain);
      if (verdict !== 'accept') {
        return verdict;
      }
    }
    return 'accept';
  }

  /** Only the first packet of a connection is asked how to translate it; one over `lo` was asked when it left. */
  private meetsNat(chain: string): boolean {
    const {state, protocol, inDevice} = this.now;
    const isFirst = state === 'new' || (state === 'related' && protocol.name !== 'icmp');
    return isFirst && !(chain === 'PREROUTING' && inDevice === 'lo');
  }

  private passHook(table: TableName, name: string): Verdict {
    const chain = this.chainNamed(table, name);
    const verdict = chain === undefined ? 'accept' : this.passChain(table, chain);
    if (verdict !== 'return') {
      return verdict;
    }
    const policy = chain?.policy ?? 'ACCEPT';
    if (table === 'filter' || policy === 'DROP') {
      const rule: Rule = {text: `policy ${policy}`, origin: {kind: 'always', why: 'No rule of the chain decides.'}};
      this.trace.steps.push({family: this.family, table, chain: name, number: 0, rule, effect: 'policy'});
    }
    return policy === 'DROP' ? 'drop' : 'accept';
  }

  private chainNamed(table: TableName, name: string): Chain | undefined {
    return this.ruleSet.tables[this.family]
      .find((each) => each.name === table)
      ?.chains.find((chain) => chain.name === name);
  }

  private passChain(table: TableName, chain: Chain): Verdict {
    const read = readRulesOf(chain);
    for (let index = 0; index < chain.rules.length; index += 1) {
      const rule = chain.rules[index]!;
      const text = (read[index] ??= new RuleText(rule.text));
      if (!text.isAbout(this.now)) {
        continue;
      }
      const {matches, target, unmodelled} = text.parsed;
      const effect = effectOf(target);
      const step: Step = {family: this.family, table, chain: chain.name, number: index + 1, rule, effect};
      this.at = step;
      if (unmodelled !== undefined) {
        this.passUnmodelled(step, matches, unmodelled);
      } else if (matches.every((match) => match.test(this.now, this.kernel))) {
        this.trace.steps.push(step);
        const verdict = this.follow(step, target);
        if (verdict !== 'continue') {
          return verdict;
        }
      }
    }
    return 'return';
  }

  private passUnmodelled({rule, number, chain, table}: Step, matches: readonly Match[], unmodelled: string): void {
    if (matches.every((match) => match.remembers === true || match.test(this.now, this.kernel))) {
      throw new Error(
        `Rule ${number} of the chain ${chain} (table ${table}) has ${unmodelled}, which cannot be followed here. The packet may match that rule, so what happens to it is not certain. The rule is: ${rule.text}`,
      );
    }
  }

  private follow(step: Step, target: Target): Verdict | 'continue' {
    switch (target.kind) {
      case 'continue':
        return 'continue';
      case 'log':
        this.trace.logged.push(target.prefix);
        return 'continue';
      case 'accept':
      case 'drop':
      case 'return':
        return target.kind;
      case 'reject':
        return {rejectWith: target.with};
      case 'jump':
        return this.jump(step, target.chain, target.isGoto);
      case 'redirect':
        this.translate(undefined, target.port);
        return 'accept';
      case 'dnat':
        this.translate(target.address, target.port);
        return 'accept';
      case 'snat':
        return 'accept';
    }
  }

  private jump(step: Step, name: string, isGoto: boolean): Verdict | 'continue' {
    const chain = this.chainNamed(step.table, name);
    if (chain === undefined) {
      throw new Error(
        `Rule ${step.number} of the chain ${step.chain} (table ${step.table}) jumps to ${name}, which is neither a chain of the rule set nor a target that can be followed here.`,
      );
    }
    const verdict =
      chain.unknown !== undefined && this.ask(`chain ${name}`, chain.unknown, step)
        ? this.assume(step, chain.unknown)
        : this.passChain(step.table, chain);
    return verdict === 'return' && !isGoto ? 'continue' : verdict;
  }

  private assume(step: Step, {ifMatched, jumpsTo}: Unknown): Verdict {
    const chain = jumpsTo === undefined ? undefined : this.chainNamed(step.table, jumpsTo);
    return chain === undefined ? ifMatched : this.passChain(step.table, chain);
  }

  private translate(address: string | undefined, port: number | undefined): void {
    const {protocol} = this.now;
    const shown = address !== undefined && this.family === 6 ? `[${address}]` : address;
    const toPort = port ?? (protocol.name === 'icmp' ? undefined : protocol.toPort);
    const portText = toPort === undefined ? '' : `:${toPort}`;
    this.redirectedTo = shown === undefined ? `port ${toPort}` : `${shown}${portText}`;
    if (protocol.name !== 'icmp' && toPort !== undefined) {
      this.now.protocol = {...protocol, toPort};
    }
    if (address !== undefined) {
      const to = addressOf(address);
      this.isForwarded = to.value !== this.now.to.value;
      this.now.to = to;
    } else if (this.packet.direction === 'out') {
      this.now.to = addressOf(this.family === 4 ? '127.0.0.1' : '::1');
    }
  }

  private ask(what: string, unknown: Unknown, at: Step): boolean {
    if (!this.trace.asked.has(what)) {
      this.trace.asked.set(what, {unknown, at});
    }
    return what === this.assumed;
  }

  private setNamed(name: string): AddressSet {
    const set = this.ruleSet.sets.find((each) => each.name === name);
    if (set === undefined) {
      throw new Error(
        `A rule asks for the set ${name}, which the rule set does not have. Add the output of ipset save.`,
      );
    }
    return set;
  }

  private endOf(verdict: Verdict): End {
    const end = this.plainEnd(verdict);
    return this.redirectedTo === undefined
      ? end
      : {
          verdict: 'redirected',
          to: this.redirectedTo,
          then:
            end.verdict === 'accepted' && this.isForwarded && this.packet.direction === 'in'
              ? 'forwarded'
              : end.verdict,
        };
  }

  private plainEnd(verdict: Verdict): Exclude<End, {verdict: 'redirected'}> {
    if (typeof verdict === 'object' && isAnswered(this.now, this.family, verdict.rejectWith)) {
      return {verdict: 'rejected', with: verdict.rejectWith};
    }
    return {verdict: verdict === 'accept' ? 'accepted' : 'dropped'};
  }
}

function checkNumbers(protocol: Packet['protocol']): void {
  const [what, highest, numbers] =
    protocol.name === 'icmp'
      ? (['an ICMP type or code', 255, [protocol.type, protocol.code]] as const)
      : (['a port', 65535, [protocol.fromPort, protocol.toPort]] as const);
  const wrong = numbers.find((number) => !Number.isInteger(number) || number < 0 || number > highest);
  if (wrong !== undefined) {
    throw new Error(`${wrong} is not ${what}. Write a number from 0 to ${highest}.`);
  }
}

function usualHopLimit({protocol}: Packet, family: Family): number {
  const isNeighbourDiscovery = family === 6 && protocol.name === 'icmp' && protocol.type >= 133 && protocol.type <= 137;
  return isNeighbourDiscovery ? 255 : 64;
}

/** Linux answers neither a reset with a reset nor an ICMP error with another; the packet is only dropped. */
function isAnswered({protocol}: Travelling, family: Family, rejectWith: string): boolean {
  if (rejectWith === 'tcp-reset') {
    return protocol.name === 'tcp' && !protocol.flags.includes('RST');
  }
  if (protocol.name !== 'icmp') {
    return true;
  }
  return family === 4 ? ![3, 4, 5, 11, 12].includes(protocol.type) : protocol.type >= 128 && protocol.type !== 137;
}

function effectOf(target: Target): Step['effect'] {
  switch (target.kind) {
    case 'dnat':
      return 'redirect';
    case 'snat':
      return 'continue';
    default:
      return target.kind;
  }
}
