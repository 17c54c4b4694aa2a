import {panelsWith, shippedPanels, type Panel} from '../../model/conf/shippedConfig';
import {logSettings} from '../../model/lfd/logs';
import {messages} from '../../model/lfd/messages';
import {variantNames} from '../../model/variants';
import {systemLogs} from '../terms/systemLogs';

/** The log that lines were read as. */
export type ReadLog = {
  setting: string;
  path: string;
  /** Whether the lines decided. */
  isRecognised: boolean;
  /** Whether they were tried as those of SSHD_LOG. */
  isTried?: true;
  /** Whether they are like no log. */
  isUnlike?: true;
  isJournal?: true;
  /** The panel whose shipped settings count because only its csf.conf names such a log, or the text names it. */
  panel?: Panel;
};

/** The names of one log in different distributions. */
const sameLogs: readonly (readonly string[])[] = [
  ...systemLogs,
  ['/var/log/exim_mainlog', '/var/log/exim/mainlog', '/var/log/exim4/mainlog'],
];

/** Whether two paths are names of the same log, such as auth.log of Debian for secure of Red Hat. */
export function isSameLog(one: string, other: string): boolean {
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

/** The lines beside those of a log: what the visitor says about it. */
function remarksIn(lines: readonly string[]): string {
  return lines.filter((line) => line.length < 300 && !/\d\d:\d\d|"[A-Z]{3,8} /.test(line)).join('\n');
}

/** Whether journalctl wrote the lines, as one of them or a word beside them says. */
export function isOfJournal(lines: readonly string[]): boolean {
  const hasNote = lines.some((line) => /^-- (?:(?:Journal|Logs) begin|Boot )/.test(line));
  return hasNote || /\bjournal(?:ctl)?\b/i.test(remarksIn(lines));
}

/** The path of a log in the spelling of the text, as Debian calls it where the shipped file has the name of Red Hat. */
export function pathInText(lines: readonly string[], path: string): string {
  const names = systemLogs.find((one) => one.some((name) => name === path)) ?? [];
  const remarks = remarksIn(lines);
  const named = names.find((name) => {
    const file = name.replace('/var/log', '');
    return remarks.includes(file.includes('.') ? file.slice(1) : file);
  });
  return named ?? path;
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

/**
 * A setting that names a log, with the path that it has; where nobody gave it, the panel for which it is shipped, and
 * whether Exim writes these lines and never into that file.
 */
export type NamedLog = {setting: string; path: string; shippedFor?: Panel; lacksExim?: true};

/** Where a path is shipped, in words: the files have names of Red Hat systems, and the installer changes some on others. */
export function shippedWhere(path: string, panel: Panel): string {
  const system = systemLogs.some(([redHat]) => redHat === path) ? ' for the RHEL family' : '';
  return `As shipped ${panel === 'generic' ? 'without a panel' : `with ${variantNames[panel]}`}${system}`;
}

/** The panel of a text, where it is another: only its csf.conf names the log, or somebody names it beside the lines. */
export function panelOfText(
  lines: readonly string[],
  setting: string,
  values: Readonly<Record<string, string>>,
  panel: Panel,
): Panel | undefined {
  if (values[setting] === undefined) {
    return panelsWith(setting)[0];
  }
  const remarks = remarksIn(lines);
  const named = shippedPanels.find(
    (one) => one !== 'generic' && new RegExp(`\\b${variantNames[one]}\\b`, 'i').test(remarks),
  );
  return panel === 'generic' ? named : undefined;
}

/** The settings that must name the log for messages to count. */
export function logsOf(
  ids: readonly string[],
  log: string,
  values: Readonly<Record<string, string>>,
  given: ReadonlySet<string>,
  panel: Panel,
): NamedLog[] {
  const named = ids.map((family): NamedLog => {
    const {logs = [], program = ''} = messages.find(({id}) => id === family) ?? {};
    const setting = logs.includes(log) ? log : (logs[0] ?? log);
    const path = values[setting] ?? '';
    return {
      setting,
      path,
      ...(!given.has(setting) && {shippedFor: panel}),
      ...(!given.has(setting) && program.startsWith('Exim') && !path.includes('exim') && {lacksExim: true}),
    };
  });
  return named.filter((one, at) => named.findIndex(({setting}) => setting === one.setting) === at);
}
