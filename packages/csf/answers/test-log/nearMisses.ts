/* eslint-disable max-lines -- a table: a row for each kind of line that lfd does not count */
import {candidatesFor} from '../../model/lfd/messages';
import {space} from '../../model/perl';
import {sections} from '../../pages/sections';
import {sitePatternFor} from './sitePatterns';

/** A line that looks like a failure to a person, and that lfd does not count. */
type NearMiss = {
  id: string;
  /** Letters that each such line contains; searched first, because that is fast. */
  holds: string;
  fits?: RegExp;
  /**
   * The line without what keeps lfd from counting it. The row is the reason only if lfd knows the line that comes out,
   * so that no reason is given that changes nothing.
   */
  repaired?: (line: string) => string;
  /** The pattern of the site that the advice names. It is given only where the pattern matches. */
  pattern?: 'sshd' | 'dovecot';
  /** The setting that would count it, if lfd knew the words. */
  setting?: string;
  why: string;
  advice: string;
  page?: string;
};

const customRules = '/docs/usage/custom-log-rules/';
const ownPattern = sections.ownPatterns;
const addPattern = 'Add a pattern to regex.custom.pm.';
const othersCount =
  'Usually nothing: sshd writes another line for the same attempt, which lfd counts. If it writes no other, add a pattern to regex.custom.pm.';
const head = 'Nov 27 01:02:03 server ';
const usualHead = /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [\w./-]+(?:\[\d+\])?: (?! )/;
const programs =
  /(?:^|[^\w/-])((?:sshd|dovecot|postfix\/[\w/-]+|pure-ftpd|proftpd|vsftpd|named|webmin|kernel|su|sudo|imapd|ipop3d|pop3d)(?:\(pam_unix\))?(?:\[\d+\])?: .*)$/;
const messageHeads = [
  ...['sshd[1]: ', 'kernel: ', 'dovecot: ', 'named[1]: ', 'postfix/smtpd[1]: '].map((one) => head + one),
  // Exim writes its log without syslog.
  '2026-11-27 01:02:03 ',
];

const rfc5424 = /^(?:<\d+>)?1 \S+ \S+ (\S+) (\d+|-) \S+ (?:-|\[.*?\]) (.*)$/;

/** The line with a time and a host as lfd expects them before the program; the same line where no program is known. */
function withUsualHead(line: string): string {
  const message = usualHead.test(line) ? undefined : programs.exec(line)?.[1];
  return message === undefined ? line : head + message.replace(/: {2,}/, ': ');
}

/** A line that lacks all in front of its message, with that. */
function withHead(line: string): string {
  return messageHeads.map((one) => one + line).find(isKnown) ?? line;
}

/** Whether lfd knows a message like this, whatever the settings. */
function isKnown(line: string): boolean {
  return candidatesFor(line).some(
    // A message without words of its own fits lines of other logs too.
    ({holds, compiled}) => holds === undefined && /\w{2}/.test(compiled.needle) && compiled.match(line) !== undefined,
  );
}

/** The first row that fits counts, so that the more exact ones come first. */
export const nearMisses: readonly NearMiss[] = [
  {
    id: 'journal-note',
    holds: '-- ',
    fits: /^-- (?:Journal|Logs) begin|^-- Boot |^-- No entries --/,
    why: 'journalctl wrote this line. lfd reads only log files, never the journal.',
    advice: 'Install rsyslog, so that the messages arrive in a file.',
    page: '/docs/usage/syslog-rsyslog-issues/#find-missing-log-files',
  },
  {
    id: 'journal-export',
    holds: '"MESSAGE"',
    fits: /^\{.*"MESSAGE"/,
    why: 'This is an export of the journal. lfd reads only log files, line by line.',
    advice: 'Install rsyslog, so that the messages arrive in a file.',
    page: '/docs/usage/syslog-rsyslog-issues/#find-missing-log-files',
  },
  {
    id: 'message-repeated',
    holds: 'message repeated ',
    fits: /: message repeated \d+ times: \[/,
    why: 'rsyslog summed up several equal messages. lfd knows only "last message repeated ... times", so these attempts do not count.',
    advice: 'Turn $RepeatedMsgReduction off in the configuration of rsyslog.',
  },
  {
    id: 'last-message-repeated',
    holds: 'last message repeated ',
    why: 'lfd knows this message only with a syslog time ("Nov 27 01:02:03").',
    advice: 'Write the log with syslog times, or turn $RepeatedMsgReduction off in the configuration of rsyslog.',
  },
  {
    id: 'sshd-session',
    holds: 'sshd-',
    fits: /\bsshd-(?:session|auth)(?:\[\d+\])?: /,
    setting: 'LF_SSHD',
    pattern: 'sshd',
    why: 'OpenSSH 9.8 and later write failures as sshd-session. lfd looks for "sshd[".',
    advice: 'Add the pattern for OpenSSH 9.8 to regex.custom.pm.',
    page: `${customRules}#count-openssh-98-and-later`,
  },
  {
    id: 'other-spaces',
    holds: '',
    fits: /[\u00a0\u2000-\u200f\u202f\u2060\u3000\ufeff]/,
    repaired: (line) =>
      line.replace(/[\u200b-\u200f\u2060\ufeff]/g, '').replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '),
    why: 'The line has spaces of a web page or a mail (such as U+00A0), which no log has. To lfd, they are letters.',
    advice: 'Copy the line from the log itself.',
  },
  {
    id: 'rfc-5424',
    holds: '1 ',
    fits: rfc5424,
    repaired: (line) =>
      line.replace(
        rfc5424,
        (_, program: string, number: string, message: string) =>
          `${head}${program}[${number === '-' ? 1 : number}]: ${message}`,
      ),
    why: 'This line is in the form of RFC 5424. lfd expects the time, the host name and "program[number]: " before the message.',
    advice: 'Let rsyslog write its usual form, RSYSLOG_TraditionalFileFormat or RSYSLOG_FileFormat.',
  },
  {
    id: 'journal-time',
    holds: '-',
    fits: /^[A-Z][a-z]{2} \d{4}-\d\d-\d\d [\d:.]+ \S+ /,
    repaired: withUsualHead,
    why: 'journalctl printed this line with a time of its own (-o short-full). lfd reads only log files, whose lines begin with another time.',
    advice: 'Test the lines of the log file. If there is none, install rsyslog.',
    page: '/docs/usage/syslog-rsyslog-issues/#find-missing-log-files',
  },
  {
    id: 'time-in-two-words',
    holds: ': ',
    fits: /^\[?(?:\d{4}[-./]\d\d[-./]\d\d|\d{1,2}[-./](?:\d\d|[A-Z][a-z]{2})[-./]\d{4})[ :]+[\d:.,]+/,
    repaired: withUsualHead,
    why: 'lfd expects a time such as "Nov 27 01:02:03", or one in a single word such as 2026-11-27T01:02:03+00:00. This line has another.',
    advice: 'Let syslog write the time in one of these forms.',
  },
  {
    id: 'words-before-program',
    holds: ': ',
    fits: programs,
    repaired: withUsualHead,
    why: 'Before the program name, lfd expects a syslog time, or an ISO time in one word, and a host name in one word. This line has something else there, or nothing.',
    advice: 'If they are not in the log itself, paste the lines without them. Else let syslog write its usual form.',
  },
  {
    id: 'exim-through-syslog',
    holds: 'exim',
    fits: / exim\S*: /,
    repaired: (line) => line.replace(/^.*? exim\S*: (?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d )?/, '2026-11-27 01:02:03 '),
    why: 'Exim wrote this through syslog. lfd knows Exim only from its own log, where each line begins with a time such as 2026-11-27 01:02:03.',
    advice: 'Remove syslog from log_file_path in the configuration of Exim, and set SMTPAUTH_LOG to its main log.',
  },
  {
    id: 'message-alone',
    holds: '',
    fits: /^\S[^\]:]* .*(?:from |rhost=|client|SASL |SRC=|rip=|authenticator failed)/,
    repaired: withHead,
    why: 'This is a message without time, host and program, as "journalctl -o cat" prints it. lfd reads whole lines of log files.',
    advice: 'Test the lines of the log file.',
  },
  {
    id: 'cut-line',
    holds: '',
    fits: /…\s*$|(?:sshd|dovecot|postfix\/\S+|kernel|lfd|named|proftpd|pure-ftpd|vsftpd)(?:\[\d+\])?: .*\.\.\.\s*$|^[^<>]*>$/,
    why: 'The line is cut: its end is missing. journalctl and systemctl shorten lines to the width of the window, and so do some pages.',
    advice: 'Copy whole lines from the log file, or add --no-pager --full to the command.',
  },
  {
    id: 'line-ends-early',
    holds: 'sshd[',
    fits: /: (?:Failed|Invalid user|Illegal user|User|Did not)\b/,
    repaired: (line) =>
      [' 203.0.113.7 port 1 ssh2', ' from 203.0.113.7 port 1 ssh2'].map((end) => line + end).find(isKnown) ?? line,
    setting: 'LF_SSHD',
    why: 'The line ends before the address. It was cut, or the rest of it is on the next line.',
    advice: 'Copy whole lines from the log file.',
  },
  {
    id: 'sshd-without-number',
    holds: 'sshd: ',
    fits: new RegExp(`(?:^|${space})sshd: `),
    setting: 'LF_SSHD',
    repaired: (line) => line.replace('sshd: ', 'sshd[1]: '),
    why: 'lfd needs the process number after the name: "sshd[812]:".',
    advice: 'Let syslog write the number of the process, as it does by default.',
  },
  {
    id: 'sshd-end-of-address',
    holds: 'pam_unix(sshd:auth): authentication failure',
    fits: /rhost=\S+$/,
    setting: 'LF_SSHD',
    repaired: (line) => `${line}  `,
    why: 'After rhost=, lfd needs a space or a user. In this line, nothing follows.',
    advice: 'Look at the log itself: sshd writes two spaces there, which get lost when a line is copied.',
  },
  {
    id: 'sshd-name-with-space',
    holds: 'sshd[',
    fits: /: (?:Failed (?:password|none) for|Invalid user|Illegal user|User [^\]]*) .* from /,
    setting: 'LF_SSHD',
    repaired: (line) =>
      line.replace(/(: (?:Failed \S+ for (?:invalid user )?|(?:Invalid|Illegal) user |User )).*( from )/, '$1name$2'),
    why: 'The name that the visitor gave has a space, or is missing. lfd expects one word.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'sshd-maximum-attempts-unknown-user',
    holds: 'maximum authentication attempts exceeded for invalid user',
    setting: 'LF_SSHD',
    why: 'lfd knows this message only for accounts that exist on the server.',
    advice: othersCount,
  },
  {
    id: 'sshd-not-allowed',
    holds: ' not allowed because ',
    fits: /sshd\[\d+\]: User (?!.*from [\d.:a-f]+ not allowed because not listed in AllowUsers)/,
    setting: 'LF_SSHD',
    why: 'lfd knows this message only for AllowUsers, and with an address instead of a host name.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'sshd-before-login',
    holds: 'sshd[',
    fits: /: (?:error: )?(?:kex_exchange_identification|banner exchange|Unable to negotiate|Bad protocol version|Protocol major versions|Timeout before authentication|drop connection|ssh_dispatch_run_fatal)/i,
    setting: 'LF_SSHD',
    why: 'The client went away before it tried to log in. lfd counts such a connection only as "Did not receive identification string".',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'sshd-connection-ended',
    holds: 'sshd[',
    fits: /: (?:Connection (?:closed|reset)|Disconnected from|Disconnecting|Received disconnect)\b/,
    setting: 'LF_SSHD',
    why: 'sshd reports the end of a connection here. lfd counts other lines of the same attempt.',
    advice: othersCount,
  },
  {
    id: 'sshd-key',
    holds: 'Failed publickey',
    setting: 'LF_SSHD',
    why: 'sshd writes this for each key that a client offers, so lfd does not count it.',
    advice: 'Nothing. Visitors with many keys would block themselves.',
  },
  {
    id: 'sshd-other-words',
    holds: 'sshd[',
    fits: /ROOT LOGIN REFUSED|: (?:\[ID [^\]]+\] )?(?:Failed |error: PAM: |pam_\w+\(sshd:auth\): |\(pam_unix\) )/,
    setting: 'LF_SSHD',
    why: 'sshd reports a failure here in words that lfd does not know.',
    advice: othersCount,
  },
  {
    id: 'dovecot-no-attempt',
    holds: '-login: ',
    fits: /(?:imap|pop3)-login: (?!.*\(auth failed).*rip=/,
    why: 'Dovecot checked no password in this connection, so there is no failed login to count.',
    advice: 'Nothing.',
  },
  {
    id: 'dovecot-login-aborted',
    holds: '-login: ',
    fits: /(?:imap|pop3)-login: (?:Info: )?Login aborted/,
    pattern: 'dovecot',
    why: 'Dovecot 2.4 begins the line with "Login aborted". lfd looks for "Aborted login".',
    advice: 'Add the pattern for Dovecot 2.4 to regex.custom.pm.',
    page: `${customRules}#count-dovecot-24-and-later`,
  },
  {
    id: 'dovecot-other-end',
    holds: '-login: ',
    fits: /(?:imap|pop3)-login: (?:Info: )?(?:Disconnected|Aborted login|Connection closed|Maximum number of connections).*rip=/,
    pattern: 'dovecot',
    why: 'lfd does not know these words before the name, or the name has a space.',
    advice: 'Add the pattern for Dovecot to regex.custom.pm, which also matches these lines.',
    page: `${customRules}#count-dovecot-24-and-later`,
  },
  {
    id: 'dovecot-other-words',
    holds: '-login: ',
    fits: /(?:imap|pop3)-login: .*\(auth failed/,
    why: 'lfd does not know these words of Dovecot.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'dovecot-other-service',
    holds: '-login: ',
    fits: /(?:managesieve|submission)-login: /,
    why: 'lfd knows Dovecot failures only for POP3 and IMAP.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'courier-other-words',
    holds: 'LOGIN FAILED, ',
    why: 'lfd needs "LOGIN FAILED, user=..., ip=[...]" of Courier at the end of the line, without a port or a method.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'dovecot-auth',
    holds: 'auth',
    fits: /(?:^| )auth(?:-worker)?(?:\(\w+\))?: .*(?:unknown user|password mismatch|authentication failure|pam_authenticate\(\) failed|invalid credentials)/i,
    why: 'Dovecot checks the password here. lfd counts the line of imap-login or pop3-login at the end of the connection.',
    advice: 'Look for that line: it begins with imap-login or pop3-login.',
  },
  {
    id: 'postfix-instance',
    holds: 'postfix-',
    repaired: (line) => line.replace(/ postfix-[\w-]+\//, ' postfix/'),
    setting: 'LF_SMTPAUTH',
    why: 'An instance of Postfix wrote this line, under a name of its own. lfd knows only postfix/smtpd and postfix/submission/smtpd.',
    advice: 'Write syslog_name = postfix into the main.cf of the instance, or add a pattern to regex.custom.pm.',
    page: ownPattern,
  },
  {
    id: 'postfix-other-service',
    holds: 'SASL ',
    fits: /postfix\/(?:smtps|submissions|[\w-]+\/(?!smtpd))[\w/-]*smtpd?(?:\[\d+\])?: warning: .*SASL /,
    setting: 'LF_SMTPAUTH',
    why: 'lfd knows postfix/smtpd and postfix/submission/smtpd, and no other service of Postfix, such as smtps.',
    advice: 'Add the pattern for Postfix to regex.custom.pm, which matches all its services.',
    page: '/docs/with/mail-servers/#which-failures-does-lfd-miss',
  },
  {
    id: 'postfix-reject',
    holds: 'postfix',
    fits: /postfix[\w/-]*\[\d+\]: (?:\w+: )?(?:reject|milter-reject|warning|lost connection|PREGREET|too many errors|improper command)/,
    why: 'Of Postfix, lfd counts only failed logins, and only those with LOGIN, PLAIN, CRAM-MD5 and DIGEST-MD5.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'exim-time-zone',
    holds: ' authenticator failed for ',
    fits: /^\S+ \S+ [+-]\d{4} /,
    setting: 'LF_SMTPAUTH',
    repaired: (line) => line.replace(/ [+-]\d{4} /, ' '),
    why: 'Exim writes the time zone here, and lfd does not expect it.',
    advice: 'Remove log_timezone from the configuration of Exim.',
  },
  {
    id: 'exim-other-words',
    holds: ' authenticator failed for ',
    repaired: (line) => line.replace(/ for .*?(\[[\d.:a-f]+\])/, ' for (x) $1'),
    setting: 'LF_SMTPAUTH',
    why: 'lfd expects at most two words for the client, before its address.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'exim-other-answer',
    holds: ' authenticator failed for ',
    repaired: (line) => line.replace(/(\]\S* ).*$/, '$1535 Incorrect authentication data'),
    setting: 'LF_SMTPAUTH',
    why: 'lfd expects the answer "535 Incorrect authentication data".',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'exim-reject',
    holds: ' ',
    fits: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d .*(?: rejected (?:RCPT|AUTH|EHLO|HELO|connection|after DATA|VRFY|MAIL)|unexpected disconnection|sender verify fail|no MAIL in SMTP connection|closed by DROP in ACL|rejected by local_scan|Connection .* refused|SMTP protocol synchronization error|no host name found|SMTP call from .* dropped)/,
    why: 'Of Exim, lfd counts failed logins, too many syntax errors, and AUTH where it is not offered.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'modsecurity-connection-number',
    holds: 'ModSecurity: ',
    fits: /\[\w+\] \S+ \*\d+ \[client \S+\] ModSecurity: .*Access denied/,
    setting: 'LF_MODSEC',
    repaired: (line) => line.replace(/\*\d+ (?=\[client)/, ''),
    why: 'ModSecurity 3 writes the number of the connection ("*1") before the client. lfd does not expect it.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'modsecurity-warning',
    holds: 'ModSecurity: Warning',
    setting: 'LF_MODSEC',
    why: 'ModSecurity only warned and let the request pass. lfd counts only "Access denied".',
    advice: 'Set SecRuleEngine to On if ModSecurity should deny such requests.',
  },
  {
    id: 'apache-other-login',
    holds: '[client ',
    fits: /\] (?:AH\d+: )?(?:Digest: |user |Authorization of user |client used wrong authentication scheme)/,
    setting: 'LF_HTACCESS',
    why: 'Of failed logins, lfd knows "user ... not found:" and "user ...: authentication failure for", as Basic login writes them. The name must have no space.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'nginx-other-login',
    holds: ', client: ',
    fits: /\[error\] .*(?:password mismatch|was not found in|not authenticated)/,
    setting: 'LF_HTACCESS',
    why: 'Of nginx, lfd knows only failed Basic logins, with a name without a space, and with the time at the start of the line.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'apache-missing-script',
    holds: '[client ',
    fits: /script .*not found or unable to stat|Primary script unknown/,
    setting: 'LF_APACHE_404',
    why: 'lfd counts only "File does not exist:" as a missing page.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'access-log',
    holds: '" ',
    fits: /^(?:\S+:\d+ )?\S+ \S+ .*\[\d{2}\/[A-Z][a-z]{2}\/\d{4}:[^\]]+\] "[^"]*" \d{3} /,
    why: 'This is an access log of a web server. lfd reads only error logs.',
    advice: 'Use the error log, or add a pattern for the access log to regex.custom.pm.',
    page: ownPattern,
  },
  {
    id: 'bind-own-log',
    holds: 'client ',
    fits: /^\d\d-[A-Z][a-z]{2}-\d{4} \S+ .*client .*denied|^\S+ \d+ \S+ (?:update-)?security: .*client /,
    setting: 'LF_BIND',
    why: 'BIND wrote this into its own log. lfd needs the form of syslog, with "named[350]:".',
    advice: 'Let BIND log to syslog, and set BIND_LOG to that file.',
  },
  {
    id: 'bind-category',
    holds: 'named[',
    repaired: (line) => line.replace(/(\]: )(?:[\w-]+: ){1,2}(?=client )/, '$1'),
    setting: 'LF_BIND',
    why: 'BIND writes the category of the message before "client". lfd does not expect it.',
    advice: 'Set print-category and print-severity to no in the channel of BIND that writes to syslog.',
  },
  {
    id: 'bind-other-words',
    holds: 'named[',
    fits: /client .*(?:denied|refused|REFUSED)/,
    setting: 'LF_BIND',
    why: 'lfd needs "denied" at the very end, for an update, a zone transfer or query (cache), and no view other than "external".',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'proftpd-pam',
    holds: 'pam_unix(proftpd:',
    setting: 'LF_FTPD',
    why: 'PAM wrote this line. Of ProFTPD, lfd counts only lines of its own, such as "no such user" and "(Login failed): Incorrect password".',
    advice: 'Name the log to which ProFTPD writes these in FTPD_LOG.',
    page: ownPattern,
  },
  {
    id: 'proftpd-other-words',
    holds: 'proftpd[',
    fits: /Login failed|no such user|Maximum login attempts|Limit .* has been reached/i,
    setting: 'LF_FTPD',
    why: 'lfd knows other words of ProFTPD for a failed login, or the name has a space.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'vsftpd-other-words',
    holds: 'vsftpd',
    fits: /authentication failure|FAIL LOGIN/,
    setting: 'LF_FTPD',
    why: 'lfd needs "vsftpd[700]: pam_unix(...)" in a line of syslog, and a time such as "Fri Nov 27 01:02:03 2026" in the log of vsftpd.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'roundcube-other-words',
    holds: 'IMAP Error: Login failed for ',
    setting: 'LF_DIRECTADMIN',
    why: 'lfd needs the words of Roundcube as DirectAdmin installs it, in /var/www/html/roundcubemail.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'directadmin-other-words',
    holds: ' failed login attempt',
    setting: 'LF_DIRECTADMIN',
    why: 'lfd needs "failed login attempts. Account" or "failed login attempt on account", and an account that exists.',
    advice: addPattern,
    page: '/docs/with/directadmin/#which-failed-logins-does-lfd-count',
  },
  {
    id: 'webmin-unknown-name',
    holds: 'webmin[',
    fits: /: (?:Non-existent login|Security alert)/,
    setting: 'LF_WEBMIN',
    why: 'lfd counts only "Invalid login as", which Webmin writes for names that exist.',
    advice: addPattern,
    page: '/docs/with/webmin-and-virtualmin/#which-failed-logins-does-lfd-count',
  },
  {
    id: 'packet',
    holds: ' SRC=',
    fits: / kernel: (?:\[[^\]]+\] ?)?Firewall: \*/,
    why: 'lfd counts packets from others by their address, and those of this server by an account that is not root. Broadcasts and all other packets do not count.',
    advice: 'Nothing.',
    page: '/docs/usage/port-scan-tracking/#why-does-it-not-see-every-scan',
  },
  {
    id: 'other-firewall',
    holds: ' SRC=',
    fits: /kernel: (?!.*(?:Firewall|Knock): \*).*IN=/,
    setting: 'PS_INTERVAL',
    why: 'Another firewall logged this packet. lfd looks for "Firewall: *", which csf writes.',
    advice: 'Run only one firewall.',
    page: '/docs/usage/docker/#what-about-other-programs-with-iptables-rules',
  },
  {
    id: 'lfd-log',
    holds: ' lfd[',
    fits: /lfd\[\d+\]: /,
    why: 'lfd itself wrote this line into lfd.log.',
    advice: 'Another tool explains such lines.',
    page: sections.whichTool,
  },
  {
    id: 'other-program',
    holds: ': ',
    fits: /(?:^| )(?:dropbear|sendmail|sm-mta|saslauthd|cyrus\/\w+|(?:tim)?sieved?|asterisk|mysqld|mariadbd|postgres|slapd|openvpn|wu-?ftpd|in\.ftpd|bftpd|freeradius|radiusd|xrdp-sesman|cockpit-\w+|gitea|pveproxy|pvedaemon)(?:\[\d+\])?: /,
    why: 'lfd knows no messages of this program.',
    advice: addPattern,
    page: ownPattern,
  },
];

/** The near miss that a line is, if it is one. */
export function nearMissOf(line: string): NearMiss | undefined {
  // The words are at the start of a line, so the rest of a long line is not searched.
  const start = line.slice(0, 1000);
  return nearMisses.find((row) => isReason(row, start)) ?? sessionMiss(start);
}

/** sshd-session writes what sshd wrote before; what the pattern for it does not count is judged by its words. */
function sessionMiss(line: string): NearMiss | undefined {
  const older = line.replace(/ sshd-(?:session|auth)\[/, ' sshd[');
  if (older === line) {
    return undefined;
  }
  return / Accepted /.test(older)
    ? sessionLogin
    : isKnown(older)
      ? otherSession
      : nearMisses.find((row) => isReason(row, older));
}

const otherSession: NearMiss = {
  id: 'sshd-session-other-words',
  holds: 'sshd-',
  setting: 'LF_SSHD',
  why: 'OpenSSH 9.8 and later write this as sshd-session. lfd looks for "sshd[".',
  advice: othersCount,
};

const sessionLogin: NearMiss = {
  ...otherSession,
  id: 'sshd-session-login',
  setting: 'LF_SSH_EMAIL_ALERT',
  advice: 'Nothing: lfd sends no mail about such a login, and no pattern of your own can change that.',
};

function isMended(line: string, repaired: string): boolean {
  return repaired !== line && isKnown(repaired);
}

function isReason({holds, fits, repaired, pattern}: NearMiss, line: string): boolean {
  return (
    line.includes(holds) &&
    (fits === undefined || fits.test(line)) &&
    (repaired === undefined || isMended(line, repaired(line))) &&
    (pattern === undefined || sitePatternFor(line) === pattern)
  );
}
