import {walkPacket} from '../../../model/netfilter/walkPacket';
import type {Packet} from '../../../model/netfilter/packet';
import {usualServer, type Note, type Reason} from '../../../model/firewall/configuration';
import {makeRules} from '../../../model/firewall/makeRules';
import {isTrue, split, withoutSpace} from '../../../model/perl';
import {noteInWords} from '../../ruleNotes';
import {about, capital, quoted, type CheckRule, type Examined, type Found} from '../checkRule';
import type {Entry} from '../../../model/conf/parseConfig';
import {shippedSettings, shippedValues} from '../../../model/conf/shippedConfig';

type Settings = ReadonlyMap<string, string>;
type Made = ReturnType<typeof makeRules>;
type NotModelled = Extract<Reason, {is: 'not-modelled'}>;

/** The rules of a longer list take too long; rules about port lists judge it. */
const longestList = 20_000;

/** More stops than this in one file are all of a kind. */
const mostStops = 10;

const refused: CheckRule = {
  id: 'commands.refused',
  evidence: [
    'start-failure-002',
    'csf.pl lines 5626-5757',
    'csf.pl lines 3421-3472',
    'ConfigServer/Config.pm line 178',
  ],
  check: (examined) => {
    let settings = settingsOf(examined);
    if ([...settings.values()].some((value) => value.length > longestList)) {
      return [];
    }
    const found: Found[] = [];
    for (let count = 0; count < mostStops; count += 1) {
      const made = make(settings);
      const stop = made.notes.find(({kind}) => kind === 'stopped');
      if (stop === undefined) {
        return [
          ...found,
          ...missing(examined, settings, made),
          ...opened(examined, settings, made),
          ...unsure(examined, settings, made),
        ];
      }
      const name = culprits(examined, settings, stop)[0];
      const entry = name === undefined ? undefined : examined.entry(name);
      if (name === undefined || entry === undefined) {
        return found;
      }
      found.push(
        about(entry, {
          ...{
            severity: 'broken',
            stop: 'flushed',
            title: `csf does not start with this ${name}`,
            reason: wordsOf(stop),
          },
          ...remedyFor(entry, examined),
        }),
      );
      settings = withShipped(settings, name, examined);
    }
    return found;
  },
};

/** What a note says; notes of the same words are one. */
function wordsOf(note: Note): string {
  return noteInWords(note).text;
}

let last: {key: string; made: Made} | undefined;

/** The rules of the file. Only the lists are unknown: here they are empty. After a cause comes the file without it. */
function make(settings: Settings): Made {
  const key = [...settings].join('\n');
  if (last?.key !== key) {
    last = {key, made: makeRules({settings, lists: {}, server: usualServer})};
  }
  return last.made;
}

function settingsOf({value, config}: Examined): Settings {
  return new Map([...new Set([...shippedSettings.keys(), ...config.values.keys()])].map((name) => [name, value(name)]));
}

function withShipped(settings: Settings, name: string, {panel}: Examined): Settings {
  return new Map([...settings, [name, shippedValues(panel).get(name)?.value ?? '']]);
}

/** The settings with a value of the file's own that make csf say this: with the shipped value, it does not. */
function culprits(examined: Examined, settings: Settings, note: Note): string[] {
  const words = wordsOf(note);
  const isGone = (names: readonly string[]): boolean =>
    !make(names.reduce((left, name) => withShipped(left, name, examined), settings)).notes.some(
      (other) => wordsOf(other) === words,
    );
  const changed = [...settings.keys()].filter((name) => isOwn(name, settings, examined));
  const named = ('settings' in note.about ? note.about.settings : []).filter((name) => changed.includes(name));
  const guilty = named.filter((name) => isGone([name]));
  if (guilty.length > 0) {
    return guilty;
  }
  // The rules of a target, a set and a device have many reasons: half of the settings after the other.
  let left = changed.filter((name) => !named.includes(name));
  if (!isGone(left)) {
    return [];
  }
  while (left.length > 1) {
    const half = left.slice(0, left.length / 2);
    left = isGone(half) ? half : left.slice(half.length);
  }
  return left;
}

/** Whether a setting has another value than the shipped one, and is no switch: that only brings the rule. */
function isOwn(name: string, settings: Settings, {panel}: Examined): boolean {
  const isSwitch = shippedSettings.get(name)?.kind === 'boolean' || /^CC_(ALLOW|DENY)_PORTS$/.test(name);
  return !isSwitch && settings.get(name) !== (shippedValues(panel).get(name)?.value ?? '');
}

function missing(examined: Examined, settings: Settings, made: Made): Found[] {
  // csf says so of each rule: one text is enough.
  const byName = new Map<string, Note>();
  const failed = new Map(made.notes.filter(({kind}) => kind === 'failed').map((note) => [wordsOf(note), note]));
  for (const note of failed.values()) {
    for (const name of culprits(examined, settings, note)) {
      byName.set(name, byName.get(name) ?? note);
    }
  }
  return [...byName].flatMap(([name, note]) => {
    const entry = examined.entry(name);
    if (entry === undefined) {
      return [];
    }
    const without = make(withShipped(settings, name, examined));
    const stopped = packetsOf(settings).filter(({packet}) => isPassed(without, packet) && !isPassed(made, packet));
    const words = stopped.map(({words: each}) => each).join(' and ');
    return about(entry, {
      severity: 'broken',
      ...(stopped.length === 0
        ? {title: `A rule with ${name} is missing`, reason: wordsOf(note)}
        : {
            title: `With this ${name}, csf stops ${words}`,
            reason: `${wordsOf(note)} What the rule would let through, a later rule stops.`,
            alarm: {
              kind: stopped.some(({isSsh}) => isSsh) ? 'lockout' : 'cutOff',
              sentence: `csf starts with this csf.conf, but it stops ${words}`,
            },
          }),
      ...remedyFor(entry, examined),
    });
  });
}

/** Values that iptables takes on some servers only, such as the name of a service. */
function unsure(examined: Examined, settings: Settings, made: Made): Found[] {
  const left = made.notes.flatMap((note) => (note.reason.is === 'not-modelled' ? [{note, reason: note.reason}] : []));
  const texts = new Map(left.map((one) => [wordsOf(one.note), one]));
  // Of several notes, the one that can end the start is the last one, which stays.
  const sorted = [...texts.values()].sort((one, other) => Number(one.reason.isFatal) - Number(other.reason.isFatal));
  const names = new Map(
    sorted.flatMap(({note, reason}) =>
      culprits(examined, settings, note).map((name): [string, NotModelled] => [name, reason]),
    ),
  );
  return [...names].flatMap(([name, {why, isFatal}]) => {
    const entry = examined.entry(name);
    return entry === undefined
      ? []
      : about(entry, {
          severity: isFatal ? 'broken' : 'trap',
          title: `iptables may refuse this ${name}`,
          reason: `${capital(why)}. If iptables refuses it, ${isFatal ? 'csf stops, and the server is open' : 'the rule is missing'}.`,
          ...(isFatal && {
            alarm: {kind: 'unsure', sentence: `The server decides whether csf starts with this ${name}`},
          }),
          ...remedyFor(entry, examined),
        });
  });
}

/** Values that iptables takes, and that let through what the shipped one stops. */
function opened(examined: Examined, settings: Settings, made: Made): Found[] {
  return ['DROP', 'DROP_OUT', 'SMTP_PORTS'].flatMap((name) => {
    const entry = examined.entry(name);
    const shipped = withShipped(settings, name, examined);
    if (entry === undefined || shipped.get(name) === settings.get(name)) {
      return [];
    }
    const before = make(shipped);
    const passing = closedPackets.filter(({packet}) => isPassed(made, packet) && !isPassed(before, packet));
    return passing.length === 0
      ? []
      : about(entry, {
          severity: 'open',
          title: `With this ${name}, csf lets through ${passing.map(({words}) => words).join(' and ')}`,
          ...(name === 'SMTP_PORTS'
            ? {reason: 'SMTP_BLOCK blocks only the ports of this list.'}
            : {
                reason: `csf sends what no rule accepts to the target ${quoted(entry.value)}, and iptables takes it as written.`,
                alarm: {
                  kind: 'open',
                  sentence: `csf starts with this csf.conf, but it lets through ${passing.map(({words}) => words).join(' and ')}`,
                },
              }),
          ...remedyFor(entry, examined),
        });
  });
}

type Sample = {words: string; packet: Packet; /** Whether SSH stops with it. */ isSsh?: boolean};

const addresses = {4: ['198.51.100.23', '192.0.2.10'], 6: ['2001:db8::23', '2001:db8::10']} as const;
const fresh = {state: 'new', device: 'eth0', before: 0, connections: 0} as const;

function received(toPort: number, family: 4 | 6 = 4): Packet {
  const [from, to] = addresses[family];
  return {direction: 'in', from, to, protocol: {name: 'tcp', fromPort: 50_000, toPort, flags: ['SYN']}, ...fresh};
}

function sent(name: 'tcp' | 'udp', toPort: number): Packet {
  const [to, from] = addresses[4];
  const ports = {fromPort: 50_000, toPort};
  const protocol = name === 'udp' ? {name, ...ports} : {name, ...ports, flags: ['SYN'] as const};
  return {direction: 'out', from, to, protocol, ...fresh, user: 'www-data', group: 'www-data'};
}

/** Packets that a firewall lets through: to the first port of each list. */
function packetsOf(settings: Settings): Sample[] {
  const sample = (list: string, words: string, packet: (port: number) => Packet): Sample[] => {
    const first = Number.parseInt(split(withoutSpace(settings.get(list) ?? ''), ',')[0] ?? '', 10);
    return Number.isNaN(first) ? [] : [{words, packet: packet(first), isSsh: list.endsWith('_IN')}];
  };
  return [
    ...sample('TCP_IN', 'every new TCP connection to the server, SSH too', (port) => received(port)),
    ...(isTrue(settings.get('IPV6') ?? '')
      ? sample('TCP6_IN', 'every new TCP connection over IPv6, SSH too', (port) => received(port, 6))
      : []),
    ...sample('TCP_OUT', 'new TCP connections of the server', (port) => sent('tcp', port)),
    ...sample('UDP_OUT', 'UDP that the server sends for anybody but root', (port) => sent('udp', port)),
  ];
}

/** What the shipped settings stop. */
const closedPackets: readonly Sample[] = [
  {words: 'connections to every port of the server', packet: received(3306)},
  {words: 'connections from the server to every port', packet: sent('tcp', 3306)},
  {words: 'mail that any user sends to port 25', packet: sent('tcp', 25)},
];

function isPassed({ruleSet}: Made, packet: Packet): boolean {
  const {end} = walkPacket(ruleSet, packet);
  return end.verdict === 'accepted' || (end.verdict === 'redirected' && end.then === 'accepted');
}

/** The shipped value always works; a shipped port list may lack the port of sshd. */
function remedyFor({name}: Entry, {panel}: Examined): Pick<Found, 'remedy' | 'fix'> {
  const shipped = shippedValues(panel).get(name)?.value;
  return shipped === undefined || /^(TCP|UDP)6?_(IN|OUT)$/.test(name)
    ? {remedy: 'Write ports in the form of the shipped value, separated by commas.'}
    : {remedy: `Write ${name} = "${shipped}".`, fix: {[name]: shipped}};
}

/** What iptables and ipset refuse, by the reader of the packet tester, and what happens then. */
export const commandRules: readonly CheckRule[] = [refused];
