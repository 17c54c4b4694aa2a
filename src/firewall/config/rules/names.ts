import {didYouMean} from '../../didYouMean';
import {mostFindings, settingAddress, type Finding, type Rule} from '../finding';
import {arrivals, forkSettings, pastSettings} from '../history';
import {parseConfig, type Entry} from '../parseConfig';
import {shippedSettings, shippedText} from '../shippedConfig';

const changed = '/docs/changelog/#which-settings-changed-since-1500';
const kept = '/docs/upgrade-from-csf/#what-stays-and-what-changes';
const past = new Map(pastSettings.map((setting) => [setting.name, setting]));

const removed: Rule = {
  id: 'names.removed',
  evidence: ['config-007', 'upgrade-011', 'src/firewall/config/history.ts'],
  check: ({config: {entries}}) =>
    entries.flatMap((entry): Omit<Finding, 'id'>[] => {
      const setting = past.get(entry.name);
      return setting === undefined || shippedSettings.has(entry.name)
        ? []
        : [
            {
              ...at(entry),
              severity: 'obsolete',
              title: setting.now === undefined ? `${entry.name} is gone` : `${entry.name} is now ${setting.now}`,
              reason: `It is gone since ${setting.gone}. ${setting.note}`,
              remedy: setting.now === undefined ? 'Delete the line.' : `Delete the line and set ${setting.now}.`,
              href: changed,
            },
          ];
    }),
};

const fork: Rule = {
  id: 'names.fork',
  evidence: ['upgrade-011', 'Aetherinox/csf-firewall, src/csf.*.conf at 0b9509a'],
  check: ({config: {entries}}) =>
    entries.flatMap((entry): Omit<Finding, 'id'>[] =>
      !forkSettings.has(entry.name)
        ? []
        : [
            {
              ...at(entry),
              severity: 'obsolete',
              title: `${entry.name} belongs to another fork`,
              reason:
                'Only the fork of Aetherinox has this setting. Sentinel does not read it, and an upgrade drops the line.',
              remedy: 'Delete the line.',
              href: kept,
            },
          ],
    ),
};

const otherPanel: Rule = {
  id: 'names.otherPanel',
  evidence: ['upgrade-011', 'panel-002'],
  check: ({config: {entries}, panel}) => {
    const here = shippedValues(panel);
    return entries.flatMap((entry): Omit<Finding, 'id'>[] => {
      const known = shippedSettings.get(entry.name);
      return known === undefined || here.has(entry.name)
        ? []
        : [
            {
              ...at(entry),
              severity: 'obsolete',
              title: `${entry.name} is not in the file of your panel`,
              reason: 'The product has it in the files of other panels only. An upgrade drops the line.',
              remedy: 'Check that you chose the right panel; if so, delete the line.',
              href: settingAddress(known.page, entry.name),
            },
          ];
    });
  },
};

const unknown: Rule = {
  id: 'names.unknown',
  evidence: ['upgrade-011', 'ConfigServer/Config.pm (any name is taken)'],
  check: ({config: {entries}}) => {
    const strange = entries.filter(
      ({name}) => !shippedSettings.has(name) && !past.has(name) && !forkSettings.has(name),
    );
    // A hopeless file should not cost the time that suggestions take; beyond these, only the number counts.
    const told = strange.slice(0, mostFindings + 1).map(tellUnknown);
    return [...told, ...strange.slice(told.length).map(() => told[mostFindings]!)];
  },
};

function tellUnknown(entry: Entry): Omit<Finding, 'id'> {
  const guess = nearest(entry.name);
  return {
    ...at(entry),
    severity: 'unknown',
    title: entry.name === '' ? 'A value without a name' : `${entry.name} is no setting of 15.11`,
    reason: /^[\x20-\x7e]*$/.test(entry.name)
      ? 'csf takes any name and says nothing, but nothing reads this one. An upgrade drops the line.'
      : 'The name holds a character that is no plain letter, perhaps one that cannot be seen. csf says nothing, but nothing reads it.',
    remedy: guess === undefined ? 'Check the spelling, or delete the line.' : `Did you mean ${guess}?`,
    href: guess === undefined ? '/docs/reference/settings/' : settingAddress(shippedSettings.get(guess)!.page, guess),
  };
}

const missing: Rule = {
  id: 'names.missing',
  evidence: ['upgrade-011', 'country-002', 'upgrade-203'],
  check: ({config: {entries, values}, panel}) => {
    // A part of a file says nothing about what the whole lacks.
    if (entries.length < 50) {
      return [];
    }
    return [...shippedValues(panel)].flatMap(([name, {value}]): Omit<Finding, 'id'>[] => {
      if (values.has(name)) {
        return [];
      }
      const since = arrivals.find(({names}) => names.includes(name))?.version;
      const added = name === 'CC_SRC' && panel !== 'vesta' ? '1' : value;
      return [
        {
          severity: 'new',
          setting: name,
          value: added,
          title: `${name} is missing`,
          reason: `${since === undefined ? 'The file of 15.11 has it.' : `CSF has it since ${since}.`} Without the line it counts as empty.${
            name === 'CC_SRC' && added === '1'
              ? ' An upgrade adds it as "1", the source that needs MM_LICENSE_KEY, not as the shipped "2".'
              : ''
          }`,
          remedy: `Add ${name} = "${added}", as an upgrade does.`,
          href: settingAddress(shippedSettings.get(name)!.page, name),
        },
      ];
    });
  },
};

const shippedCache = new Map<string, ReadonlyMap<string, Entry>>();

/** The settings of the panel's shipped file. */
export function shippedValues(panel: Parameters<typeof shippedText>[0]): ReadonlyMap<string, Entry> {
  const values = shippedCache.get(panel) ?? parseConfig(shippedText(panel)).values;
  shippedCache.set(panel, values);
  return values;
}

function at({number, name, value}: Entry): {line: number; setting: string; value: string} {
  return {line: number, setting: name, value};
}

const bySmallLetters = new Map([...shippedSettings.keys()].map((name) => [name.toLowerCase(), name]));

function nearest(name: string): string | undefined {
  const sameLetters = bySmallLetters.get(name.toLowerCase());
  // A name of quite another length is never near enough.
  const slips = Math.max(2, Math.floor(name.length / 4));
  const candidates = [...shippedSettings.keys()].filter((known) => Math.abs(known.length - name.length) <= slips);
  return sameLetters ?? /did you mean (\S+)\?/.exec(didYouMean(name, candidates))?.[1];
}

/** Which names count, and which are missing. */
export const nameRules: readonly Rule[] = [removed, fork, otherPanel, unknown, missing];
