import {isTrue} from '../../model/perl';
import type {Encoding} from '../../model/slurp';
import {
  alarms,
  isGrave,
  type Examined,
  type Finding,
  type Found,
  mostFindings,
  referenceUrl,
  type CheckRule,
  severities,
  withValues,
} from './checkRule';
import {addedValue, type Panel, shippedSettings, shippedValues} from '../../model/conf/shippedConfig';
import {parseConfig, parsed, unreadableNames, type Entry, type ParsedConfig} from '../../model/conf/parseConfig';
import {accessRules} from './rules/access';
import {addressRules} from './rules/addresses';
import {advisoryRules} from './rules/advisories';
import {commandRules} from './rules/commands';
import {conditionRules} from './rules/conditions';
import {lowNumberRules} from './rules/lowNumbers';
import {nameRules} from './rules/names';
import {needRules} from './rules/needs';
import {portFieldRules} from './rules/portFields';
import {portListRules} from './rules/portLists';
import {portPairRules} from './rules/portPairs';
import {protectionRules} from './rules/protection';
import {rangeRules} from './rules/ranges';
import {senseRules} from './rules/senses';
import {syntaxRules} from './rules/syntax';
import {valueRules} from './rules/values';
import {webInterfaceRules} from './rules/webInterface';
import {cautionAboutSsh} from './sshAccess';
import {isWhole, recogniseOrigin, type Origin} from '../../model/conf/versions';

/** All rules but the comparison with the shipped values. */
export const rules: readonly CheckRule[] = [
  ...advisoryRules,
  ...syntaxRules,
  ...nameRules,
  ...lowNumberRules,
  ...rangeRules,
  ...portListRules,
  ...portFieldRules,
  ...valueRules,
  ...commandRules,
  ...addressRules,
  ...accessRules,
  ...portPairRules,
  ...protectionRules,
  ...webInterfaceRules,
  ...conditionRules,
  ...needRules,
  ...senseRules,
];

export type Report = {
  origin: Origin;
  /** Whether the text is a part of a csf.conf: a file made of it would set the rest as shipped. */
  isExcerpt: boolean;
  /**
   * First what stops csf, opens the server or locks its owner out, then the worst; in each degree by line, but grave
   * values as csf ships them behind the visitor's own.
   */
  findings: Finding[];
  /** What was read: settings in the file, and those of them that some panel's shipped file has. */
  read: {settings: number; recognised: number; lines: number};
};

/** Reports what is wrong in a csf.conf, what misleads, and what differs from the shipped file. */
export function checkConfig(text: string, panel: Panel, encoding: Encoding = 'utf-8'): Report {
  return checkParsed(parseConfig(text, encoding), panel, encoding);
}

/** The same for a file that is parsed already. */
export function checkParsed(config: ParsedConfig, panel: Panel, encoding: Encoding): Report {
  const examined = examine(config, panel, encoding);
  const found = rules.flatMap(({id, check}) =>
    limited([check(examined)].flat().filter(({setting}) => !isWatched(examined, setting))).map((finding) => ({
      ...{id, ...withOrigin(finding, config)},
      ...cautionOf(examined, finding),
    })),
  );
  const isGraveAsShipped = (one: Finding): boolean => isGrave(one) && isShipped(one, panel);
  const findings = [...withLockouts(withoutDoubles(found)), ...compareWithShipped(config, panel)].sort(
    (one, other) =>
      urgency(one) - urgency(other) ||
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      Number(isGraveAsShipped(one)) - Number(isGraveAsShipped(other)) ||
      (one.line ?? Number.MAX_SAFE_INTEGER) - (other.line ?? Number.MAX_SAFE_INTEGER),
  );
  return {
    origin: recogniseOrigin(config),
    isExcerpt: !isWhole(config),
    findings: withoutConflicts(findings),
    read: {
      settings: config.values.size,
      recognised: [...config.values.keys()].filter((name) => shippedSettings.has(name)).length,
      lines: config.lines.at(-1)?.number ?? 0,
    },
  };
}

/** Whether a finding is about a value as csf ships it. */
export function isShipped({setting = '', value}: Pick<Finding, 'setting' | 'value'>, panel: Panel): boolean {
  return value !== undefined && shippedValues(panel).get(setting)?.value === value;
}

/** What WATCH_MODE sets while it is on, whatever the file says: csf.pl lines 291-300, lfd.pl lines 544-553. */
const watched: Readonly<Record<string, string>> = {
  ...{DROP_LOGGING: '1', DROP_IP_LOGGING: '1', DROP_OUT_LOGGING: '1', DROP_PF_LOGGING: '1'},
  ...{DROP_NOLOG: '', DROP_ONLYRES: '0', PS_INTERVAL: '0'},
};

/** Whether the value of a setting does not count because of WATCH_MODE. */
function isWatched({isOn}: Examined, setting = ''): boolean {
  return isOn('WATCH_MODE') && (setting in watched || setting.startsWith('PS_'));
}

/** What stops csf comes first, then a server that is open, or that nobody can reach. */
function urgency({stop, alarm}: Finding): number {
  if (stop !== undefined) {
    return stop === 'unread' ? 0 : 1;
  }
  return 2 + (alarm === undefined ? alarms.length : alarms.indexOf(alarm.kind));
}

/**
 * Where csf's commands judge a value, the product's own table of ranges does not: it warns and says no more. A rule
 * about the form of a value knows better what to write: it says it with what the commands do.
 */
function withoutDoubles(found: readonly Finding[]): Finding[] {
  const isCommand = ({id}: Finding): boolean => id.startsWith('commands.');
  const judged = new Set(found.flatMap((one) => (/^(commands|numbers)\./.test(one.id) ? one.setting : [])));
  const others = found.filter((one) => !isCommand(one) && !(one.id.startsWith('values.') && judged.has(one.setting)));
  const merged = new Map<Finding, Finding>();
  const left = found.filter(isCommand).filter((command) => {
    const same = others.filter(({id, setting}) => setting === command.setting && isAboutForm(id));
    const [only] = same;
    const isKnown = same.some(
      ({stop, alarm, severity}) =>
        stop !== undefined || (!command.stop && (alarm !== undefined || (severity === 'broken' && !command.alarm))),
    );
    if (isKnown || only === undefined) {
      return !isKnown;
    }
    if (same.length === 1 && command.alarm === undefined) {
      const {severity, stop, reason} = command;
      const isWorse = severities.indexOf(severity) < severities.indexOf(only.severity);
      merged.set(only, {...only, ...(isWorse && {severity}), ...(stop && {stop}), reason});
      return false;
    }
    merged.set(command, withWordsOf(only, command));
    return true;
  });
  return [...others, ...left].map((one) => merged.get(one) ?? one);
}

/** While csf does not start, nothing locks out. Anyone who corrects that has to correct what then locks out as well. */
function withLockouts(findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => {
    const [lockout] = findings.flatMap(({id, setting, alarm, stop, title, caution}) =>
      setting === finding.setting
        ? []
        : alarm?.kind === 'lockout' || id === 'access.ssh'
          ? [title]
          : // A line of ports that csf cannot read opens nothing, until it is corrected.
            stop !== undefined && caution !== undefined && /^TCP6?_IN$/.test(setting ?? '')
            ? [`the new ${setting} does not open it`]
            : [],
    );
    return finding.stop === undefined || finding.caution !== undefined || lockout === undefined
      ? finding
      : {...finding, caution: `Once csf starts, you can lose SSH: ${lockout}. Correct that before csf -r too.`};
  });
}

/** The remedy of a rule about the form keeps what is right in a value. */
function withWordsOf({remedy, fix, href}: Finding, command: Finding): Finding {
  const {fix: shipped, ...rest} = command;
  return shipped === undefined ? command : {...rest, remedy, href, ...(fix && {fix})};
}

/** Whether a rule reads what a value has to look like, not what it means for the server. */
function isAboutForm(id: string): boolean {
  return /\.(form|range|most|loose|cluster|device|deviceList)$/.test(id);
}

function examine(config: ParsedConfig, panel: Panel, encoding: Encoding): Examined {
  const shipped = shippedValues(panel);
  const whole = isWhole(config);
  const added = (name: string): Entry | undefined => {
    const line = shipped.get(name);
    return line && {...line, number: 0, value: addedValue(line, config.values)};
  };
  // A line that csf cannot read is a finding of its own, not a missing setting.
  const unreadable = unreadableNames(config);
  const entry: Examined['entry'] = (name) =>
    config.values.get(name) ?? (whole && !unreadable.has(name) ? added(name) : undefined);
  const isWatching = isTrue(config.values.get('WATCH_MODE')?.value ?? '');
  const value: Examined['value'] = (name) =>
    (isWatching ? watched[name] : undefined) ?? (config.values.get(name) ?? added(name))?.value ?? '';
  // What the rules say of the file as it is: the same for each misspelt name in it.
  let before: ReadonlySet<string> | undefined;
  const examined: Examined = {
    ...{config, panel, encoding, entry, value, isWhole: whole},
    isOn: (name) => isTrue(value(name)),
    errorAs: (line, name) => {
      const lines = config.lines.map((each) => (each === line ? {...line, name} : each));
      before ??= new Set(judge(examined).map(({title}) => title));
      return judge(examine(parsed(lines), panel, encoding)).find(
        ({title, setting}) => setting === name || !before!.has(title),
      )?.title;
    },
    findingsWith: (kept) => {
      const lines = config.lines.filter(
        (each) => each.kind !== 'setting' || each === (each.name === kept.name ? kept : config.values.get(each.name)),
      );
      return judge(examine(parsed(lines), panel, encoding));
    },
  };
  return examined;
}

/** What the rules say about the values of a file, whatever its names are. */
function judge(examined: Examined): Found[] {
  return rules
    .filter(({id}) => !id.startsWith('names.'))
    .flatMap(({check}) => check(examined))
    .filter(({severity}) => severity !== 'new');
}

/** A warning for a remedy that closes SSH. */
function cautionOf(examined: Examined, {fix}: Found): Pick<Finding, 'caution'> {
  const caution = fix && cautionAboutSsh(examined, withValues(examined, fix));
  return caution === undefined ? {} : {caution};
}

/** Of fixes that write different values into one setting, only the first stays: the next would undo it. */
function withoutConflicts(findings: readonly Finding[]): Finding[] {
  const written = new Map<string, string>();
  return findings.map(({fix, ...finding}) => {
    const lines = Object.entries(fix ?? {});
    if (fix === undefined || lines.some(([name, value]) => (written.get(name) ?? value) !== value)) {
      return finding;
    }
    lines.forEach(([name, value]) => written.set(name, value));
    return {...finding, fix};
  });
}

/** Explains where a value comes from that only the merged file has. */
function withOrigin({saysOrigin = false, ...finding}: Found, {values}: ParsedConfig): Found {
  const {severity, line, setting, value, reason} = finding;
  return saysOrigin ||
    severity === 'new' ||
    line !== undefined ||
    setting === undefined ||
    value === undefined ||
    values.has(setting)
    ? finding
    : {...finding, reason: `Your file has no ${setting}. The merged file adds it as "${value}". ${reason}`};
}

/** Cuts the list for a file that is wrong throughout. */
function limited(findings: Found[]): Found[] {
  const next = findings[mostFindings];
  // A table shows all settings that are missing.
  if (next === undefined || next.severity === 'new') {
    return findings;
  }
  const {severity, line, title, href} = next;
  const rest = findings.length - mostFindings;
  return [
    ...findings.slice(0, mostFindings),
    {
      ...{severity, href, ...(line !== undefined && {line})},
      title: `${rest} more of this kind`,
      more: rest,
      reason: `The first one: ${title}.`,
      remedy: 'Fix the ones above, then check the file again.',
    },
  ];
}

/** Every setting whose value is not the one that the product ships for the panel. */
function compareWithShipped({values}: ParsedConfig, panel: Panel): Finding[] {
  return [...shippedValues(panel)].flatMap(([name, shipped]) => {
    const entry = values.get(name);
    return entry === undefined || entry.value === shipped.value
      ? []
      : [
          {
            id: 'difference',
            severity: 'difference' as const,
            line: entry.number,
            setting: name,
            value: entry.value,
            title: `${name} is not the shipped value`,
            reason: `Shipped: "${shipped.value}".`,
            remedy: 'Nothing, if you meant it.',
            href: referenceUrl(name),
          },
        ];
  });
}
