import {shippedSettings} from '../../model/conf/shippedConfig';
import {logSettings} from '../../model/lfd/logs';
import {logChecks} from '../../model/services';
import {stamp} from '../paste/samples';
import {adviceInText, explainingReader, isNothingToDo} from './explainLine';
import {countedServerFailure, isServerFailure, knownMessage} from './nearMisses';
import {recogniseLog} from './recogniseLog';

/** Each check on, and each log in a file of its own: a single line says nothing about the settings of its server. */
const allOn: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...shippedSettings.keys()].map((name) => [name, '1'])),
  ...Object.fromEntries(logSettings.map((name) => [name, `/${name}`])),
  RESTRICT_SYSLOG: '0',
  WATCH_MODE: '0',
  LF_APACHE_ERRPORT: '0',
};

const readers = new Map<string, ReturnType<typeof explainingReader>>();

function readerOf(log: string): ReturnType<typeof explainingReader> {
  const reader = readers.get(log) ?? explainingReader({file: `/${log}`, settings: allOn});
  readers.set(log, reader);
  return reader;
}

/** Lines that are of a log though they begin with no time. */
const withoutTime = /^(?:message-alone|rfc-5424|access-log|wordpress-login|other-program|no-rule-[a-z]+)(?:-local)?$/;

type LineOfOther = {
  /** Who wrote it, if lfd knows the message. */
  program: string | undefined;
  words: string;
  page: string | undefined;
};

/**
 * Whether lfd counts a line that another program wrote, for which setting and in which log, in sentences; undefined for
 * a line of no log.
 */
export function lfdOnLine(line: string): LineOfOther | undefined {
  const known = knownMessage(line);
  const seen = recogniseLog([line])?.log;
  const log = known?.logs.find((one) => one === seen) ?? known?.logs[0] ?? seen;
  const verdict = readerOf(log ?? 'SSHD_LOG')(line, 1);
  if (verdict.counted) {
    const {kind, setting} = verdict.hits.find((hit) => hit.kind === 'failure') ?? verdict.hits[0]!;
    const does = {
      failure: `lfd counts it as a failure for ${setting}`,
      login: `This login worked. lfd counts it for ${setting}, where only too many block`,
      report: `lfd only reports it (${setting})`,
    }[kind];
    const words = `${does}, if that is on and ${log ?? 'SSHD_LOG'} names the file with this line.${isServerFailure(line) ? ` ${countedServerFailure}` : ''}`;
    return {program: known?.program, words, page: undefined};
  }
  const {reason, why, advice, what = '', page, setting} = verdict;
  const isLog = log !== undefined || (reason === 'near-miss' && stamp.test(line));
  if (!isLog && !withoutTime.test(what)) {
    return undefined;
  }
  const read = logChecks.find((check) => check.setting === setting)?.opens[0] ?? log;
  const isFailure = read !== undefined && reason !== 'local' && !isNothingToDo(advice);
  const where = isFailure ? ` lfd looks for such failures where ${read} says.` : '';
  const words = `lfd does not count it. ${why}${where}${adviceInText(advice)}`;
  return {program: known?.program, words, page};
}
