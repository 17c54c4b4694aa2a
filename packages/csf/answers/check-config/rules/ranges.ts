import {numberOf, trim} from '../../../model/perl';
import {about, type Found, quoted, type CheckRule} from '../checkRule';
import type {Entry} from '../../../model/conf/parseConfig';
import {isBlockTime} from './protection';
import {panelSwitches, type ShippedSetting, shippedSettings, shippedValues} from '../../../model/conf/shippedConfig';

/** The product's own check skips these (deny-limit-005); other rules check them. */
const elsewhere: ReadonlySet<string> = new Set(['DENY_IP_LIMIT', 'UI_ALLOW']);

/** What lfd does with values beyond its own limits. */
const clamps: Record<string, {min?: number; max?: number; then: string; evidence: string}> = {
  LF_PARSE: {min: 5, max: 20, then: 'lfd uses 5 instead.', evidence: 'triggers-017'},
  CT_INTERVAL: {min: 10, then: 'lfd uses 30 instead.', evidence: 'connection-tracking-004'},
  AT_INTERVAL: {min: 10, then: 'lfd uses 60 instead.', evidence: 'account-tracking-001'},
  PS_INTERVAL: {min: 60, then: 'lfd uses 60 instead.', evidence: 'port-scan-003'},
  UID_INTERVAL: {min: 60, then: 'lfd uses 60 instead.', evidence: 'port-scan-003'},
  DYNDNS: {min: 60, then: 'lfd uses 300 instead.', evidence: 'global-lists-004'},
  LF_GLOBAL: {min: 60, then: 'lfd uses 300 instead.', evidence: 'global-lists-002'},
  LF_INTEGRITY: {min: 120, then: 'lfd uses 300 instead.', evidence: 'integrity-003'},
  LF_EXPLOIT: {min: 60, then: 'lfd uses 60 instead.', evidence: 'integrity-003'},
  PT_INTERVAL: {min: 10, then: 'lfd uses 60 instead.', evidence: 'lfd.pl line 1042'},
  LF_QUEUE_INTERVAL: {min: 30, then: 'lfd uses 300 instead.', evidence: 'lfd.pl line 886'},
  GLOBAL_DYNDNS_INTERVAL: {min: 60, then: 'lfd uses 300 instead.', evidence: 'lfd.pl line 728'},
  LF_NETBLOCK_CLASS: {then: 'lfd then blocks no network.', evidence: 'lfd.pl lines 8355-8363'},
  LF_INTERVAL: {min: 60, then: 'lfd logs that it uses 300, but keeps the low value.', evidence: 'triggers-018'},
};

type Checked = {entry: Entry; known: ShippedSetting; /** The value that the panel's file has. */ shipped: string};

/** A rule about every known setting whose value is not the shipped one. */
function valueRule(id: string, evidence: readonly string[], check: (checked: Checked) => Found | undefined): CheckRule {
  return {
    id,
    evidence,
    check: ({config: {values}, panel}) => {
      const shipped = shippedValues(panel);
      return [...values.values()].flatMap((entry) => {
        const known = shippedSettings.get(entry.name);
        if (known === undefined || shipped.get(entry.name)?.value === entry.value) {
          return [];
        }
        // Some settings are only in the file for cPanel.
        const own = shipped.get(entry.name) ?? shippedValues('cpanel').get(entry.name);
        return check({entry, known, shipped: own?.value ?? '0'}) ?? [];
      });
    },
  };
}

/** Switches that should be on, for which the product's check takes 0 as well. */
const guards: ReadonlySet<string> = new Set([...['IPV6', 'IPV6_SPI', 'LF_SPI', 'LF_DAEMON'], ...panelSwitches]);

/** A remedy that writes a value. Where a guard is on by mistake, it stays on. */
function writing({name}: Entry, known: ShippedSetting, value: string): Pick<Found, 'remedy' | 'fix'> {
  const isGuard = guards.has(name) || (known.kind === 'boolean' && !isAllowed(known, '0'));
  return value === '0' && isGuard
    ? {remedy: `Write ${name} = "1": it is on now, and should stay on.`, fix: {[name]: '1'}}
    : {remedy: `Write ${name} = "${value}".`, fix: {[name]: value}};
}

const word = valueRule(
  'values.word',
  ['ConfigServer/Config.pm (truth in Perl)', 'csf.pl if ($config{...})'],
  ({entry, known}) => {
    if (known.kind !== 'boolean' || !words.test(trim(entry.value))) {
      return undefined;
    }
    const isNo = /^(off|no|false|disabled?|none)$/i.test(trim(entry.value));
    return about(entry, {
      severity: 'trap',
      title: `${entry.name} must be 0 or 1, not ${quoted(entry.value)}`,
      reason: isNo
        ? 'Any value except 0 and an empty one counts as on, so this mostly switches it on.'
        : 'Where the code compares the value with 1, the setting is off. Elsewhere it is on.',
      ...writing(entry, known, isNo ? '0' : '1'),
    });
  },
);

const space = valueRule('values.space', ['truth in Perl: "0 " is true'], ({entry, known}) => {
  const isNumber = known.kind === 'boolean' || known.kind === 'integer' || known.kind === 'enum';
  if (!isNumber || entry.value === trim(entry.value) || trim(entry.value) === '') {
    return undefined;
  }
  return about(entry, {
    severity: 'trap',
    title: `${entry.name} has a space in its value`,
    reason:
      trim(entry.value) === '0'
        ? 'Only "0" without a space means off. With a space, the setting is on.'
        : 'csf and lfd keep the space, so comparisons fail.',
    ...writing(entry, known, trim(entry.value)),
  });
});

const empty = valueRule('values.empty', ['truth in Perl: an empty value counts as 0'], ({entry, known, shipped}) => {
  const needsOne =
    known.kind === 'boolean' || known.kind === 'integer' || (known.kind === 'enum' && !known.values?.includes(''));
  if (!needsOne || trim(entry.value) !== '') {
    return undefined;
  }
  // Of block times, 1 means the same as 0 and looks like it.
  const written = !isAllowed(known, '0') ? shipped : isBlockTime(entry.name) ? '1' : '0';
  return about(entry, {
    severity: 'trap',
    title: `${entry.name} is empty`,
    reason:
      known.kind === 'enum'
        ? `Known values are ${known.values?.join(', ')}.`
        : 'csf and lfd treat an empty value as 0.',
    ...(known.kind === 'enum'
      ? {remedy: 'Write one of these values.'}
      : {remedy: `Write ${entry.name} = "${written}", or the number you want.`, fix: {[entry.name]: written}}),
  });
});

const number = valueRule(
  'values.number',
  ['numbers in Perl: what follows the digits is left out'],
  ({entry, known}) => {
    const value = trim(entry.value);
    if (known.kind !== 'integer' || value === '' || /^\d+$/.test(value)) {
      return undefined;
    }
    return about(entry, {
      severity: 'trap',
      title: `${entry.name} must be a whole number, not ${quoted(value)}`,
      reason: `Where csf or lfd calculates with it, it reads ${numberOf(entry.value)}. It does not know units such as m or h.`,
      remedy: `Write only the number${/_PERM$|INTERVAL$|TIME/.test(entry.name) ? ', in the unit that the comment above the setting names' : ''}.`,
    });
  },
);

const range = valueRule(
  'values.range',
  ['config-003', 'start-failure-002', ...Object.values(clamps).map(({evidence}) => evidence)],
  ({entry, known}) => {
    const value = trim(entry.value);
    if (known.allowed === undefined || value === '' || elsewhere.has(entry.name) || isNoNumber(known, value)) {
      return undefined;
    }
    if (isAllowed(known, value)) {
      return undefined;
    }
    const {min = 0, max = 0, then} = clamps[entry.name] ?? {};
    const isClamped =
      then !== undefined && (max + min === 0 || numberOf(value) < min || numberOf(value) > (max || Infinity));
    return about(entry, {
      severity: 'trap',
      title: `${entry.name} is outside its range`,
      reason: `The check in csf accepts ${known.allowed.map(spoken).join(' or ')}, but this is ${quoted(value)}. ${isClamped ? then : 'csf -r warns about it but uses the value.'}`,
      remedy: 'Choose a value in the range, unless you have a reason not to.',
    });
  },
);

const choice = valueRule(
  'values.choice',
  ['packages/csf/facts/settings.json values', 'csf.conf comments'],
  ({entry, known}) => {
    const value = trim(entry.value);
    if (known.allowed !== undefined || known.values === undefined || value === '' || known.values.includes(value)) {
      return undefined;
    }
    return about(entry, {
      severity: 'trap',
      title: `${quoted(value)} is not a known value of ${entry.name}`,
      reason: `Known values are ${known.values.filter((each) => each !== '').join(', ')}.`,
      remedy: 'Write one of these values.',
    });
  },
);

const onOff = valueRule('values.onOff', ['packages/csf/facts/settings.json kind boolean'], ({entry, known}) => {
  const value = trim(entry.value);
  // The rule about ranges reports other numbers.
  const isElsewhere = words.test(value) || (known.allowed !== undefined && /^\d+$/.test(value));
  if (known.kind !== 'boolean' || /^[01]?$/.test(value) || isElsewhere) {
    return undefined;
  }
  return about(entry, {
    severity: 'trap',
    title: `${entry.name} must be 0 or 1, not ${quoted(value)}`,
    reason: 'Any value except 0 and an empty one counts as on.',
    remedy: `Write ${entry.name} = "0" or "1".`,
  });
});

const words = /^(off|no|false|disabled?|none|on|yes|true|enabled?)$/i;

/** Other rules report what is not a number. */
function isNoNumber({kind}: ShippedSetting, value: string): boolean {
  return (kind === 'boolean' || kind === 'integer') && !/^\d+$/.test(value);
}

/** Whether the product's own check takes a value; where it has none, it does. */
function isAllowed({allowed}: ShippedSetting, value: string): boolean {
  return (
    allowed?.some((rule) =>
      typeof rule === 'string' ? rule === value : numberOf(value) >= rule[0] && numberOf(value) <= rule[1],
    ) ?? true
  );
}

function spoken(rule: readonly [number, number] | string): string {
  return typeof rule === 'string' ? rule : `${rule[0]} to ${rule[1]}`;
}

/** Numbers and choices that the product does not know. */
export const rangeRules: readonly CheckRule[] = [word, space, empty, number, range, choice, onOff];
