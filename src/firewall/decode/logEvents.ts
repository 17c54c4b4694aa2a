/** A line of lfd.log that reports no block; the words are those of logfile calls in lfd.pl. */
export type LogEvent = {form: RegExp; what: (address: string) => string; setting?: string; page: string};

const logins = '/docs/usage/email-alerts/#logins';
const processes = '/docs/usage/process-tracking/#what-does-the-suspicious-or-excessive-process-mail-mean';
const files = '/docs/usage/directory-watching/';
const spam = '/docs/usage/outgoing-spam/';
const cluster = '/docs/usage/lfd-clustering/#how-does-a-block-reach-the-other-servers';
const ui = '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins';
const ends = '/docs/usage/temporary-blocks/#when-does-a-temporary-block-end';
const ignored = '/docs/usage/login-tracking/#allowed-and-still-in-the-log-as-blocked';

function event(form: RegExp, what: string, page: string, setting?: string): LogEvent {
  return {form, what: (address) => what.replace('ADDRESS', address), setting, page};
}

export const logEvents: readonly LogEvent[] = [
  event(/^(Incoming|Outgoing) IP \S+ temporary block removed$/, 'lfd lifted the temporary block of ADDRESS.', ends),
  event(/^(Incoming|Outgoing) IP \S+ temporary allow removed$/, 'lfd ended the temporary allow of ADDRESS.', ends),
  event(
    /^\*SSH login\* from /,
    'Somebody logged in over SSH from ADDRESS. It is a report of a success, no block.',
    logins,
    'LF_SSH_EMAIL_ALERT',
  ),
  event(/^\*SU login\* from /, 'An account changed to another one with su.', logins, 'LF_SU_EMAIL_ALERT'),
  event(/^\*SUDO login\* from /, 'An account ran a command with sudo.', logins, 'LF_SUDO_EMAIL_ALERT'),
  event(/^\*Webmin login\* from /, 'Somebody logged in to Webmin from ADDRESS.', logins, 'LF_WEBMIN_EMAIL_ALERT'),
  event(/^\*CONSOLE login\* to root/, 'root logged in on the console.', logins, 'LF_CONSOLE_EMAIL_ALERT'),
  event(
    /^\*WHM\/cPanel \S+ access\* from /,
    'A watched account used WHM or cPanel from ADDRESS.',
    logins,
    'LF_CPANEL_ALERT',
  ),
  event(
    /^\*Port Knocking\* port \d+ opened by /,
    'ADDRESS knocked in the right order and opened the hidden port.',
    '/docs/usage/port-knocking/#who-opened-the-port',
    'PORTKNOCKING',
  ),
  event(/ - ignored$/, 'lfd saw something of ADDRESS that it counts otherwise, and ignored it.', ignored),
  event(
    /^\*Exceeded \w+ limit\* from /,
    'ADDRESS sent more mails in an hour than its relay limit allows.',
    `${spam}#how-does-lfd-count-the-mails`,
  ),
  event(
    /^\*Script Alert\* - /,
    'A script sent more mails in an hour than allowed.',
    `${spam}#get-a-mail-when-a-script-sends-too-much`,
    'LF_SCRIPT_LIMIT',
  ),
  event(
    /^'.*' (is a symlink - \*not\* disabled by LF_SCRIPT_PERM|has been disabled)$/,
    'lfd dealt with the folder of a script that sent too many mails.',
    `${spam}#get-a-mail-when-a-script-sends-too-much`,
    'LF_SCRIPT_PERM',
  ),
  event(
    /^\*Email Queue\* /,
    'The mail queue is longer than allowed.',
    `${spam}#get-a-mail-when-the-queue-is-long`,
    'LF_QUEUE_ALERT',
  ),
  event(
    /^\*LOAD\* /,
    'The load of the server is above the limit.',
    '/docs/usage/process-tracking/#load-alerts',
    'PT_LOAD_LEVEL',
  ),
  event(
    /^\*Suspicious Process\* /,
    'A process of a user runs long with a connection, or from a deleted file.',
    processes,
    'PT_LIMIT',
  ),
  event(/^\*Excessive Processes\* /, 'An account runs more processes than allowed.', processes, 'PT_USERPROC'),
  event(
    /^\*User Processing\* PID:\d+ Kill:\S* User:\S+ VM:/,
    'A process uses more memory than allowed.',
    processes,
    'PT_USERMEM',
  ),
  event(
    /^\*User Processing\* PID:\d+ Kill:\S* User:\S+ RSS:/,
    'A process uses more resident memory than allowed.',
    processes,
    'PT_USERRSS',
  ),
  event(
    /^\*User Processing\* PID:\d+ Kill:\S* User:\S+ Time:/,
    'A process runs longer than allowed.',
    processes,
    'PT_USERTIME',
  ),
  event(
    /^\*PT_FORKBOMB\* /,
    'lfd killed a group of processes as a fork bomb.',
    '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions',
    'PT_FORKBOMB',
  ),
  event(
    /^\*PT_SSHDHUNG\* /,
    'lfd killed an SSH process as hanging.',
    '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions',
    'PT_SSHDHUNG',
  ),
  event(
    /^Executed PT_DELETED_ACTION for PID:/,
    'lfd ran your action for a process of a deleted file.',
    '/docs/usage/process-tracking/#mails-about-deleted-executables',
    'PT_DELETED_ACTION',
  ),
  event(
    /^\*Suspicious File\* /,
    'Directory watching found a suspicious file.',
    `${files}#why-does-lfd-report-a-suspicious-file`,
    'LF_DIRWATCH',
  ),
  event(
    /^Too many hits for \*LF_DIRWATCH\*/,
    'Directory watching found more than ten files at once and stopped until lfd restarts.',
    `${files}#why-does-lfd-report-a-suspicious-file`,
    'LF_DIRWATCH',
  ),
  event(
    /^Directory \*File Watching\* /,
    'A watched file or folder changed or is gone.',
    `${files}#watch-files-and-folders-of-your-choice`,
    'LF_DIRWATCH_FILE',
  ),
  event(
    /^\*System Integrity\* /,
    'Programs of the system changed.',
    `${files}#what-does-the-system-integrity-mail-mean`,
    'LF_INTEGRITY',
  ),
  event(
    /^\*System Exploit\* /,
    'An account other than root has the rights of root.',
    `${files}#accounts-with-root-rights`,
    'LF_EXPLOIT',
  ),
  event(
    /^\*Account Modification\* /,
    'An account of the system changed.',
    '/docs/usage/email-alerts/#processes-files-and-accounts',
    'AT_ALERT',
  ),
  event(
    /^\*SYSLOG CHECK\* /,
    'A test line did not arrive in the system log.',
    '/docs/usage/syslog-rsyslog-issues/#get-a-mail-when-syslog-stops',
    'SYSLOG_CHECK',
  ),
  event(
    /^\*UID Tracking\* /,
    'Programs of one account tried too many blocked outgoing connections.',
    '/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections',
    'UID_LIMIT',
  ),
  event(
    /^reCAPTCHA: Unblocking client \[/,
    'A visitor at ADDRESS solved the captcha, and lfd lifted the block.',
    '/docs/usage/messenger-service/#let-visitors-unblock-themselves',
    'RECAPTCHA_ALERT',
  ),
  event(
    /^UI: \*Invalid login\* attempt/,
    'Somebody at ADDRESS failed to log in to the web interface of csf.',
    ui,
    'UI_RETRY',
  ),
  event(
    /^UI: (Login attempt|Access attempt) from /,
    'The web interface of csf refused ADDRESS.',
    '/docs/usage/user-interface/#why-does-the-page-not-open',
    'UI_ALLOW',
  ),
  event(
    /^UI: (Successful (login|logout) from|\*Invalid session\*) /,
    'Somebody at ADDRESS used the web interface of csf.',
    ui,
    'UI',
  ),
  event(
    /^Cluster member \S+ said, ALLOW /,
    'Another server of the cluster had an address allowed.',
    cluster,
    'CLUSTER_RECVFROM',
  ),
  event(
    /^Cluster member \S+ said, TEMPALLOW /,
    'Another server of the cluster had an address allowed for a time.',
    cluster,
    'CLUSTER_RECVFROM',
  ),
  event(
    /^Cluster member \S+ said, REMOVE (ALLOW|DENY|IGNORE) /,
    'Another server of the cluster had an entry removed.',
    cluster,
    'CLUSTER_RECVFROM',
  ),
  event(
    /^Cluster member \S+ said, IGNORE /,
    'Another server of the cluster had an address ignored.',
    cluster,
    'CLUSTER_RECVFROM',
  ),
  event(
    /^\*?Cluster\*?:? (member \S+ said|DENY|TEMPDENY|- )/,
    'This line is about the cluster.',
    cluster,
    'CLUSTER_RECVFROM',
  ),
  event(
    /^Cluster: (Failed|DENY|TEMPDENY) /,
    'lfd told another server of the cluster, or failed to.',
    cluster,
    'CLUSTER_SENDTO',
  ),
  event(
    /^(csf \(re\)start|csf startup completed|iptables appears to have been flushed)/,
    'lfd started csf anew. Blocks stay: they are loaded again.',
    '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd',
  ),
  event(
    /^[A-Za-z0-9_ /().,]+\.\.\.$/,
    'lfd says at its start what it watches.',
    '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd',
  ),
  event(
    /^daemon (started on|stopped|restart requested)/,
    'lfd started or stopped.',
    '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd',
  ),
  event(
    /^tracking email sent for /,
    'lfd sent a mail about too many POP3 or IMAP logins of one account.',
    '/docs/usage/login-tracking/#limit-pop3-and-imap-logins-per-hour',
    'LT_EMAIL_ALERT',
  ),
  event(
    /^(Unable to retrieve|Retrieved and blocking) blocklist /,
    'This line is about the download of a block list.',
    '/docs/usage/ip-blocklists/#does-the-list-work',
  ),
  event(
    /^DynDNS: Lookup for \[/,
    'lfd could not look up a name of csf.dyndns, so its access is gone until it can.',
    '/docs/usage/dynamic-dns-and-global-lists/#does-it-work',
    'DYNDNS',
  ),
  event(
    /^\*Error\*:? csf output: deny failed: .* is in the (allow|ignore) file/,
    'lfd wanted to block ADDRESS, and csf refused, because a list holds it.',
    ignored,
    'IGNORE_ALLOW',
  ),
  event(
    /^csf is currently restarting - /,
    'lfd skipped something, because csf was restarting.',
    '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd',
  ),
];
