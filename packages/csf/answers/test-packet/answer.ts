import {targetOf, visitOf, type GateVisit} from '../../model/firewall/gates';
import type {End, Packet, Step, Walk} from '../../model/netfilter/packet';
import {ownAddress} from './packetForm';
import type {Family, Origin, TableName} from '../../model/netfilter/ruleSet';
import {listHoldsPort} from '../openPorts';
import {isTrue, trim} from '../../model/perl';
import {splitComment} from '../build-rule/ruleLine';
import {wideAllow} from '../wideEntries';
import {entryOfSetting, sections, type ToolNote} from '../../pages/sections';
import type {Values} from '../../model/firewall/values';

/** A rule on the way of a packet, in words. Text in backticks is code or the name of a setting. */
export type Decision = {
  table: TableName;
  /** As iptables prints it: `-A INPUT -i lo -j ACCEPT`. */
  rule: string;
  /** "leads to LOCALINPUT", "drops it" */
  effect: string;
  origin: Origin;
  isDecisive: boolean;
};

/** Something that only the server knows, with both ends. */
export type Dependence = {why: string; names: readonly string[]; ifSo: string; ifNot: string};

/** What happens to a packet, in words. */
export type PacketVerdict = {
  outcome: 'passed' | 'blocked' | 'other';
  /** Whether it passes as far as this page knows; undefined where csf does not decide. */
  passes: boolean | undefined;
  /** What happens, in one sentence. */
  sentence: string;
  /** The end alone, as it continues a sentence: "is dropped without an answer". */
  endWords: string;
  /** The same of a packet that is itself an answer: "is dropped". */
  endAsAnswer: string;
  /** Why, in one sentence. */
  reason: string;
  decisions: readonly Decision[];
  /** The prefixes of lines in the kernel log. */
  logged: readonly string[];
  limits: readonly ToolNote[];
  dependsOn: readonly Dependence[];
  /** What this page could not read, and could change the answer. */
  unknown: readonly ToolNote[];
  notes: readonly ToolNote[];
  direction: Packet['direction'];
  visit: GateVisit | undefined;
};

/** Where a list is on a server. */
export function pathOf(file: string): string {
  const folder = file === 'resolv.conf' ? '/etc' : file.startsWith('csf.temp') ? '/var/lib/csf' : '/etc/csf';
  return `${folder}/${file}`;
}

/** Whether a packet gets where it wants to: the page of the MESSENGER service is not what a denied visitor asked for. */
export function isPassedWalk(walk: Walk): boolean {
  return isPassed(walk.end) && messengerLine(walk) === undefined;
}

/** The line of a list that sends a packet to the page of the MESSENGER service. */
function messengerLine({steps, end}: Walk): Extract<Origin, {kind: 'line'}> | undefined {
  const step = end.verdict === 'redirected' ? steps.findLast(({effect}) => effect === 'redirect') : undefined;
  const origin = step && originOf(step);
  return origin?.kind === 'line' && origin.file !== 'csf.redirect' ? origin : undefined;
}

/** A packet passes when it is accepted here, or handed on to where it was redirected. */
function isPassed(end: End): boolean {
  return end.verdict === 'accepted' || (end.verdict === 'redirected' && /^(accepted|forwarded)$/.test(end.then));
}

const dropped = 'is dropped without an answer';

/** What became of a packet, as it continues a sentence: "passes", "is dropped". */
function endInWords(end: End, direction: Packet['direction'], isMessenger = false): string {
  switch (end.verdict) {
    case 'accepted':
      return direction === 'in' ? 'passes' : 'leaves the server';
    case 'dropped':
      return dropped;
    case 'rejected':
      return `is rejected with ${rejectionInWords(end.with)}`;
    case 'redirected': {
      const then = {
        accepted: isMessenger ? 'where the MESSENGER service shows its page' : 'and passes there',
        dropped: 'and dropped there',
        rejected: 'and rejected there',
        forwarded: 'and forwarded there',
      }[end.then];
      return `is redirected to ${end.to}, ${then}`;
    }
  }
}

function rejectionInWords(type: string): string {
  if (type === 'tcp-reset') {
    return 'a TCP reset';
  }
  return /port-unreach/.test(type) ? 'the answer “port unreachable”' : `\`${type}\``;
}

/** Says in words what a walk through the rules of csf means. */
export function answerOf(walk: Walk, packet: Packet, values: Values): PacketVerdict {
  const {direction} = packet;
  const isMessenger = isPassed(walk.end) && !isPassedWalk(walk);
  const words = endInWords(walk.end, direction, isMessenger);
  const reason = reasonStep(walk);
  const dependsOn = walk.dependsOn.map(({unknown, otherEnd}) => ({
    why: unknown.why,
    names: unknown.names,
    ifSo: `The packet ${endInWords(otherEnd, direction)}.`,
    ifNot: `The packet ${words}.`,
  }));
  const isOpen = walk.dependsOn.some(
    ({otherEnd}) => endInWords(otherEnd, direction) !== endInWords(walk.end, direction),
  );
  return {
    outcome: isOpen ? 'other' : isPassedWalk(walk) ? 'passed' : 'blocked',
    passes: isPassedWalk(walk),
    sentence: sentenceOf(words, isOpen),
    endWords: words,
    endAsAnswer: walk.end.verdict === 'dropped' ? 'is dropped' : words,
    reason: reason === undefined ? '' : reasonInWords(reason, walk, packet, values),
    decisions: walk.steps.map((step) => ({
      table: step.table,
      rule: ruleOf(step),
      effect: effectOf(step),
      origin: originOf(step),
      isDecisive: step === reason,
    })),
    logged: walk.logged.map((prefix) => prefix.trim()),
    limits: walk.limits.map(({step, from}) => limitInWords(step, from, packet.before)),
    dependsOn: isOpen ? dependsOn.filter(({ifSo, ifNot}) => ifSo !== ifNot) : [],
    unknown: [],
    notes: [],
    direction,
    visit: isMessenger ? undefined : visitOf(walk, direction),
  };
}

function sentenceOf(words: string, isOpen: boolean): string {
  return isOpen
    ? `It depends: the packet ${words}, unless something decides first that only your server knows.`
    : `The packet ${words}.`;
}

/** What the changes that turn an answer are for, and what they do where only the server knows the answer. */
export function changesInWords({passes, dependsOn}: Pick<PacketVerdict, 'passes' | 'dependsOn'>): {
  question: string;
  condition: string;
} {
  const [question, end] = passes === true ? ['How do I stop it', 'passes'] : ['How do I let it through', 'is stopped'];
  const tried = 'We ran each change, and its undo, through this tester with the same packet';
  return dependsOn.length === 0
    ? {question: `${question}?`, condition: `${tried}: both work.`}
    : {
        question: `${question}, if it ${end}?`,
        condition: `${tried}: both work if nothing of the above decides first. If something does, the changes below may change nothing.`,
      };
}

/** The answer about a packet that csf rejects, where what tells the sender so is stopped as well. */
export function withoutNotice(answer: PacketVerdict): PacketVerdict {
  return {
    ...answer,
    sentence: sentenceOf(dropped, answer.outcome === 'other'),
    endWords: dropped,
    endAsAnswer: 'is dropped',
    reason: `${asSentence(answer.reason)} csf rejects the packet, but the rules also stop its notice to the sender.`,
  };
}

/** The answer about a packet that passes, when the reply to it may not: nobody can connect then. */
export function withReply(answer: PacketVerdict, reply: PacketVerdict): PacketVerdict {
  if (reply.outcome === 'passed') {
    return answer;
  }
  const both = {
    decisions: [...answer.decisions.map((decision) => ({...decision, isDecisive: false})), ...reply.decisions],
    logged: [...answer.logged, ...reply.logged],
    limits: answer.limits,
    dependsOn: [...answer.dependsOn, ...reply.dependsOn],
  };
  if (reply.passes === false) {
    return {
      ...reply,
      ...both,
      outcome: answer.outcome === 'passed' ? 'blocked' : 'other',
      sentence: `${answer.outcome === 'passed' ? 'The packet passes, but' : 'It depends, and even then'} the answer to it ${reply.endAsAnswer}.`,
      reason: `${asSentence(reply.reason)} So no connection comes about.`,
    };
  }
  return {
    ...answer,
    ...both,
    decisions: answer.decisions,
    outcome: 'other',
    sentence:
      answer.outcome === 'other'
        ? answer.sentence
        : `It depends: the packet ${answer.endWords}, but something that only your server knows may stop the answer to it.`,
  };
}

/** A text with the full stop that it may lack. */
export function asSentence(text: string): string {
  return text === '' || text.endsWith('.') ? text : `${text}.`;
}

/** Chains in which every packet ends; why it is there is in the rule that led to it. */
const endChains = /^(LOGDROPIN|LOGDROPOUT|LOGACCEPT|BLOCKDROP|CCDROP|INVDROP|PORTFLOOD|CONNLIMIT)$/;

/** The rule that decides: for a packet that passes somewhere else the one that sends it there. */
export function reasonStep({steps, end}: Walk): Step | undefined {
  if (end.verdict === 'redirected' && isPassed(end)) {
    return steps.findLast(({effect}) => effect === 'redirect');
  }
  const isEnd = ({effect, table}: Step): boolean =>
    /^(accept|drop|reject|policy)$/.test(effect) && (table === 'filter' || effect !== 'accept');
  const last = steps.findLast(isEnd);
  if (last === undefined || !endChains.test(last.chain)) {
    return last;
  }
  const leading = steps.slice(0, steps.indexOf(last));
  return leading.findLast(({effect, rule}) => effect === 'jump' && targetOf(rule) === last.chain) ?? last;
}

/** What put a rule there; where a set matched, what put the address into the set. */
export function originOf({rule, entry}: Step): Origin {
  return entry?.origin ?? rule.origin;
}

function reasonInWords(step: Step, walk: Walk, packet: Packet, values: Values): string {
  const origin = originOf(step);
  const passed = isPassed(walk.end);
  if (origin.kind === 'line') {
    const isMessenger = messengerLine(walk) !== undefined;
    const verb = /allow|dyndns/.test(origin.file)
      ? 'allows it'
      : origin.file === 'csf.redirect'
        ? 'redirects it'
        : `blocks it${isMessenger ? ', so `MESSENGER` sends the visitor to its page' : ''}`;
    const wide = origin.file === 'csf.allow' ? wideAllow(splitComment(origin.text).entry) : undefined;
    return `Line ${origin.line} of \`${pathOf(origin.file)}\` ${verb}${wide === undefined ? '' : `, as it ${wide}`}: \`${trim(origin.text)}\``;
  }
  const isLast =
    step.effect === 'policy' ||
    (/^(IN|OUT)PUT$/.test(step.chain) &&
      /^(LOGDROP(IN|OUT)|DROP|REJECT)$/.test(targetOf(step.rule)) &&
      visitOf(walk, packet.direction)?.gate === 'rest');
  if (!passed && isLast) {
    return restInWords(step, walk, packet, values);
  }
  if (origin.kind === 'always') {
    return origin.why;
  }
  const [name = ''] = origin.names;
  const value = values[name];
  if (passed && /^(TCP|UDP)6?_(IN|OUT)$/.test(name)) {
    return `\`${name}\` opens port ${portOf(packet)} ${packet.direction === 'in' ? 'to' : 'towards'} every address.`;
  }
  const shown = value !== undefined && value.length <= 40 ? ` = "${value}"` : '';
  const others = origin.names.slice(1).map((other) => `\`${other}\``);
  return `The rule comes from \`${name}\`${shown}${others.length > 0 ? ` with ${others.join(' and ')}` : ''}.`;
}

/** Why no rule accepts a packet that csf refuses with the rest. */
function restInWords(step: Step, walk: Walk, packet: Packet, values: Values): string {
  const family = familyOf(packet);
  const device = (family === 6 && values['ETH6_DEVICE']) || values['ETH_DEVICE'] || '';
  const [filtered = ''] = device.split(':');
  if (step.effect === 'policy' && filtered !== '' && filtered !== packet.device) {
    const name = family === 6 && values['ETH6_DEVICE'] ? 'ETH6_DEVICE' : 'ETH_DEVICE';
    return `No rule looks at it: with \`${name}\` = "${device}", csf makes rules for ${filtered} alone, and the policy drops what comes over ${packet.device}.`;
  }
  const setting = portSetting(packet, family);
  const port = filteredPort(packet, walk);
  if (setting === undefined || port === undefined) {
    return 'No rule accepts it, and csf ends with a rule that refuses the rest.';
  }
  const redirect = walk.steps.findLast(({effect}) => effect === 'redirect');
  const origin = redirect && originOf(redirect);
  const before =
    origin?.kind === 'line' && port !== portOf(packet)
      ? `Line ${origin.line} of \`${pathOf(origin.file)}\` sends it to port ${port} first. `
      : '';
  if (listHoldsPort(values[setting] ?? '', port)) {
    return `${before}Port ${port} is in \`${setting}\`, but that opens it only for packets that begin a connection, and this one does not.`;
  }
  return `${before}No rule accepts it: port ${port} is not in \`${setting}\`${values[setting] === undefined ? '' : ` and no list allows the address`}.`;
}

function effectOf({effect, rule, chain}: Step): string {
  switch (effect) {
    case 'jump':
      return `leads to ${targetOf(rule)}`;
    case 'accept':
      return 'accepts it';
    case 'drop':
      return 'drops it';
    case 'reject':
      return 'rejects it';
    case 'redirect':
      return 'gives it another destination';
    case 'log':
      return 'writes a line to the kernel log';
    case 'return':
      return 'goes back to the chain before';
    case 'continue':
      return 'matches, and the next rule follows';
    case 'policy':
      return `no rule of ${chain} decided, so its policy does`;
  }
}

function ruleOf({effect, chain, rule}: Step): string {
  return effect === 'policy' ? `-P ${chain} ${rule.text.replace(/^policy /, '')}` : `-A ${chain} ${rule.text}`;
}

function limitInWords({rule, effect}: Step, from: number, before: number): ToolNote {
  if (effect === 'log') {
    const text = `The log gets at most ${from - 1} such lines at once: from packet ${from} of a burst on, none.`;
    return {text, page: sections.logLines};
  }
  const settings = rule.origin.kind === 'setting' ? rule.origin.names : [];
  const names = settings.map((name) => `\`${name}\``).join(' with ') || 'A rule';
  return {
    text: `${names} limits such packets: number ${from} of a burst is the first above the limit, and this is number ${before + 1}.`,
    page: settings[0] === undefined ? sections.packetUnknown : entryOfSetting(settings[0]),
  };
}

/** The setting that opens the port of a packet. */
export function portSetting({protocol, direction}: Packet, family: Family): string | undefined {
  return protocol.name === 'icmp'
    ? undefined
    : `${protocol.name.toUpperCase()}${family === 6 ? '6' : ''}_${direction.toUpperCase()}`;
}

export function portOf({protocol}: Packet): number | undefined {
  return protocol.name === 'icmp' ? undefined : protocol.toPort;
}

/** The port for which the packet arrives at the filter: a redirect may have changed it. */
export function filteredPort(packet: Packet, {end}: Walk): number | undefined {
  const redirected = end.verdict === 'redirected' ? /(\d+)$/.exec(end.to)?.[1] : undefined;
  return packet.protocol.name === 'icmp' || redirected === undefined ? portOf(packet) : Number(redirected);
}

export function familyOf({from}: Packet): Family {
  return from.includes(':') ? 6 : 4;
}

/** What a reader should know beside the answer. */
export function notesOn(
  values: Values,
  packet: Packet,
  isOwnAddressKnown: boolean,
  isTestingGiven: boolean,
): ToolNote[] {
  const own = ownAddress[familyOf(packet)];
  const interval = values['TESTING_INTERVAL'];
  const effect = `${interval === undefined ? '' : `cron removes all rules at most ${interval} minutes after each start, and `}lfd does not start. Then everything passes, unless an lfd that still runs loads the rules again. \`csf -a\` and \`csf -d\` only write their line; it has no effect before \`csf -r\`.`;
  const testing: ToolNote = isTestingGiven
    ? {text: `\`TESTING\` is on: ${effect}`, page: sections.testing}
    : {
        text: `Your lines do not say \`TESTING\`. As shipped, it is on; if so, ${effect} If yours says \`TESTING = "0"\`, paste this line: the ways to change the answer are then shorter.`,
        page: sections.packetReads,
      };
  return [
    ...(isTrue(values['TESTING']) ? [testing] : []),
    ...(isOwnAddressKnown
      ? []
      : [
          {
            text: `The address of the server counts as ${own}, because you gave none.`,
            page: sections.packetReads,
          },
        ]),
    {
      text: 'Not read here: `csf.sips`, which cuts off addresses of the server, and the rules of your `csfpre.sh` and `csfpost.sh`.',
      page: sections.packetUnknown,
    },
  ];
}
