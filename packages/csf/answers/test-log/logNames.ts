import {logSettings} from '../../model/lfd/logs';
import {messages} from '../../model/lfd/messages';
import {systemLogs} from '../terms/systemLogs';

/** The names of one log in different distributions. */
const sameLogs: readonly (readonly string[])[] = [
  ...systemLogs,
  ['/var/log/exim_mainlog', '/var/log/exim/mainlog', '/var/log/exim4/mainlog'],
];

/** Whether two paths are names of the same log, such as auth.log of Debian for secure of Red Hat. */
function isSameLog(one: string, other: string): boolean {
  return one === other || sameLogs.some((names) => names.includes(one) && names.includes(other));
}

/** The file of a log: a name that the visitor gave for this log of the distribution comes before the shipped one. */
export function pathOf(setting: string, values: Readonly<Record<string, string>>, given: ReadonlySet<string>): string {
  const path = values[setting] ?? '';
  const other = given.has(setting)
    ? undefined
    : logSettings.find((log) => given.has(log) && isSameLog(values[log] ?? '', path));
  return other === undefined ? path : values[other]!;
}

/**
 * The shipped log settings that mean the same log as a path, with that path: on Debian, the installer writes auth.log
 * into all of them (auto.pl), where the shipped file has secure.
 */
export function sameNames(
  path: string,
  values: Readonly<Record<string, string>>,
  given: ReadonlySet<string>,
): Record<string, string> {
  const names = logSettings.filter((log) => !given.has(log) && isSameLog(values[log] ?? '', path));
  return Object.fromEntries(names.map((log) => [log, path]));
}

/** A setting that names a log, with the path that it has; nobody gave a shipped one. */
export type NamedLog = {setting: string; path: string; isShipped: boolean};

/** The settings that must name the log for messages to count. */
export function logsOf(
  ids: readonly string[],
  log: string,
  values: Readonly<Record<string, string>>,
  given: ReadonlySet<string>,
): NamedLog[] {
  const settings = ids.map((family) => {
    const logs = messages.find(({id}) => id === family)?.logs ?? [];
    return logs.includes(log) ? log : (logs[0] ?? log);
  });
  return [...new Set(settings)].map((setting) => ({
    setting,
    path: values[setting] ?? '',
    isShipped: !given.has(setting),
  }));
}
