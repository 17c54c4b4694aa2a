import {isTrue, trim} from '../../model/perl';
import type {Encoding} from '../../model/slurp';
import type {Entry, ParsedConfig} from '../../model/conf/parseConfig';
import {settingUrl} from '../../pages/settingUrl';
import type {Panel} from '../../model/conf/shippedConfig';

/** What can happen because of a finding, the worst first; findings are listed in this order. */
export const severities = [
  'security',
  'broken',
  'lockout',
  'open',
  'trap',
  'unknown',
  'obsolete',
  'new',
  'difference',
] as const;

/**
 * `security`: a security notice concerns it. `broken`: csf stops or leaves the setting out. `lockout`: you can lose the way in. `open`: the
 * firewall blocks less than the file suggests. `trap`: it does something unexpected. `unknown`:
 * no setting of the product. `obsolete`: gone or renamed. `new`: missing in the file.
 * `difference`: not the shipped value.
 */
export type Severity = (typeof severities)[number];

export type Stop = 'unread' | 'flushed';

/** What a firewall can do wrong that csf starts with, the worst first. `unsure`: only the server knows whether it starts. */
export const alarms = ['unsure', 'open', 'lockout', 'cutOff'] as const;

/** Whether a finding means that csf does not start, or that the server is open, closed to its owner or vulnerable. */
export function isGrave({stop, severity}: Pick<Finding, 'stop' | 'severity'>): boolean {
  return stop !== undefined || severities.indexOf(severity) < severities.indexOf('trap');
}

/** Its sentence has no dot. */
export type Alarm = {kind: (typeof alarms)[number]; sentence: string};

export type Finding = {
  /** The rule, such as `ports.range`. */
  id: string;
  severity: Severity;
  /**
   * Set where csf does not start. `unread`: it stops before it touches a rule, so those of the last start stay.
   * `flushed`: it removes all rules, so that every packet passes.
   */
  stop?: Stop;
  /** What csf makes of it although it starts: the verdict begins with it. */
  alarm?: Alarm;
  /** Line in the visitor's file; undefined where something is missing. */
  line?: number;
  setting?: string;
  value?: string;
  title: string;
  reason: string;
  remedy: string;
  /**
   * What the remedy writes into the file: values by setting. Undefined where it is a command or a decision, or
   * deletes the line.
   */
  fix?: Readonly<Record<string, string>>;
  /** What to do first, where the remedy can lock its reader out. */
  caution?: string;
  /** Page of this site that says more. */
  href: string;
  /** So many findings this one takes the place of; without it, it is one. */
  more?: number;
};

/** How many findings there are, those that a list does not show too. */
export function countOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, {more = 1}) => sum + more, 0);
}

/** A finding of a rule; its id and the caution follow from the rule and the remedy. */
export type Found = Omit<Finding, 'id' | 'caution'> & {
  /** Whether the reason says already that only the merged file has the value. */
  saysOrigin?: boolean;
};

/** So many findings of one rule are listed; the rest is a number. */
export const mostFindings = 100;

/** What a rule looks at. */
export type Examined = {
  config: ParsedConfig;
  panel: Panel;
  encoding: Encoding;
  /** Whether the file is whole, so that what it lacks is missing; of a part nobody knows. */
  isWhole: boolean;
  /**
   * The value that counts. What the file lacks has the shipped one, as in the merged file: missing is
   * not switched off.
   */
  value: (name: string) => string;
  /** The line that sets it; of a whole file that lacks it the one that the merged file adds, numbered 0. */
  entry: (name: string) => Entry | undefined;
  /** Whether the product takes a value for "on": neither empty nor 0. */
  isOn: (name: string) => boolean;
  /** What is wrong with a line if it had another name, in the words of the rules; undefined if nothing is. */
  errorAs: (entry: Entry, name: string) => string | undefined;
  /** What the rules find where this line alone sets its setting, and the last one each other setting. */
  findingsWith: (entry: Entry) => Found[];
};

/** The same file with other values. */
export function withValues(examined: Examined, values: Readonly<Record<string, string>>): Examined {
  const value: Examined['value'] = (name) => values[name] ?? examined.value(name);
  return {
    ...examined,
    value,
    isOn: (name) => isTrue(value(name)),
    entry: (name) => {
      const entry = examined.entry(name);
      return entry && {...entry, value: value(name)};
    },
  };
}

export type CheckRule = {
  id: string;
  /** Ids of facts, or places in the product's source, that say so. */
  evidence: readonly string[];
  check: (examined: Examined) => Found | Found[];
};

/** Where the reference describes a setting, or all of them where no setting has that name. */
export function referenceUrl(name: string): string {
  return settingUrl(name) ?? '/docs/reference/settings/';
}

type Told = Pick<Found, 'severity' | 'stop' | 'alarm' | 'title' | 'reason' | 'remedy' | 'fix' | 'saysOrigin'> & {
  href?: string;
};

/** A finding about the line that sets something; without an address it leads to the reference. */
export function about(entry: Entry, told: Told): Found {
  return {
    ...(entry.number > 0 && {line: entry.number}),
    setting: entry.name,
    value: entry.value,
    href: referenceUrl(entry.name),
    ...told,
  };
}

/** A value that fits into a sentence. */
export function quoted(value: string): string {
  return `"${shortened(value)}"`;
}

/** A sentence with a capital at its start; the name of the program stays as it is. */
export function capital(text: string): string {
  return text.startsWith('iptables') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text that fits into a sentence. */
export function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/**
 * A finding about each of these. Beyond what is shown only the number counts, so a hopeless file does
 * not cost the time that all of them take.
 */
export function tellEach<T>(items: readonly T[], tell: (item: T) => Found): Found[] {
  const told = items.slice(0, mostFindings + 1).map(tell);
  return [...told, ...Array.from<Found>({length: items.length - told.length}).fill(told[mostFindings]!)];
}

/** A check of each of these settings that the file has and that is not empty. */
export function forSettings(
  names: readonly string[],
  check: (entry: Entry, isOn: (name: string) => boolean) => Told | undefined,
): CheckRule['check'] {
  return ({entry, isOn}) =>
    names.flatMap((name) => {
      const found = entry(name);
      const told = found && trim(found.value) !== '' ? check(found, isOn) : undefined;
      return found && told ? about(found, told) : [];
    });
}
