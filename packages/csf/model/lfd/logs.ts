import {logChecks} from '../services';
import {isTrue, numberOf} from '../perl';
import {type Message, type Settings} from './messages';

/** The settings that name logs with messages that lfd knows. */
export const logSettings: readonly string[] = [...new Set([...logChecks.flatMap(({opens}) => opens), 'SUHOSIN_LOG'])];

const readFor = new Map(
  logSettings.map((log) => [log, logChecks.filter(({opens}) => opens.includes(log)).map(({setting}) => setting)]),
);

/** lfd reads the log of this name only if one of these settings is on. */
export function settingsThatRead(log: string): readonly string[] {
  return readFor.get(log) ?? [];
}

const restricted = new Set(logChecks.filter(({isRestricted}) => isRestricted).map(({setting}) => setting));

/** Whether RESTRICT_SYSLOG = "1" sets a setting to 0. It leaves texts that are 0 to Perl, such as paths. */
export function isRestricted(setting: string, settings: Settings): boolean {
  return restricted.has(setting) && numberOf(settings['RESTRICT_SYSLOG']) === 1 && numberOf(settings[setting]) !== 0;
}

/**
 * The settings as lfd has them when it opens its logs. Its patterns have a copy from before, which still has the
 * values of csf.conf.
 */
export function settingsAtStart(settings: Settings): Settings {
  const changed = [...restricted].filter((setting) => isRestricted(setting, settings));
  return changed.length === 0
    ? settings
    : {...settings, ...Object.fromEntries(changed.map((setting) => [setting, '0']))};
}

/** Whether the log that a check needs is open, for whatever other check. */
export function hasLog(setting: string, values: Settings): boolean {
  const log = logChecks.find((check) => check.setting === setting)?.needs;
  return log === undefined || settingsThatRead(log).some((other) => isTrue(values[other]));
}

/** Whether lfd looks for a message at all. For failures, only the patterns' copy of the settings counts. */
export function looksFor({check, setting}: Pick<Message, 'check' | 'setting'>, settings: Settings): boolean {
  return isTrue(settings[setting]) && (check === 'failure' || isTrue(valuesOfChecks(settings)[setting]));
}

/** The settings that decide about each line: WATCH_MODE sets one to 0 after lfd has opened its logs. */
export function valuesOfChecks(settings: Settings): Settings {
  const values = settingsAtStart(settings);
  return isTrue(values['WATCH_MODE']) ? {...values, PS_INTERVAL: '0'} : values;
}

/** Whether two paths can name the same file: lfd reads all files that a path with * or ? matches. */
function isSameFile(one: string | undefined, other: string): boolean {
  return one === other || (one !== undefined && (matchesGlob(one, other) || matchesGlob(other, one)));
}

function matchesGlob(glob: string, path: string): boolean {
  return (
    /[*?]/.test(glob) &&
    new RegExp(
      `^${glob
        .replace(/[\\^$.+()[\]{}|]/g, '\\$&')
        .replaceAll('*', '[^/]*')
        .replaceAll('?', '[^/]')}$`,
    ).test(path)
  );
}

/** The settings for which lfd reads a file, such as SSHD_LOG and SU_LOG for /var/log/secure. */
export function logsOfFile(file: string, settings: Settings): Set<string> {
  const values = settingsAtStart(settings);
  return new Set(
    logSettings.filter(
      (log) => isSameFile(values[log], file) && settingsThatRead(log).some((setting) => isTrue(values[setting])),
    ),
  );
}
