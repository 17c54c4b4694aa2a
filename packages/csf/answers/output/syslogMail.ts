import {systemLogs} from '../terms/systemLogs';
import type {Finding} from './finding';

const [redHat, , debian] = systemLogs[1];
const usualLogs = [`on Debian and Ubuntu ${debian}`, `on the RHEL family ${redHat}`];

/** What the email about the test line says of the file in which lfd looked for it. */
export function syslogIn(body: readonly string[]): Pick<Finding, 'what' | 'setting' | 'notes' | 'page'> {
  const path = body.map((line) => /\bin SYSLOG_LOG \[(\/[\w./-]{1,100})\]/.exec(line)?.[1]).find(Boolean);
  const isMissing = body.some(
    (line) => path !== undefined && line.includes(path) && line.includes('No such file or directory'),
  );
  const where = path === undefined ? 'the file that SYSLOG_LOG names' : `${path}, the file that SYSLOG_LOG names`;
  const usual = usualLogs.filter((one) => path === undefined || !one.endsWith(path)).join(', ');
  return {
    what: `lfd did not find its test line in ${where}. ${isMissing ? 'That file does not exist: set' : 'If that file does not exist, or does not grow, set'} SYSLOG_LOG to the file that the system log writes, ${usual}, and restart lfd.`,
    setting: 'SYSLOG_LOG',
    notes: [
      'Other settings then name logs that this system lacks too, and lfd sees no failed login there. On Debian and Ubuntu, look at IPTABLES_LOG, SU_LOG, SUDO_LOG, FTPD_LOG, BIND_LOG and SMTPAUTH_LOG; after a move from another system, at SSHD_LOG, POP3D_LOG and IMAPD_LOG too. The page has the right lines, and a command that prints each wrong path.',
      'lfd reads no journal. If the system log writes no file at all, install and start rsyslog, which new installations of Debian 12 and later lack.',
      'This email reports no block.',
    ],
    page: '/docs/usage/installation-on-generic-linux/#correct-the-log-paths',
  };
}
