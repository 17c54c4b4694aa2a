import {decodeBlock} from '../../../answers/output';
import {readPaste} from '../../../answers/paste';

const what = (text: string): string =>
  decodeBlock(readPaste(text, 'output').text)
    .findings.map((one) => one.what)
    .join('\n');

const failure = 'Failed password for root from 203.0.113.9 port 51022 ssh2';

test.each([
  ['syslog', `Nov 27 01:02:03 web sshd[812]: ${failure}`],
  ['journalctl -o short-iso', `2026-11-27T01:02:03+0000 web sshd[812]: ${failure}`],
  ['rsyslog with ISO times', `2026-11-27T01:02:03.123456+01:00 web sshd[812]: ${failure}`],
  [
    'journalctl -o verbose',
    `Fri 2026-11-27 01:02:03.123456 UTC [s=a;i=1;b=f;m=1;t=5;x=9]\n    PRIORITY=6\n    SYSLOG_IDENTIFIER=sshd\n    _PID=812\n    MESSAGE=${failure}\n    _HOSTNAME=web`,
  ],
  [
    'journalctl -o json-pretty',
    `{\n\t"__REALTIME_TIMESTAMP" : "1795741323123456",\n\t"_HOSTNAME" : "web",\n\t"SYSLOG_IDENTIFIER" : "sshd",\n\t"_PID" : "812",\n\t"MESSAGE" : "${failure}"\n}`,
  ],
])('a line of sshd as %s counts, and its log is named', (_, text) => {
  expect(what(text)).toBe(
    'sshd wrote this line, not lfd. lfd counts it as a failure for LF_SSHD, if that is on and SSHD_LOG names the file with this line.',
  );
});

test.each([
  ['RFC 5424', `<38>1 2026-11-27T01:02:03.003Z web sshd 812 - - ${failure}`, /form of RFC 5424.*SSHD_LOG/],
  ['a year in the time', `Nov 27 2026 01:02:03 web sshd[812]: ${failure}`, /lfd expects a time such as/],
  ['a year before the time', `2026 Nov 27 01:02:03 web sshd[812]: ${failure}`, /lfd expects a time such as/],
  ['a message alone', failure, /message without host and program.*SSHD_LOG/],
  ['Kubernetes', `2026-11-27T01:02:03.123456789Z stderr F ${failure}`, /message without host and program/],
  ['kubectl logs --prefix', `[pod/ssh-0/sshd] ${failure}`, /message without host and program/],
  ['OpenSSH 9.8', `Nov 27 01:02:03 web sshd-session[812]: ${failure}`, /OpenSSH 9\.8.*SSHD_LOG/],
  [
    'Exim through syslog',
    'Nov 27 01:02:03 mx exim[45]: login authenticator failed for (x) [203.0.113.9]: 535 Incorrect authentication data',
    /such as "2026-11-27 01:02:03 dovecot_login authenticator .*SMTPAUTH_LOG to a log of Exim/,
  ],
  [
    'BIND, its own log',
    "27-Nov-2026 01:02:03.123 client @0x7f 203.0.113.9#53 (x): query (cache) 'x/A/IN' denied",
    /BIND_LOG/,
  ],
  [
    'nginx',
    '2026/11/27 01:02:03 [error] 12#12: *5 open() "/x" failed (2: No such file), client: 203.0.113.9, server: x',
    /^nginx wrote.*does not count it.*HTACCESS_LOG/,
  ],
  [
    'MariaDB',
    "2026-11-27  1:02:03 12 [Warning] Access denied for user 'root'@'203.0.113.9' (using password: YES)",
    /does not count it/,
  ],
  [
    'a loopback address',
    `Nov 27 01:02:03 web sshd[812]: ${failure.replace('203.0.113.9', '127.0.0.1')}`,
    /127\.0\.0\.1 is the server itself, which lfd never counts/,
  ],
])('a line that does not count says why: %s', (_, text, expected) => {
  expect(what(text)).toMatch(expected);
  expect(what(text)).not.toMatch(/lfd counts it/);
});

test.each([
  [
    'Exim',
    '2026-11-27 01:02:03 login authenticator failed for (x) [203.0.113.9]: 535 Incorrect authentication data',
    'LF_SMTPAUTH',
    'SMTPAUTH_LOG',
  ],
  ['vsftpd', 'Fri Nov 27 01:02:03 2026 [pid 2112] [admin] FAIL LOGIN: Client "203.0.113.9"', 'LF_FTPD', 'FTPD_LOG'],
  [
    'ProFTPD',
    '2026-11-27 01:02:03,123 ftp proftpd[47] ftp (203.0.113.9[203.0.113.9]): USER admin (Login failed): Incorrect password',
    'LF_FTPD',
    'FTPD_LOG',
  ],
  [
    'Apache',
    '[Fri Nov 27 01:02:03.123456 2026] [core:error] [pid 7] [client 203.0.113.9:5102] AH00128: File does not exist: /x',
    'LF_APACHE_404',
    'HTACCESS_LOG',
  ],
  [
    'nginx',
    '2026/11/27 01:02:03 [error] 12#12: *5 user "bob": password mismatch, client: 203.0.113.9, server: x, request: "GET / HTTP/1.1"',
    'LF_HTACCESS',
    'HTACCESS_LOG',
  ],
])('the own log of %s counts', (_, line, setting, log) => {
  expect(what(line)).toContain(`lfd counts it as a failure for ${setting}, if that is on and ${log} names`);
});

test('a packet with a loopback address from outside is forged', () => {
  const line =
    'kernel: Firewall: *TCP_IN Blocked* IN=eth0 OUT= SRC=127.0.0.1 DST=192.0.2.1 PROTO=TCP SPT=1234 DPT=22 SYN URGP=0';
  expect(what(line)).toContain('claims to come from this server itself');
  expect(what(line.replace('127.0.0.1', '203.0.113.9'))).not.toContain('claims');
});

test('no answer promises another line that counts', () => {
  const line =
    'Nov 27 01:02:03 web sshd[812]: Connection closed by authenticating user root 203.0.113.9 port 51022 [preauth]';
  expect(what(line)).toContain('which lfd does not count');
  expect(what(line)).toContain('Look in the log for another line');
});

test('a login that worked is called that, with its own log and nothing to do', () => {
  const dovecot = (words: string): string =>
    `Nov 27 01:02:03 mx dovecot: imap-login: ${words}: user=<bob>, method=PLAIN, rip=203.0.113.9, lip=192.0.2.1`;
  expect(what(dovecot('Login'))).toMatch(/This login worked\. lfd counts it for LT_IMAPD.* IMAPD_LOG names/);
  expect(what(dovecot('Logged in'))).toMatch(/a login that worked, or .*lfd counts failed logins\.$/);
});

test('an advice to do nothing is a sentence', () => {
  const line =
    'Nov 27 01:02:03 mx dovecot: imap-login: Disconnected (no auth attempts in 0 secs): user=<>, rip=203.0.113.9, lip=192.0.2.1';
  expect(what(line)).toMatch(/to count\. There is nothing to do\. If one unknown address/);
});

test('what dmesg prints of csf is read: the time of the kernel is none of a chat', () => {
  const line =
    '[123456.789012] Firewall: *TCP_IN Blocked* IN=eth0 OUT= MAC=a SRC=203.0.113.9 DST=198.51.100.1 PROTO=TCP SPT=1025 DPT=81 SYN URGP=0';
  expect(what(line)).toMatch(/^The firewall dropped a TCP packet from 203\.0\.113\.9 to port 81\./);
  expect(what(line.replace('[123456', '[    12'))).toMatch(/^The firewall dropped/);
});

test.each([
  ['nf_conntrack: nf_conntrack: table full, dropping packet', /table of connections is full.*csf blocked nobody/],
  ['TCP: request_sock_TCP: Possible SYN flooding on port 443. Sending cookies.', /SYN cookies.*csf blocked nobody/],
])('what the kernel says of a flood is no failed login: %s', (words, expected) => {
  expect(what(`Nov 27 01:02:03 web kernel: ${words}`)).toMatch(expected);
});

test('an account that appeared can be that of an intruder', () => {
  const mail = (subject: string): string => `Subject: lfd on web: ${subject}\n\nTime: x\n`;
  expect(what(mail('System Exploit checking detected a possible compromise'))).toContain('treat that as a break-in');
  expect(what(mail('Account modification alert'))).toContain('look who has root rights');
});

test('what csf and lfd print into the journal says the same as on a terminal', () => {
  const journal = (program: string, words: string): string => `Nov 27 01:02:03 web ${program}[812]: ${words}`;
  const failed =
    'Error: iptables command [x] failed, you appear to be missing a required iptables module, at line 1102';
  expect(what(failed)).toMatch(/^csf stopped at this error and removed all rules/);
  expect(what(journal('csf', failed))).toBe(what(failed));
  expect(what(journal('csf', '(restoring iptables)'))).toBe(what('(restoring iptables)'));
  const perl = "Can't locate JSON/Tiny.pm in @INC (x) at /usr/sbin/lfd line 44.";
  expect(what(journal('lfd', perl))).toBe(what(perl));
});

test.each([
  [
    "This site can't be reached\nweb took too long to respond.\nERR_CONNECTION_TIMED_OUT",
    /^A client that could not connect/,
  ],
  [
    "curl: (28) Failed to connect to x port 443 after 130000 ms: Couldn't connect to server",
    /^A client that could not/,
  ],
  ['Detail: Fetching http://x/: Timeout during connect (likely firewall problem)', /^The issuer of the certificate/],
  ['Job for lfd.service failed because a fatal signal was delivered to the control process.', /and kills itself/],
])('what a client, an issuer or systemctl prints is known: %s', (text, expected) => {
  expect(what(text)).toMatch(expected);
});

test.each([
  ['DirectAdmin', "2026:11:27-01:02:03: '203.0.113.9' 1 failed login attempts. Account 'admin'"],
  ['Roundcube', '[27-Nov-2026 01:02:03 +0000]: <a> IMAP Error: Login failed for bob from 203.0.113.9. x'],
  ['The mail server', '2026-11-27 01:02:03 no host name found for IP address 203.0.113.9'],
])('%s is named as the writer of its line', (name, line) => {
  expect(what(line)).toMatch(new RegExp(`^${name} wrote this line`));
});
