import {
  answerOf,
  asSentence,
  familyOf,
  isPassedWalk,
  notesOn,
  withReply,
  withoutNotice,
  type PacketVerdict,
} from './answer';
import {dockerAnswer, stoppedAnswer, unfilteredAnswer} from './answerWithoutWalk';
import {turningChangesOf, type Change} from './changes';
import {compareRules, printFamily, type ComparedRules} from './compareRules';
import {parseConfig} from '../../model/conf/parseConfig';
import {usualServer, type Configuration, type Note} from '../../model/firewall/configuration';
import {makeRules} from '../../model/firewall/makeRules';
import {noticeOf, replyTo} from '../../model/netfilter/reply';
import type {Packet} from '../../model/netfilter/packet';
import {readPacketForm, type PacketFields} from './packetForm';
import {printSets} from '../../model/netfilter/printRules';
import type {Family, Origin, RuleSet, Table} from '../../model/netfilter/ruleSet';
import {
  changedServer,
  confErrors,
  nameServersIn,
  settingsIn,
  skippedLines,
  startRefusal,
  type Server,
  type ServerChange,
} from '../../model/firewall/server';
import {isTrue, trim} from '../../model/perl';
import {entryOfSetting, sections, type ToolNote} from '../../pages/sections';
import {noteInWords} from '../ruleNotes';
import {meantSetting, unknownNames, valuesOf, type Values} from '../../model/firewall/values';
import {walkPacket} from '../../model/netfilter/walkPacket';
import {version} from '../../model/version';

/** The answer about a packet, or why there is none. `changes` take longer, so they may come later. */
export type PacketTest = {answer: PacketVerdict; changes?: Change[]} | {refusal: string};

export type RuleList = {texts: {4: string; 6: string; sets: string}};

export type Comparison = ComparedRules & {
  /** What happens to the packet; undefined where the form holds none. */
  before?: string;
  after?: string;
};

/** Says what csf on a server makes of a packet; `now` in seconds since 1970. */
export function testPacket(server: Server, fields: PacketFields, now: number): PacketTest {
  const reading = readPacketForm(fields);
  if ('errors' in reading) {
    return {refusal: Object.values(reading.errors).join(' ')};
  }
  const errors = confErrors(server.conf);
  if (errors.length > 0) {
    return {refusal: startRefusal(errors)};
  }
  const {packet} = reading;
  const made = rulesOf(server, packet, now);
  const values = valuesOf(server);
  const plain = judged(made, packet, values);
  const isPublished = reading.isPublishedByDocker && plain.visit !== undefined;
  const answer = isPublished ? dockerAnswer(packet, made.ruleSet, plain) : plain;
  const unknown = [
    ...eachOnce(made.notes.filter(({kind}) => kind === 'unknown').map(placed)),
    ...misspelt(server.conf),
  ];
  return {
    answer: {
      ...answer,
      sentence:
        unknown.length > 0 && answer.outcome !== 'other'
          ? `As far as this page can tell: ${lowerFirst(answer.sentence)}`
          : answer.sentence,
      unknown,
      notes: [
        ...notesOn(values, packet, reading.isOwnAddressKnown, settingsIn(server.conf)['TESTING'] !== undefined),
        ...notesOfServer(server, values, made.notes),
      ],
    },
  };
}

/** Tries what could turn the answer about a packet, and gives what does. */
export function turningChanges(server: Server, fields: PacketFields, now: number): Change[] {
  const reading = readPacketForm(fields);
  if ('errors' in reading || reading.isPublishedByDocker || confErrors(server.conf).length > 0) {
    return [];
  }
  const {packet} = reading;
  const {ruleSet, notes} = rulesOf(server, packet, now);
  if (ruleSet.tables[familyOf(packet)].length === 0 || isStopped({ruleSet, notes})) {
    return [];
  }
  const values = valuesOf(server);
  const passes = firstJudged({ruleSet, notes}, packet, values).passes === true;
  const walk = walkPacket(ruleSet, packet);
  const reply = replyTo(packet);
  const isReplyStopped = reply !== undefined && passes !== isPassedWalk(walk);
  return turningChangesOf({
    server,
    values,
    packet,
    // Where only the answer is stopped, its way is what has to change.
    walk: isReplyStopped ? walkPacket(ruleSet, reply) : walk,
    reply,
    isReplyStopped,
    passes,
    context: {ownAddresses: ownAddresses(packet), now},
    turns: (changed) => {
      const made = makeAll(changed, packet, now);
      return !isStopped(made) && firstJudged(made, packet, valuesOf(changed)).passes === !passes;
    },
  });
}

function isStopped({notes}: Made): boolean {
  return notes.some(({kind}) => kind === 'stopped');
}

type Made = {ruleSet: RuleSet; notes: readonly Note[]};

/** The rules that were made last: the next question is most often about the same server. */
let newest: {key: string; made: Made} | undefined;

function rulesOf(server: Server, packet: Packet | undefined, now: number): Made {
  const key = JSON.stringify([server, packet?.device, packet?.user, packet?.group, ownAddresses(packet), now]);
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
      users: ownersOf(values, ['SMTP_ALLOWUSER', 'UDPFLOOD_ALLOWUSER'], packet?.user),
      groups: ownersOf(values, ['SMTP_ALLOWGROUP'], packet?.group),
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

/** Whom settings and the packet name: by name, because the numbers differ from server to server. */
function ownersOf(values: Values, settings: readonly string[], sender?: string): Record<string, number | string> {
  const names = settings.flatMap((setting) => (values[setting] ?? '').split(',').map(trim));
  const senders = sender === undefined || /^\d/.test(sender) ? [] : [sender];
  return {...Object.fromEntries([...names, ...senders].map((name) => [name, name])), root: 0};
}

function firstJudged({ruleSet, notes}: Made, packet: Packet, values: Values): PacketVerdict {
  const stopped = notes.find(({kind}) => kind === 'stopped');
  if (stopped !== undefined) {
    return stoppedAnswer(packet, stopped);
  }
  if (ruleSet.tables[familyOf(packet)].length === 0) {
    return unfilteredAnswer(packet, values);
  }
  const walk = walkPacket(ruleSet, packet);
  const answer = answerOf(walk, packet, values);
  const notice = noticeOf(packet, walk.end);
  if (notice !== undefined && !isPassedWalk(walkPacket(ruleSet, notice))) {
    return withoutNotice(answer);
  }
  const reply = walk.end.verdict === 'accepted' ? replyTo(packet) : undefined;
  return reply === undefined ? answer : withReply(answer, answerOf(walkPacket(ruleSet, reply), reply, values));
}

/** The same, and where the line that decides is not the only reason, the next one: to remove this line changes nothing. */
function judged(made: Made, packet: Packet, values: Values): PacketVerdict {
  const answer = firstJudged(made, packet, values);
  const origin = answer.decisions.find(({isDecisive}) => isDecisive)?.origin;
  if (origin?.kind !== 'line' || origin.file === 'csf.redirect' || answer.outcome === 'other') {
    return answer;
  }
  const other = firstJudged({...made, ruleSet: withoutOrigin(made.ruleSet, origin)}, packet, values);
  return other.outcome === answer.outcome
    ? {
        ...answer,
        reason: `${asSentence(answer.reason)} Without this line, it ${answer.passes === true ? 'passes' : 'is stopped'} too: ${lowerFirst(other.reason)}`,
      }
    : answer;
}

function withoutOrigin({tables, sets}: RuleSet, gone: Extract<Origin, {kind: 'line'}>): RuleSet {
  const stays = ({origin}: {origin: Origin}): boolean =>
    origin.kind !== 'line' || origin.file !== gone.file || origin.line !== gone.line;
  const thinned = (family: Family): readonly Table[] =>
    tables[family].map((table) => ({
      ...table,
      chains: table.chains.map((chain) => ({...chain, rules: chain.rules.filter(stays)})),
    }));
  return {
    tables: {4: thinned(4), 6: thinned(6)},
    sets: sets.map((set) => ({...set, entries: set.entries.filter(stays)})),
  };
}

function notesOfServer(server: Server, values: Values, notes: readonly Note[]): ToolNote[] {
  const unknown = unknownNames(server.conf).filter((name) => meantSetting(name) === undefined);
  const given = settingsIn(server.conf);
  const missing =
    Object.keys(given).length < fewestOfWhole ? [] : strictSettings.filter((name) => given[name] === undefined);
  return [
    ...(missing.length > 0
      ? [
          {
            text: `Your csf.conf has no line for ${missing.join(', ')}. csf takes a missing setting for empty; here it counts as shipped.`,
            page: sections.conf,
          },
        ]
      : []),
    ...(/^\s*[^#\s]/m.test(server.lists['csf.dyndns'] ?? '') && !isTrue(values['DYNDNS'])
      ? [
          {
            text: 'The names in `csf.dyndns` do nothing, because `DYNDNS` is "0".',
            page: entryOfSetting('DYNDNS'),
          },
        ]
      : []),
    ...eachOnce(notes.filter(({kind}) => kind !== 'unknown' && kind !== 'stopped').map(placed)),
    ...skippedLines(server.conf).map(({file, line}) => ({
      text: `${file}, line ${line}: csf skips this line, because it sets nothing: it has no equals sign.`,
      page: sections.conf,
    })),
    ...(unknown.length > 0
      ? [
          {
            text: `csf ${version} has no setting ${unknown.slice(0, 5).join(', ')}${unknown.length > 5 ? ` and ${unknown.length - 5} more` : ''}: it ignores the value.`,
            page: sections.conf,
          },
        ]
      : []),
  ];
}

/** The lines of csf.conf that csf skips, although they were meant to set something. */
function misspelt(conf: string): ToolNote[] {
  return parseConfig(conf).entries.flatMap(({name, number}) => {
    const meant = unknownNames(conf).includes(name) ? meantSetting(name) : undefined;
    return meant === undefined
      ? []
      : [
          {
            text: `csf.conf, line ${number}: csf does not know "${inShort(name)}", so the line does not count here. If the file on the server says ${meant}, write it like that.`,
            page: sections.conf,
          },
        ];
  });
}

/** A pasted csf.conf with so many settings is a whole file. */
const fewestOfWhole = 100;

/** Without these, csf makes a firewall that lets more through. */
const strictSettings = ['LF_SPI', 'IPV6_SPI', 'PACKET_FILTER', 'DROP', 'DROP_OUT', 'USE_CONNTRACK'];

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function placed(note: Note): ToolNote {
  const {about} = note;
  const {text, page} = noteInWords(note);
  const short = text.replace(/"([^"]{81,})"/g, (_, quoted: string) => `"${inShort(quoted)}"`);
  return {text: 'file' in about ? `${about.file}, line ${about.line}: ${short}` : short, page};
}

function eachOnce(notes: readonly ToolNote[]): ToolNote[] {
  return [...new Map(notes.map((note) => [note.text, note])).values()];
}

function inShort(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The rules that csf makes on a server. */
export function listRules(server: Server, now: number): RuleList {
  const {ruleSet} = rulesOf(server, undefined, now);
  return {texts: {4: printFamily(ruleSet, 4), 6: printFamily(ruleSet, 6), sets: printSets(ruleSet).join('\n')}};
}

/** What a change does to the rules and to a packet. */
export function compareServers(server: Server, change: ServerChange, fields: PacketFields, now: number): Comparison {
  const reading = readPacketForm(fields);
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

function inOneLine({sentence, reason}: PacketVerdict): string {
  return `${sentence} ${reason}`;
}
