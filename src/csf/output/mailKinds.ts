/** One kind of email, by its template. */
export type MailKind = {
  template: string;
  /** The part of the subject after "lfd on HOST: ". */
  subject: RegExp;
  what: (address: string) => string;
  setting: string;
  page: string;
};

const logins = '/docs/usage/email-alerts/#logins';
const processes = '/docs/usage/process-tracking/#what-does-the-suspicious-or-excessive-process-mail-mean';
const files = '/docs/usage/directory-watching/';

type Row = readonly [template: string, subject: RegExp, what: string, setting: string, page: string];

// One line a row keeps the table readable.
// prettier-ignore
const rows: readonly Row[] = [
  ['accounttracking.txt', /^Account modification alert$/, 'A system account was added, removed or changed.', 'AT_ALERT', '/docs/usage/email-alerts/#processes-files-and-accounts'],
  ['consolealert.txt', /^console login alert$/, 'root logged in on the console.', 'LF_CONSOLE_EMAIL_ALERT', logins],
  ['cpanelalert.txt', /^WHM\/cPanel \S* ?access alert from /, 'A watched account used WHM or cPanel from ADDRESS.', 'LF_CPANEL_ALERT', logins],
  ['exploitalert.txt', /^System Exploit checking detected a possible compromise$/, 'An account other than root has root rights.', 'LF_EXPLOIT', `${files}#accounts-with-root-rights`],
  ['filealert.txt', /^Suspicious File Alert$/, 'Directory watching found a suspicious file.', 'LF_DIRWATCH', `${files}#why-does-lfd-report-a-suspicious-file`],
  ['forkbombalert.txt', /^Fork Bomb detected and killed$/, 'lfd killed a group of processes as a fork bomb.', 'PT_FORKBOMB', '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions'],
  ['integrityalert.txt', /^System Integrity checking detected a modified system file$/, 'System programs changed. That is normal after a system upgrade.', 'LF_INTEGRITY', `${files}#what-does-the-system-integrity-mail-mean`],
  ['loadalert.txt', /^High \S* ?minute load average alert - /, 'The load of the server is above the limit.', 'PT_LOAD_LEVEL', '/docs/usage/process-tracking/#load-alerts'],
  ['logalert.txt', /^Log Scanner Report for /, 'This is the report of the log scanner.', 'LOGSCANNER', '/docs/usage/reports-and-statistics/#how-does-the-log-scanner-work'],
  ['logfloodalert.txt', /^Log file flooding$/, 'A log got more lines than lfd reads in one pass, so lfd skipped some.', 'LOGFLOOD_ALERT', '/docs/usage/email-alerts/#mail-logs-and-interface'],
  ['modsecipdbalert.txt', /^ModSecurity persistent IP database size alert$/, 'The address database of ModSecurity is large.', 'LF_MODSECIPDB_ALERT', '/docs/usage/email-alerts/#mail-logs-and-interface'],
  ['portknocking.txt', /^Port Knocking port opened by /, 'ADDRESS knocked in the right order and opened the hidden port.', 'PORTKNOCKING_ALERT', '/docs/usage/port-knocking/#who-opened-the-port'],
  ['processtracking.txt', /^Suspicious process running under user /, 'A user process runs for a long time with a connection, or from a deleted file.', 'PT_LIMIT', processes],
  ['queuealert.txt', /^Email queue size alert$/, 'The mail queue is longer than allowed.', 'LF_QUEUE_ALERT', '/docs/usage/outgoing-spam/#get-a-mail-when-the-queue-is-long'],
  ['recaptcha.txt', /^recaptcha /, 'A visitor at ADDRESS solved the captcha, and lfd lifted the block.', 'RECAPTCHA_ALERT', '/docs/usage/messenger-service/#let-visitors-unblock-themselves'],
  ['resalert.txt', /^Excessive resource usage: /, 'A process uses more memory or time than allowed.', 'PT_USERMEM', processes],
  ['scriptalert.txt', /^Script Alert for /, 'A script sent more emails in an hour than allowed.', 'LF_SCRIPT_ALERT', '/docs/usage/outgoing-spam/#get-a-mail-when-a-script-sends-too-much'],
  ['sshalert.txt', /^SSH login alert for user /, 'Somebody logged in over SSH from ADDRESS. This reports a successful login, not a block.', 'LF_SSH_EMAIL_ALERT', logins],
  // The shipped templates of su and sudo have the same subject.
  ['sudoalert.txt', /^SUDO login alert - /, 'An account ran a command with sudo, or changed to another one with su.', 'LF_SUDO_EMAIL_ALERT', logins],
  ['syslogalert.txt', /^SYSLOG Check Failed$/, 'A test line did not arrive in the system log.', 'SYSLOG_CHECK', '/docs/usage/syslog-rsyslog-issues/#get-a-mail-when-syslog-stops'],
  ['uialert.txt', /^UI Alert /, 'Somebody at ADDRESS used the web interface of csf, or failed to log in to it.', 'UI_ALERT', '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins'],
  ['uidscan.txt', /^UID \S* ?Tracking Hit$/, 'Programs of one account tried too many blocked outgoing connections.', 'UID_LIMIT', '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections'],
  ['usertracking.txt', /^Excessive processes running under user /, 'An account runs more processes than allowed.', 'PT_USERPROC', processes],
  ['watchalert.txt', / has changed$/, 'A watched file or folder changed.', 'LF_DIRWATCH_FILE', `${files}#watch-files-and-folders-of-your-choice`],
  ['webminalert.txt', /^Webmin login alert for user /, 'Somebody logged in to Webmin from ADDRESS.', 'LF_WEBMIN_EMAIL_ALERT', logins],
];

/** Emails about anything except a block. */
export const mailKinds: readonly MailKind[] = rows.map(([template, subject, what, setting, page]) => ({
  ...{template, subject, setting, page},
  what: (address) => what.replace('ADDRESS', address),
}));

/** Emails about a block; the word in brackets in their line Blocked is more exact. */
export const blockMails: readonly {template: string; subject: RegExp; trigger?: string}[] = [
  {template: 'permblock.txt', subject: / blocked permanently$/, trigger: 'LF_PERMBLOCK_COUNT'},
  {template: 'netblock.txt', subject: /^Network class .* has been blocked$/, trigger: 'LF_NETBLOCK_COUNT'},
  {template: 'portscan.txt', subject: / blocked for port scanning$/, trigger: 'PS_LIMIT'},
  {template: 'connectiontracking.txt', subject: / blocked with too many connections$/, trigger: 'CT_LIMIT'},
  {template: 'tracking.txt', subject: / blocked for \S+ access$/},
  {template: 'relayalert.txt', subject: /^(RELAY|AUTHRELAY|POPRELAY|LOCALRELAY|LOCALHOSTRELAY) Alert for /},
  {template: 'alert.txt', subject: /^blocked /},
];

/** How lines begin by which the body of a template is known without its subject, in small letters; the first that fits is it. */
export const bodyMarks: readonly (readonly [template: string, ...marks: string[]])[] = [
  ['x-arf.txt', 'reported-from:', 'source:'],
  ['x-arf.txt', 'the ip address', 'attached is an x-arf report'],
  ['reselleralert.txt', 'reseller:', 'reseller ip:'],
  ['tracking.txt', 'account:', 'application:', 'logins:'],
  ['resalert.txt', 'resource:', 'exceeded:'],
  ['usertracking.txt', 'account:', 'process count:'],
  ['processtracking.txt', 'pid:', 'account:', 'uptime:'],
  ['processtracking.txt', 'network connections by the process'],
  ['filealert.txt', 'file:', 'reason:', 'action:'],
  ['watchalert.txt', 'file:', 'output:'],
  ['scriptalert.txt', 'path:', 'count:'],
  ['relayalert.txt', 'type:', 'count:'],
  ['permblock.txt', 'ip:', 'temporary blocks:'],
  ['permblock.txt', 'ip:', 'temp blocks:'],
  ['netblock.txt', 'block:', 'hits:'],
  ['uidscan.txt', 'uid:', 'hits:'],
  ['portscan.txt', 'ip:', 'hits:'],
  ['connectiontracking.txt', 'ip:', 'connections:', 'blocked:'],
  ['alert.txt', 'ip:', 'failures:'],
  ['alert.txt', 'ip:', 'blocked: permanent block'],
  ['alert.txt', 'ip:', 'blocked: temporary block'],
  ['sshalert.txt', 'ip:', 'account:', 'method:'],
  ['webminalert.txt', 'ip:', 'account:', 'log line:'],
  ['cpanelalert.txt', 'ip:', 'user:'],
  ['uialert.txt', 'ip:', 'alert:'],
  ['portknocking.txt', 'time:', 'ip:', 'port:'],
  ['sudoalert.txt', 'from:', 'to:', 'status:', 'log line:'],
  ['forkbombalert.txt', 'trigger:', 'processes:'],
  ['logfloodalert.txt', 'time:', 'alert:'],
  ['accounttracking.txt', 'reported modifications'],
  ['exploitalert.txt', 'possible root compromise'],
  ['integrityalert.txt', 'the following list of files have failed'],
  ['loadalert.txt', '1 min load avg'],
  ['syslogalert.txt', 'error: failed to detect code'],
  ['recaptcha.txt', 'recaptcha unblock of'],
  ['queuealert.txt', 'the exim delivery queue size'],
  ['modsecipdbalert.txt', 'modsecurity persistent ip database'],
];
