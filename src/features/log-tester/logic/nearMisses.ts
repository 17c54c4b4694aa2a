/** A line that looks like a failure to a person, and that lfd does not count. */
export type NearMiss = {
  id: string;
  /** Letters that each such line holds; looked for first, because that is fast. */
  holds: string;
  fits?: RegExp;
  /** The setting that would count it, if lfd knew the words. */
  setting?: string;
  why: string;
  advice: string;
  page?: string;
};

const ownPattern = '/docs/usage/custom-log-rules/';
const addPattern = 'Add a pattern to regex.custom.pm.';
const othersCount =
  'Nothing, as a rule: sshd writes another line for the same attempt, which lfd counts. If it writes no other, add a pattern to regex.custom.pm.';
const blank = '[\\t-\\r ]';

/** The first row that fits counts, so that the more exact ones come first. */
export const nearMisses: readonly NearMiss[] = [
  {
    id: 'journal-note',
    holds: '-- ',
    fits: /^-- (?:Journal|Logs) begin|^-- Boot |^-- No entries --/,
    why: 'journalctl wrote this line. lfd reads log files alone, never the journal.',
    advice: 'Install rsyslog, so that the messages arrive in a file.',
    page: '/docs/usage/syslog-rsyslog-issues/#find-missing-log-files',
  },
  {
    id: 'journal-export',
    holds: '"MESSAGE"',
    fits: /^\{.*"MESSAGE"/,
    why: 'This is an export of the journal. lfd reads log files alone, line by line.',
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
    why: 'lfd counts this only behind a message of the same log, and only with a syslog time ("Nov 27 01:02:03").',
    advice: 'Write the log with syslog times, or turn $RepeatedMsgReduction off in the configuration of rsyslog.',
  },
  {
    id: 'sshd-session',
    holds: 'sshd-',
    fits: /\bsshd-(?:session|auth)(?:\[\d+\])?: /,
    setting: 'LF_SSHD',
    why: 'OpenSSH 9.8 and later write failures as sshd-session. lfd looks for "sshd[".',
    advice: 'Add the pattern for OpenSSH 9.8 to regex.custom.pm.',
    page: `${ownPattern}#count-openssh-98-and-later`,
  },
  {
    id: 'sshd-without-number',
    holds: 'sshd: ',
    fits: new RegExp(`(?:^|${blank})sshd: `),
    setting: 'LF_SSHD',
    why: 'lfd needs the process number behind the name: "sshd[812]:".',
    advice: 'Let syslog write the number of the process, as it does by default.',
  },
  {
    id: 'sshd-end-of-address',
    holds: 'pam_unix(sshd:auth): authentication failure',
    fits: /rhost=\S+$/,
    setting: 'LF_SSHD',
    why: 'Behind rhost=, lfd needs a space or a user. In this line, nothing follows.',
    advice: 'Look at the log itself: sshd writes two spaces there, which get lost when a line is copied.',
  },
  {
    id: 'sshd-name-with-space',
    holds: 'sshd[',
    fits: /: (?:Failed (?:password|none) for|Invalid user|Illegal user|User [^\]]*) .* from /,
    setting: 'LF_SSHD',
    why: 'The name that the visitor gave has a space, or the words between differ from those that lfd knows.',
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
    fits: /sshd\[\d+\]: User /,
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
    id: 'dovecot-login-aborted',
    holds: '-login: ',
    fits: /(?:imap|pop3)-login: (?:Info: )?Login aborted/,
    why: 'Dovecot 2.4 begins the line with "Login aborted". lfd looks for "Aborted login".',
    advice: 'Add the pattern for Dovecot 2.4 to regex.custom.pm.',
    page: `${ownPattern}#count-dovecot-24-and-later`,
  },
  {
    id: 'dovecot-other-end',
    holds: '-login: ',
    fits: /(?:imap|pop3)-login: (?:Info: )?(?:Disconnected|Aborted login|Connection closed|Maximum number of connections).*rip=/,
    why: 'lfd knows "Disconnected" alone, or with "Inactivity"; a name with a space, and other words in front of the name, are unknown to it.',
    advice: 'Add the pattern for Dovecot to regex.custom.pm, which takes these lines as well.',
    page: `${ownPattern}#count-dovecot-24-and-later`,
  },
  {
    id: 'dovecot-other-service',
    holds: '-login: ',
    fits: /(?:managesieve|submission)-login: /,
    why: 'lfd knows failures of Dovecot over POP3 and IMAP alone.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'dovecot-auth',
    holds: 'auth',
    fits: /dovecot(?:\[\d+\])?: (?:auth(?:-worker)?(?:\(|:)).*(?:unknown user|Password mismatch|password mismatch|authentication failure|pam_authenticate\(\) failed)|auth: pam_unix\(dovecot:auth\)/,
    why: 'Dovecot checks the password here. lfd counts the line of imap-login or pop3-login at the end of the connection.',
    advice: 'Look for that line: it begins with imap-login or pop3-login.',
  },
  {
    id: 'postfix-other-service',
    holds: 'SASL ',
    fits: /postfix\/(?:smtps|submissions|[\w-]+\/(?!smtpd))[\w/-]*smtpd?(?:\[\d+\])?: warning: .*SASL /,
    setting: 'LF_SMTPAUTH',
    why: 'lfd knows postfix/smtpd and postfix/submission/smtpd, and no other service of Postfix, such as smtps.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'postfix-reject',
    holds: 'postfix/',
    fits: /postfix\/\S+: (?:NOQUEUE: )?(?:reject|milter-reject)|postfix\/\S*(?:smtpd|postscreen)\S*: (?:warning: |lost connection|PREGREET|too many errors|improper command)/,
    why: 'lfd counts failed logins of Postfix alone, and only by LOGIN, PLAIN, CRAM-MD5 and DIGEST-MD5.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'exim-other-words',
    holds: ' authenticator failed for ',
    setting: 'LF_SMTPAUTH',
    why: 'lfd needs at most two words for the client, and the answer "535 Incorrect authentication data".',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'exim-reject',
    holds: ' ',
    fits: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d .*(?: rejected (?:RCPT|AUTH|EHLO|HELO|connection|after DATA|VRFY|MAIL)|unexpected disconnection|Connection .* refused|SMTP protocol synchronization error|no host name found|SMTP call from .* dropped)/,
    why: 'Of Exim, lfd counts failed logins, too many syntax errors, and AUTH where it is not offered.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'modsecurity-connection-number',
    holds: 'ModSecurity: ',
    fits: /\[\w+\] \S+ \*\d+ \[client \S+\] ModSecurity: .*Access denied/,
    setting: 'LF_MODSEC',
    why: 'ModSecurity 3 writes the number of the connection ("*1") in front of the client. lfd has no place for it.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'modsecurity-warning',
    holds: 'ModSecurity: Warning',
    setting: 'LF_MODSEC',
    why: 'ModSecurity only warned and let the request pass. lfd counts "Access denied" alone.',
    advice: 'Set SecRuleEngine to On when ModSecurity shall deny such requests.',
  },
  {
    id: 'apache-other-login',
    holds: '[auth_',
    setting: 'LF_HTACCESS',
    why: 'lfd knows "user ... not found:" and "user ...: authentication failure for", as Basic login writes them. The name must have no space.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'access-log',
    holds: '" ',
    fits: /^(?:\S+:\d+ )?\S+ \S+ .*\[\d{2}\/[A-Z][a-z]{2}\/\d{4}:[^\]]+\] "[^"]*" \d{3} /,
    why: 'This is an access log of a web server. lfd reads error logs alone.',
    advice: 'Take the error log, or add a pattern for the access log to regex.custom.pm.',
    page: ownPattern,
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
    id: 'proftpd-other-words',
    holds: 'proftpd[',
    fits: /Login failed|no such user|Maximum login attempts|Limit .* has been reached/i,
    setting: 'LF_FTPD',
    why: 'lfd knows other words of ProFTPD for a failed login, or the name has a space.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'webmin-unknown-name',
    holds: 'webmin[',
    fits: /: (?:Non-existent login|Security alert)/,
    setting: 'LF_WEBMIN',
    why: 'lfd counts "Invalid login as" alone, which Webmin writes for names that exist.',
    advice: addPattern,
    page: ownPattern,
  },
  {
    id: 'other-firewall',
    holds: ' SRC=',
    fits: /kernel: (?!.*(?:Firewall|Knock): \*).*IN=/,
    setting: 'PS_INTERVAL',
    why: 'Another firewall logged this packet. lfd looks for "Firewall: *", which csf writes.',
    advice: 'Let one firewall alone run. csf turns others off when it starts, as far as it knows them.',
  },
  {
    id: 'lfd-log',
    holds: ' lfd[',
    fits: /lfd\[\d+\]: /,
    why: 'lfd itself wrote this line into lfd.log.',
    advice: 'To find out what it means, paste it into the block decoder.',
    page: '/docs/tools/block-decoder/',
  },
];

/** The near miss that a line is, if it is one. */
export function nearMissOf(line: string): NearMiss | undefined {
  // The words are at the start of a line; the rest of a long one would only take time.
  const start = line.slice(0, 1000);
  return nearMisses.find(({holds, fits}) => start.includes(holds) && (fits === undefined || fits.test(start)));
}
