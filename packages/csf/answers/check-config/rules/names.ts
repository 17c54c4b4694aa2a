import {referenceUrl, tellEach, type Examined, type Found, type CheckRule} from '../checkRule';
import {arrivals, forkSettings, hestiaSettings, isKnownSetting, pastSetting} from '../../../model/conf/history';
import {addedValue, dormantSettings, shippedSettings, shippedValues} from '../../../model/conf/shippedConfig';
import {unreadableNames, type Entry} from '../../../model/conf/parseConfig';
import {slippedSetting} from '../../../model/conf/slips';
import {version} from '../../../model/version';

const changed = '/docs/changelog/#which-settings-changed-since-1500';
const kept = '/docs/upgrade-from-csf/#what-stays-and-what-changes';

const removed: CheckRule = {
  id: 'names.removed',
  evidence: ['config-007', 'upgrade-011', 'packages/csf/facts/past-settings.json'],
  check: ({config: {entries, values}}) =>
    tellEach(
      entries.filter(({name}) => pastSetting(name) && !shippedSettings.has(name)),
      (entry) => {
        const setting = pastSetting(entry.name)!;
        return {
          ...at(entry),
          severity: 'obsolete',
          title: setting.now === undefined ? `${entry.name} is gone` : `${entry.name} is now ${setting.now}`,
          reason: `It was removed in ${setting.gone}. ${setting.note}`,
          remedy:
            setting.now === undefined || values.has(setting.now)
              ? 'Delete the line.'
              : `Delete the line and set ${setting.now}.`,
          href: changed,
        };
      },
    ),
};

const fork: CheckRule = {
  id: 'names.fork',
  evidence: [
    'upgrade-011',
    'Aetherinox/csf-firewall, packages/csf/model.*.conf at 0b9509a',
    'carlosfriascf/CSF-HestiaCP, csf.conf at 93abe35',
  ],
  check: ({config: {entries}}) =>
    tellEach(
      entries.filter(({name}) => hestiaSettings.has(name) || forkSettings.has(name)),
      (entry) => {
        const isHestia = hestiaSettings.has(entry.name);
        return {
          ...at(entry),
          severity: 'obsolete',
          title: `${entry.name} belongs to ${isHestia ? 'a patch for HestiaCP' : 'another fork'}`,
          reason: `Only ${isHestia ? 'that patch' : "Aetherinox's fork"} has this setting. Sentinel does not read it, and an upgrade drops the line.`,
          remedy: isHestia
            ? 'Delete the line. Do not change VESTA and LF_VESTA: they are for the log of VestaCP.'
            : 'Delete the line.',
          href: kept,
        };
      },
    ),
};

const otherPanel: CheckRule = {
  id: 'names.otherPanel',
  evidence: ['upgrade-011', 'panel-002'],
  check: ({config: {entries}, panel}) => {
    const here = shippedValues(panel);
    const dormant = dormantSettings(panel);
    return tellEach(
      entries.filter(({name}) => shippedSettings.has(name) && !here.has(name) && !dormant.has(name)),
      (entry) => ({
        ...at(entry),
        severity: 'obsolete',
        title: `${entry.name} is not in the file of your panel`,
        reason: 'Sentinel ships it only for other panels. An upgrade drops the line.',
        remedy: 'Check that you chose the right panel. If you did, delete the line.',
        href: referenceUrl(entry.name),
      }),
    );
  },
};

const unknown: CheckRule = {
  id: 'names.unknown',
  evidence: ['upgrade-011', 'ConfigServer/Config.pm (any name is taken)'],
  check: (examined) => {
    const {entries, values} = examined.config;
    // Two lines may be slips of one name.
    const lines = new Map([...values].map(([name, {number}]) => [name, number]));
    const strange = entries.filter(({name}) => !isKnownSetting(name));
    return tellEach(strange, (entry) => {
      const meant = slippedSetting(entry.name);
      const other = lines.get(meant ?? '');
      if (meant !== undefined && other === undefined) {
        lines.set(meant, entry.number);
      }
      return {
        ...at(entry),
        severity: 'unknown',
        title: entry.name === '' ? 'A value without a name' : `${entry.name} is not a setting of ${version}`,
        reason: /^[\x20-\x7e]*$/.test(entry.name)
          ? 'csf accepts any name without a warning, but nothing reads this one. An upgrade drops the line.'
          : 'The name contains a character that is not a plain letter, and it may be invisible. csf prints no warning, but nothing reads the name.',
        ...(meant === undefined
          ? {remedy: 'Check the spelling, or delete the line.'}
          : other === undefined
            ? underName(examined, entry, meant)
            : {
                remedy: `Did you mean ${meant}? Line ${other} ${values.has(meant) ? 'sets it already' : 'may mean it too'}, and csf stops at a repeated setting: keep one of the lines.`,
              }),
        href: referenceUrl(meant ?? ''),
      };
    });
  },
};

/** The line under the name that was meant, to copy only if nothing is wrong with it there. */
function underName({errorAs}: Examined, entry: Entry, meant: string): Pick<Found, 'remedy' | 'fix'> {
  const error = errorAs(entry, meant);
  return error === undefined
    ? {remedy: `Did you mean ${meant}?`, fix: {[meant]: entry.value}}
    : {remedy: `Did you mean ${meant}? Look at the value first. With this one: ${error}.`};
}

const missing: CheckRule = {
  id: 'names.missing',
  evidence: ['upgrade-011', 'country-002', 'upgrade-203'],
  check: ({config, isWhole, panel}) => {
    if (!isWhole) {
      return [];
    }
    const {values} = config;
    const unreadable = unreadableNames(config);
    return [...shippedValues(panel)].flatMap(([name, shipped]): Found[] => {
      if (values.has(name) || unreadable.has(name)) {
        return [];
      }
      const since = arrivals().find(({names}) => names.includes(name))?.version;
      const added = addedValue(shipped, values);
      return [
        {
          severity: 'new',
          setting: name,
          value: added,
          title: `${name} is missing`,
          reason: `${since === undefined ? `The file of ${version} has it.` : `CSF added it in ${since}.`} Without the line, it counts as empty.${
            name === 'CC_SRC' && added !== '1' && panel !== 'vesta'
              ? ' An upgrade adds it as "1", the source that needs MM_LICENSE_KEY; the merged file has the shipped "2".'
              : ''
          }`,
          remedy: `Add ${name} = "${added}", as the merged file does.`,
          fix: {[name]: added},
          href: referenceUrl(name),
        },
      ];
    });
  },
};

function at({number, name, value}: Entry): {line: number; setting: string; value: string} {
  return {line: number, setting: name, value};
}

/** Names that nothing reads, and names that are missing. */
export const nameRules: readonly CheckRule[] = [removed, fork, otherPanel, unknown, missing];
