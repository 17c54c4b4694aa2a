import {isTrue, numberOf} from '../../../model/perl';
import {isRestricted} from '../../../model/lfd/logs';
import {shippedSettings, shippedValues} from '../../../model/conf/shippedConfig';
import {about, quoted, type CheckRule, type Examined, type Severity} from '../checkRule';
import table from './lowNumbers.json';
import {isBlockTime} from './protection';
import {aboutSetting, rowsOf, type Rows} from '../../tableRows';

/** A number that is so low that its writer cannot want what it does: mostly 1, written as a switch. */
type Low = {
  /** Without them, it is about all settings that count failures and have none of their own rows. */
  names: readonly string[];
  most: number;
  /** Whether 0 is such a number too: elsewhere it means off. */
  zero?: boolean;
  /** Settings that have to be on. */
  with?: readonly string[];
  /** One of these has to be on. */
  withAny?: readonly string[];
  /** Settings that have to be off. */
  without?: readonly string[];
  /** What the number counts, as `{unit}` in the title. */
  unit?: string;
  /** What it does, where `{n}` is the number. */
  title: string;
  reason: string;
  severity?: Severity;
  /** What to write where the shipped value is off. */
  right: string;
  href: string;
  evidence: string;
};

const rows = rowsOf(table as Rows<Low>);
const named = new Set(rows.flatMap(({names = []}) => names));
const failures = [...shippedSettings.keys()].filter(
  (name) =>
    /^LF_(?!.*DIST|SUHOSIN$)/.test(name) && !/_\d+$/.test(name) && !named.has(name) && isBlockTime(`${name}_PERM`),
);
const lows = rows.map((row) => ({...row, names: row.names ?? failures}));

/** LF_TRIGGER off, without services that then block at the first failure: with it on, their numbers are switches. */
export function withoutTrigger({entry, value}: Examined): Record<string, string> {
  const ones = failures.filter((name) => entry(name) !== undefined && numberOf(value(name)) === 1);
  return {LF_TRIGGER: '0', ...Object.fromEntries(ones.map((name) => [name, '5']))};
}

/** Whether lfd has the setting on, and what else a row needs. */
function applies(
  {with: on = [], withAny, without = [], most, zero = false}: Low,
  name: string,
  examined: Examined,
): boolean {
  const value = examined.value(name);
  return (
    numberOf(value) >= 0 &&
    numberOf(value) <= most &&
    (zero || isTrue(value)) &&
    on.every((each) => examined.isOn(aboutSetting(each, name))) &&
    (withAny?.some((each) => examined.isOn(each)) ?? true) &&
    !without.some((each) => examined.isOn(each)) &&
    !isRestricted(name, {RESTRICT_SYSLOG: examined.value('RESTRICT_SYSLOG'), [name]: value})
  );
}

const low: CheckRule = {
  id: 'numbers.low',
  evidence: lows.flatMap(({evidence}) => evidence.split('; ')),
  check: (examined) =>
    lows.flatMap((row) =>
      row.names.flatMap((name) => {
        const entry = examined.entry(name);
        if (entry === undefined || !applies(row, name, examined)) {
          return [];
        }
        const shipped = shippedValues(examined.panel).get(name)?.value ?? '';
        const written = numberOf(shipped) > row.most ? shipped : row.right;
        const number = numberOf(entry.value);
        const read = /^\d+$/.test(entry.value) ? '' : ` lfd reads ${quoted(entry.value)} as ${number}.`;
        const told = (text: string): string =>
          aboutSetting(
            (number === 1 ? text.replace(/(\{n\} (?:such |dropped )?[a-z]+)s\b/, '$1') : text)
              .replaceAll('{n}', String(number))
              .replace('{unit}', row.unit ?? ''),
            name,
          );
        return about(entry, {
          severity: row.severity ?? 'trap',
          title: told(row.title),
          reason: told(row.reason) + read,
          remedy: `Write ${name} = "${written}"${written === '0' ? ', which is off' : ''}.`,
          fix: name === 'LF_TRIGGER' ? withoutTrigger(examined) : {[name]: written},
          href: row.href,
        });
      }),
    ),
};

/** Numbers that are too low to be meant. */
export const lowNumberRules: readonly CheckRule[] = [low];
