import type {Finding} from './finding';

/** What the email about the test line says of the file in which lfd looked for it. */
export function syslogIn(body: readonly string[]): Pick<Finding, 'what' | 'setting'> {
  const path = body.map((line) => /\bin SYSLOG_LOG \[(\/[\w./-]{1,100})\]/.exec(line)?.[1]).find(Boolean);
  const isMissing = body.some(
    (line) => path !== undefined && line.includes(path) && line.includes('No such file or directory'),
  );
  const where = path === undefined ? 'the file that SYSLOG_LOG names' : `${path}, the file that SYSLOG_LOG names`;
  return {
    what: `lfd did not find its test line in ${where}. ${isMissing ? 'That file does not exist: set' : 'If that file does not exist, or does not grow, set'} SYSLOG_LOG to the file that the system log writes, on Debian and Ubuntu /var/log/syslog, and restart lfd.`,
    setting: 'SYSLOG_LOG',
  };
}
