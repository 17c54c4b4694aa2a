import {
  answerOf,
  dockerAnswer,
  familyOf,
  isPassed,
  notesOn,
  withReply,
  stoppedAnswer,
  unfilteredAnswer,
  type Answer,
} from './answer';
import {possibleChanges, type Change} from './changes';
import {compareRules, printFamily, type ComparedRules} from './compareRules';
import {usualServer, type Configuration, type Note} from '../firewall/configuration';
import {makeRules} from '../firewall/makeRules';
import {replyTo} from '../../netfilter/reply';
import type {Packet} from '../../netfilter/packet';
import {readPacket, type PacketFields} from './packetForm';
import {printSets} from '../../netfilter/printRules';
import type {RuleSet} from '../../netfilter/ruleSet';
import {changedServer, nameServersIn, type Server, type ServerChange} from '../firewall/server';
import {unknownNames, valuesOf, type Values} from '../firewall/values';
import {walkPacket} from '../../netfilter/walkPacket';

/** The answer about a packet, or why there is none. `changes` take longer, so they may come later. */
export type PacketTest = {answer: Answer; changes?: Change[]} | {refusal: string};

export type RuleList = {texts: {4: string; 6: string; sets: string}};

export type Comparison = ComparedRules & {
  /** What happens to the packet; undefined where the form holds none. */
  before?: string;
  after?: string;
};

/** Says what csf on a server makes of a packet; `now` in seconds since 1970. */
export function testPacket(server: Server, fields: PacketFields, now: number): PacketTest {
  const reading = readPacket(fields);
  if ('errors' in reading) {
    return {refusal: Object.values(reading.errors).join(' ')};
  }
  const {packet} = reading;
  const made = rulesOf(server, packet, now);
  const values = valuesOf(server);
  const plain = judged(made, packet, values);
  const isPublished = reading.isPublishedByDocker && plain.visit !== undefined;
  const answer = isPublished ? dockerAnswer(packet, made.ruleSet, plain) : plain;
  const unknown = made.notes.filter(({kind}) => kind === 'unknown').map(placed);
  return {
    answer: {
      ...answer,
      sentence:
        unknown.length > 0 && answer.outcome !== 'other'
          ? `As far as this page can tell: ${lowerFirst(answer.sentence)}`
          : answer.sentence,
      unknown,
      notes: [...notesOn(values, packet, reading.isOwnAddressKnown), ...notesOfServer(server, made.notes)],
    },
  };
}

/** Tries what could turn the answer about a packet, and gives what does. */
export function turningChanges(server: Server, fields: PacketFields, now: number): Change[] {
  const reading = readPacket(fields);
  if ('errors' in reading || reading.isPublishedByDocker) {
    return [];
  }
  const {packet} = reading;
  const {ruleSet, notes} = rulesOf(server, packet, now);
  if (ruleSet.tables[familyOf(packet)].length === 0 || notes.some(({kind}) => kind === 'stopped')) {
    return [];
  }
  const values = valuesOf(server);
  const {passes} = judged({ruleSet, notes}, packet, values);
  const walk = walkPacket(ruleSet, packet);
  const reply = replyTo(packet);
  // Where only the answer is stopped, its way is what has to change.
  const blocked = passes === isPassed(walk.end) || reply === undefined ? walk : walkPacket(ruleSet, reply);
  return possibleChanges({server, values, packet, walk: blocked}).filter(({apply}) => {
    const changed = changedServer(server, apply);
    return judged(makeAll(changed, packet, now), packet, valuesOf(changed)).passes === !passes;
  });
}

type Made = {ruleSet: RuleSet; notes: readonly Note[]};

/** The rules that were made last: the next question is most often about the same server. */
let newest: {key: string; made: Made} | undefined;

function rulesOf(server: Server, packet: Packet | undefined, now: number): Made {
  const key = JSON.stringify([server, packet?.device, ownAddresses(packet), now]);
  if (newest?.key !== key) {
    newest = {key, made: makeAll(server, packet, now)};
  }
  return newest.made;
}

function makeAll(server: Server, packet: Packet | undefined, now: number): Made {
  const values = valuesOf(server);
  const configuration: Configuration = {
    settings: new Map(Object.entries(values)),
    lists: server.lists,
    server: {
      ...usualServer,
      devices: [...new Set([...usualServer.devices, ...(packet === undefined ? [] : [packet.device])])],
      users: ownersOf(values, ['SMTP_ALLOWUSER', 'UDPFLOOD_ALLOWUSER']),
      groups: ownersOf(values, ['SMTP_ALLOWGROUP']),
      addresses: ownAddresses(packet),
      nameServers: nameServersIn(server.lists['resolv.conf'] ?? ''),
      now,
    },
  };
  return makeRules(configuration);
}

function ownAddresses(packet: Packet | undefined): string[] {
  return packet === undefined ? [] : [packet.direction === 'in' ? packet.to : packet.from];
}

/** Whom settings name: by name, because the numbers differ from server to server. */
function ownersOf(values: Values, settings: readonly string[]): Record<string, number | string> {
  const names = settings.flatMap((setting) => (values[setting] ?? '').split(',').map((name) => name.trim()));
  return {...Object.fromEntries(names.map((name) => [name, name])), root: 0};
}

function judged({ruleSet, notes}: Made, packet: Packet, values: Values): Answer {
  const stopped = notes.find(({kind}) => kind === 'stopped');
  if (stopped !== undefined) {
    return stoppedAnswer(packet, stopped.text);
  }
  if (ruleSet.tables[familyOf(packet)].length === 0) {
    return unfilteredAnswer(packet);
  }
  const walk = walkPacket(ruleSet, packet);
  const answer = answerOf(walk, packet, values);
  const reply = isPassed(walk.end) && walk.end.verdict === 'accepted' ? replyTo(packet) : undefined;
  return reply === undefined ? answer : withReply(answer, answerOf(walkPacket(ruleSet, reply), reply, values));
}

function notesOfServer(server: Server, notes: readonly Note[]): string[] {
  const unknown = unknownNames(server.conf);
  return [
    ...notes.filter(({kind}) => kind !== 'unknown' && kind !== 'stopped').map(placed),
    ...(unknown.length > 0
      ? [`csf 15.11 has no setting ${unknown.slice(0, 5).join(', ')}: it ignores the value.`]
      : []),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function placed({about, text}: Note): string {
  return 'file' in about ? `${about.file}, line ${about.line}: ${text}` : text;
}

/** The rules that csf makes on a server. */
export function listRules(server: Server, now: number): RuleList {
  const {ruleSet} = rulesOf(server, undefined, now);
  return {texts: {4: printFamily(ruleSet, 4), 6: printFamily(ruleSet, 6), sets: printSets(ruleSet).join('\n')}};
}

/** What a change does to the rules and to a packet. */
export function compareServers(server: Server, change: ServerChange, fields: PacketFields, now: number): Comparison {
  const reading = readPacket(fields);
  const packet = 'errors' in reading ? undefined : reading.packet;
  const servers = [server, changedServer(server, change)] as const;
  const [before, after] = servers.map((one) => rulesOf(one, packet, now)) as [Made, Made];
  return {
    ...compareRules(before.ruleSet, after.ruleSet),
    ...(packet !== undefined && {
      before: inOneLine(judged(before, packet, valuesOf(servers[0]))),
      after: inOneLine(judged(after, packet, valuesOf(servers[1]))),
    }),
  };
}

function inOneLine({sentence, reason}: Answer): string {
  return `${sentence} ${reason}`;
}
