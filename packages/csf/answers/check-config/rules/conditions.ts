import {withoutSpace} from '../../../model/perl';
import type {Panel} from '../../../model/conf/shippedConfig';
import {about, quoted, type Examined, type CheckRule, type Finding, type Severity} from '../checkRule';
import {countriesIn, usableCountries} from '../countries';
import table from './conditions.json';
import {withoutTrigger} from './lowNumbers';
import {ipv6On} from './portPairs';
import {rowsOf, type Rows} from '../../tableRows';

/** Values that mean something else than they seem to, of one setting or of several that need or contradict each other. */
type Row = {
  id: string;
  /** The setting whose line is named. */
  setting: string;
  /** All of it has to hold; without it, `conditions` has the row. */
  when?: When;
  severity?: Severity;
  title: string;
  /** `{value}` is the value of `setting`. */
  reason: string;
  remedy: string;
  /** Undefined where the remedy writes nothing, or where `fixes` has the row. */
  fix?: Finding['fix'];
  href?: string;
  evidence: string;
};

/** Settings that are on, off, empty or not, or whose values match patterns. */
type When = {
  on?: readonly string[];
  off?: readonly string[];
  /** One of these is off. */
  anyOff?: readonly string[];
  given?: readonly string[];
  empty?: readonly string[];
  matches?: Readonly<Record<string, string>>;
  panel?: Panel;
};

function holds(
  {on = [], off = [], anyOff, given = [], empty = [], matches = {}, panel}: When,
  examined: Examined,
): boolean {
  const {isOn, value} = examined;
  return (
    (panel ?? examined.panel) === examined.panel &&
    on.every((name) => isOn(name)) &&
    !off.some((name) => isOn(name)) &&
    !(anyOff?.every((name) => isOn(name)) ?? false) &&
    given.every((name) => value(name) !== '') &&
    empty.every((name) => value(name) === '') &&
    Object.entries(matches).every(([name, pattern]) => new RegExp(pattern).test(value(name)))
  );
}

const countryLists = ['CC_DENY', 'CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS', 'CC_DENY_PORTS', 'CC_ALLOW_SMTPAUTH'];
const limits = ['PT_USERPROC', 'PT_USERMEM', 'PT_USERRSS', 'PT_USERTIME', 'PT_FORKBOMB'];

/** When a row of the table is about a file, where that takes more than a look at values. */
const conditions: Readonly<Record<string, (examined: Examined) => boolean>> = {
  'protection.countryAllow': (examined) => usableCountries(examined, 'CC_ALLOW').length > 0,
  'pairs.alertSmtp': ({value}) =>
    /^(\d*[1-9]\d*|on|off|yes|no|true|false|enabled?|disabled?)$/i.test(value('LF_ALERT_SMTP')),
  'pairs.smtpUser': ({isOn, value, panel}) =>
    isOn('SMTP_BLOCK') &&
    /^(generic|cwp|cyberpanel|vesta)$/.test(panel) &&
    withoutSpace(value('SMTP_ALLOWUSER')) === '' &&
    /^(mail|mailman|,)*$/.test(withoutSpace(value('SMTP_ALLOWGROUP'))),
  // PT_SSHDHUNG alone is better off.
  'pairs.processes': ({entry, isOn}) =>
    !isOn('PT_LIMIT') && limits.some((name) => entry(name) !== undefined && isOn(name)),
  'pairs.maxmind': ({isOn, value}) =>
    value('CC_SRC') === '1' &&
    value('MM_LICENSE_KEY') === '' &&
    ((isOn('CC_LOOKUPS') && value('CC_LOOKUPS') !== '4') || countryLists.some((name) => value(name) !== '')),
  'pairs.countryFilter': ({value}) =>
    countriesIn(value('CC_ALLOW_FILTER')).length > 0 &&
    !within(countriesIn(value('CC_ALLOW_PORTS')).join(','), value('CC_ALLOW_FILTER')),
  'pairs.messengerCountry': ({isOn, value}) =>
    isOn('MESSENGER') && value('CC_MESSENGER_ALLOW') !== '' && (isOn('LF_IPSET') || !isOn('CC_LOOKUPS')),
};

/** What the remedy of a row writes, where that depends on the file. */
const fixes: Readonly<Record<string, (examined: Examined) => Finding['fix']>> = {
  // With PT_LIMIT on, these would begin to kill sessions.
  'pairs.processes': ({isOn}) => ({
    PT_LIMIT: '60',
    ...Object.fromEntries(['PT_SSHDHUNG', 'PT_FORKBOMB', 'PT_USERKILL'].filter(isOn).map((name) => [name, '0'])),
  }),
  // A list that begins to work can open every port, or close them to all other countries.
  'pairs.maxmind': ({value}) => (value('CC_ALLOW') + value('CC_ALLOW_FILTER') === '' ? {CC_SRC: '2'} : undefined),
  'pairs.cloudflare': withoutTrigger,
  'pairs.countryIgnore': ({value}) => ({
    CC_LOOKUPS: /AS\d/i.test(value('CC_IGNORE')) ? '3' : '1',
    ...(value('CC_SRC') === '1' && value('MM_LICENSE_KEY') === '' && {CC_SRC: '2'}),
  }),
  'pairs.countryIpv6': ipv6On,
  'access.ipv6Off': ipv6On,
};

/** Whether every entry of a list is also in another one; true for an empty list. */
function within(list: string, other: string): boolean {
  const codes = (text: string): string[] => withoutSpace(text.toLowerCase()).split(',');
  const others = new Set(codes(other));
  return list === '' || codes(list).every((code) => others.has(code));
}

/** Settings that do not do what they seem to, alone or with others. */
export const conditionRules: readonly CheckRule[] = rowsOf(table as Rows<Row>).map(
  ({id, setting, when, severity = 'trap', evidence, fix, ...told}) => ({
    id,
    evidence: evidence.split('; '),
    check: (examined) => {
      const entry = examined.entry(setting);
      if (entry === undefined || !(when === undefined ? conditions[id]!(examined) : holds(when, examined))) {
        return [];
      }
      const written = fixes[id]?.(examined) ?? fix;
      const reason = told.reason.replace('{value}', quoted(entry.value));
      return about(entry, {severity, ...told, reason, ...(written && {fix: written})});
    },
  }),
);
