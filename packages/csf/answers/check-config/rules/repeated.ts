import type {Entry} from '../../../model/conf/parseConfig';
import {openRanges} from '../../openPorts';
import {portEntries} from '../../ports';
import {isGrave, quoted, shortened, type CheckRule, type Examined, type Found, tellEach} from '../checkRule';
import {portOfSshd, secondSession} from '../sshAccess';
import {sections} from '../../../pages/sections';

/** Lists of entries with fields, by how many of these say what the entry is about. */
const joinable = new Map([
  ['CONNLIMIT', 1],
  ['CONNLIMIT6', 1],
  ['PORTFLOOD', 2],
  ['PORTFLOOD6', 2],
  ['PORTKNOCKING', 2],
  // Of lists that allow, nobody knows whether the second line takes something back.
  ['CC_DENY', 1],
  ['CC_DENY_PORTS', 1],
]);

/** One line for all entries, where none is about the port of another. */
function joinedRemedy(entries: readonly Entry[]): string | undefined {
  const {name} = entries[0]!;
  const fields = joinable.get(name);
  const parts = [...new Set(entries.flatMap(({value}) => portEntries(value)))];
  const ports = new Set(parts.map((part) => part.split(';').slice(0, fields).join(';')));
  return fields === undefined || ports.size < parts.length || new Set(entries.map(({value}) => value)).size === 1
    ? undefined
    : `Put all entries into one line, and delete the others: ${name} = "${parts.join(',')}".`;
}

/** Of so many settings that are there twice, each value is tried: of more, the file is two files. */
const mostTried = 10;

/** So many values of one setting are tried and named: each is judged with the whole file. */
const mostValues = 5;

/** Which of the lines to keep, and what the others would do. */
function remedyOfRepeated(same: readonly Entry[], examined: Examined, isTried: boolean): string {
  const values = [...new Map(same.map((entry) => [entry.value, entry])).values()];
  if (values.length === 1) {
    return `All of them say the same: keep line ${same[0]!.number} and delete the other${same.length > 2 ? 's' : ''}.`;
  }
  const joined = joinedRemedy(same);
  if (joined !== undefined) {
    return joined;
  }
  if (values.length > mostValues) {
    return ['Keep the line that you mean, and delete the others.', ...warningAbout(values[0]!.name)].join(' ');
  }
  const tried = values.map((entry) => ({entry, found: isTried ? gravest(examined.findingsWith(entry)) : []}));
  const judged = tried.map(({entry, found}) => ({
    entry,
    harm: found.find(({title}) => tried.some((other) => !other.found.some((same) => same.title === title))),
  }));
  const safe = judged.filter(({harm}) => harm?.isDecisive !== true);
  const [kept] = safe;
  const others = judged.filter((one) => one !== kept);
  const warning = warningAbout(values[0]!.name);
  // A port that only the other line opens can be the one of sshd.
  if (safe.length === 1 && !others.some(({entry}) => portsOnlyIn(entry, kept!.entry).length > 0)) {
    return [
      `Keep line ${kept!.entry.number}, ${quoted(kept!.entry.value)}, and delete the others.`,
      ...others.map(({entry, harm}) => `Do not keep line ${entry.number}, ${quoted(entry.value)}: ${harm!.title}.`),
      ...warning,
    ].join(' ');
  }
  const choices = judged.map(({entry: {number, value}, harm}) => {
    return `line ${number} is ${quoted(value)}${harm === undefined ? '' : ` (${harm.title})`}`;
  });
  return [
    `Keep the line that you mean, and delete the others: ${inWords.format(choices)}.`,
    ...differingPorts(values),
    ...warning,
  ].join(' ');
}

/** What to know before a line goes whose setting can lock its owner out. */
function warningAbout(name: string): string[] {
  return /^TCP6?_IN$/.test(name)
    ? [`The line that you keep must have ${portOfSshd} and those of your panel. ${secondSession}`]
    : name === 'TESTING'
      ? [untilYouGetIn]
      : [];
}

const untilYouGetIn =
  'With "1", and lfd stopped, csf removes its rules again after some minutes: keep that until you know that you get in.';

const inWords = new Intl.ListFormat('en-GB');

type Harm = {
  title: string;
  /** Whether csf does not start with it, or its owner can lose the way in. */ isDecisive: boolean;
};

/** What opens the server, closes it to its owner or keeps csf from a start. */
function gravest(findings: readonly Found[]): Harm[] {
  return findings.flatMap((found) => {
    const {severity, stop, alarm, title} = found;
    return alarm !== undefined || isGrave(found)
      ? {title, isDecisive: severity === 'lockout' || alarm?.kind === 'lockout' || stop !== undefined}
      : [];
  });
}

/** The ports that only one of two lists has. */
function differingPorts(values: readonly Entry[]): string[] {
  const [first, second] = values as [Entry, Entry];
  const pairs = values.length === 2 ? [[first, second] as const, [second, first] as const] : [];
  return pairs.flatMap(([one, other]) => {
    const own = portsOnlyIn(one, other);
    return own.length === 0 ? [] : [`Only line ${one.number} opens ${shortened(own.join(', '))}.`];
  });
}

/** The entries of a list of ports that open more than another list does; none of any other setting. */
function portsOnlyIn(one: Entry, other: Entry): string[] {
  const others = openRanges(other.value);
  return portEntries(/^(?:TCP|UDP)6?_(?:IN|OUT)$/.test(one.name) ? one.value : '').filter((part) =>
    openRanges(part).some(([first, last]) => !others.some(([from, to]) => from <= first && last <= to)),
  );
}

/** A setting that a file has twice. */
export const repeated: CheckRule = {
  id: 'syntax.repeated',
  evidence: ['config-202', 'ConfigServer/Config.pm (Setting is repeated)', 'auto.generic.pl sub loadcsfconfig'],
  check: (examined) => {
    const {entries, values} = examined.config;
    const byName = new Map<string, Entry[]>();
    for (const entry of entries) {
      const same = byName.get(entry.name);
      if (same === undefined) {
        byName.set(entry.name, [entry]);
      } else {
        same.push(entry);
      }
    }
    const repeatedly = [...byName.values()].filter(({length}) => length > 1);
    const remedies = new Map(
      repeatedly.map((same, index) => [same[0]!.name, remedyOfRepeated(same, examined, index < mostTried)]),
    );
    const again = entries.filter((entry) => byName.get(entry.name)![0] !== entry);
    return tellEach(again, ({number, name, value}) => ({
      severity: 'broken',
      stop: 'unread',
      line: number,
      setting: name,
      value,
      title: `${name} is set here a second time`,
      reason: `The first is in line ${byName.get(name)![0]!.number}. csf and lfd stop at a repeated setting; an upgrade keeps the last, "${shortened(values.get(name)!.value)}".`,
      remedy: remedies.get(name)!,
      href: sections.failedStart,
    }));
  },
};
