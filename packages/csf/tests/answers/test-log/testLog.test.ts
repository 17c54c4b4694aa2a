import {startLogTest, type Server} from '../../../answers/test-log/testLog';
import {readPaste} from '../../../answers/paste';
import {verdict} from '../../../answers/test-log/verdict';

const generic: Server = {panel: 'generic', config: '', lists: {}, log: '', latest: Date.UTC(2026, 11, 1) / 1000};

const failure = (second: number, address = '203.0.113.7'): string =>
  `Nov 21 02:24:${String(second).padStart(2, '0')} server sshd[812]: Failed password for root from ${address} port 40022 ssh2`;

function read(lines: string[], server: Partial<Server> = {}) {
  const test = startLogTest({...generic, ...server});
  lines.forEach(test.add);
  return test;
}

const attack = [1, 2, 3, 4, 5, 6].map((second) => failure(second));
const cron = 'Nov 21 02:24:03 server cron[1]: (root) CMD (true)';

test('the fifth failure blocks, with the shipped settings', () => {
  const test = read(attack);
  expect(test.reading()).toMatchObject({
    log: {setting: 'SSHD_LOG'},
    lines: 6,
    linesOf: {failure: 6, login: 0, report: 0},
  });
  const {blocks, answers} = test.blocking({});
  expect(blocks).toBe(1);
  expect(answers[0]).toMatchObject({address: '203.0.113.7', blocks: [{lineNumber: 5, trigger: 'LF_SSHD'}]});
  expect(answers[0]!.texts[0]!.texts.deny).toEqual([
    '203.0.113.7 # lfd: (sshd) Failed SSH login from 203.0.113.7 (-): 5 in the last 3600 secs - Sat Nov 21 02:24:05 2026',
  ]);
});

test('an empty line has a number, but is none of the lines of the log', () => {
  const test = read(attack.flatMap((line) => ['', line]));
  expect(test.reading().lines).toBe(6);
  expect(test.blocking({}).answers[0]).toMatchObject({blocks: [{lineNumber: 10}]});
});

describe('the verdict', () => {
  const verdictOf = (lines: string[], server: Partial<Server> = {}, changes: Record<string, string> = {}): string => {
    const test = read(lines, server);
    return verdict(test.reading(), test.blocking(changes));
  };

  test('begins with who is blocked, when and for how long', () => {
    expect(verdictOf(attack)).toBe(
      'lfd blocks 203.0.113.7 at line 5, Nov 21 02:24:05, permanently, after 5 failures (LF_SSHD). lfd counts 6 of 6 lines against an address. All this holds only if SSHD_LOG names the log with these lines. As shipped without a panel for the RHEL family, it names /var/log/secure.',
    );
  });

  test('says of lines of lfd.log what they are, and nothing that contradicts them', () => {
    const line =
      'Feb 14 08:23:15 server lfd[12]: (smtpauth) Failed SMTP AUTH login from 203.0.113.99 (-): 5 in the last 3600 secs - *Blocked in csf* [LF_SMTPAUTH]';
    const lines = [line, 'Feb 14 10:23:15 server lfd[12]: Incoming IP 203.0.113.98 temporary block removed'];
    const said = verdictOf(lines);
    expect(said).toMatch(/^These lines are from lfd\.log: they say what lfd did, such as a block of 203\.0\.113\.99\./);
    expect(said).toMatch(/csf -g 203\.0\.113\.99 .*csf -trd 203\.0\.113\.99 .*csf -dr 203\.0\.113\.99 .*block decoder/);
    expect(said).not.toContain('nobody');
    expect(read(lines).blocking({}).unknown).toHaveLength(1);
    expect(verdictOf([failure(1), line])).toMatch(
      /^1 of 2 lines is from lfd\.log: it says what lfd did, such as a block of .* Of the other lines: lfd blocks nobody because of them\. 203\.0\.113\.7 comes to 1 of 5/,
    );
  });

  test('counts a line of a log that SMTPAUTH_LOG does not name as shipped, and says the setting first', () => {
    const lines = [
      'in /var/log/mail.log:',
      'Nov  8 18:37:20 vps postfix/submission/smtpd[261]: connect from unknown[203.0.113.99]',
      'Nov  8 18:37:35 vps postfix/submission/smtpd[261]: warning: unknown[203.0.113.99]: SASL LOGIN authentication failed: UGFzc3dvcmQ6',
      'Nov  8 18:37:35 vps postfix/submission/smtpd[261]: lost connection after AUTH from unknown[203.0.113.99]',
    ];
    expect(verdictOf(lines)).toMatch(
      /^lfd counts these lines only with SMTPAUTH_LOG = "\/var\/log\/mail\.log", .* csf --lfd restart\. Then: lfd blocks nobody\. 203\.0\.113\.99 comes to 1 of 5 failures for LF_SMTPAUTH\./,
    );
    expect(verdictOf(lines.slice(1), {config: 'SMTPAUTH_LOG = "/var/log/maillog"\n'})).toMatch(/^lfd blocks nobody\./);
    expect(verdictOf(lines.slice(1), {config: 'SMTPAUTH_LOG = "/var/log/other"\n'})).toContain(
      'SMTPAUTH_LOG names: /var/log/other',
    );
  });

  test('says of a program for which lfd has no rule what a pattern must take and fit', () => {
    const line =
      "Nov 27 01:02:03 pbx freepbx[34]: [2026-11-27 01:02:03] #033[1;33mNOTICE#033[0m[1]: chan_sip.c: Registration from '<sip:1@192.0.2.10>' failed for '203.0.113.99:50527' - Wrong password";
    expect(verdictOf([line])).toMatch(
      /This is Asterisk.*no rule for it.*CUSTOM1_LOG.*the client, here 203\.0\.113\.99\. syslog writes #033/,
    );
    expect(readPaste([line, line].join('\n'), 'log').taken).toEqual([]);
  });

  test('names the log setting of lines whose setting is off, and what it names as shipped', () => {
    const line =
      'Feb 27 19:50:14 pop3-login: Info: Disconnected (auth failed, 1 attempts in 7 secs): user=<backup>, method=PLAIN, rip=155.94.137.56, lip=192.0.2.10, session=<nEF8xt6ChdibXok4>';
    expect(read([line]).reading().log.setting).toBe('POP3D_LOG');
    expect(verdictOf([line])).toContain(
      'set LF_POP3D there, and POP3D_LOG to the file with these lines (as shipped, /var/log/maillog)',
    );
  });

  test("knows vsftpd by its own log, and says that lfd never counts vsftpd's answers", () => {
    const line =
      'Thu Oct  2 18:37:41 2025 [pid 3761993] [test] FTP response: Client "ADDRESS", "530 Permission denied."';
    const own = line.replace('ADDRESS', '203.0.113.77');
    expect(read([own]).reading().log).toMatchObject({setting: 'FTPD_LOG', isRecognised: true});
    expect(verdictOf([own])).toMatch(
      /never counts an answer.*CUSTOM1_LOG.*limited time.*the client, here 203\.0\.113\.77/,
    );
    expect(verdictOf([line.replace('ADDRESS', '192.168.0.1')])).toContain('Add no pattern yet');
  });

  test.each([
    ['-- Logs begin at Fri 2021-08-20 10:00:00 UTC, end at Thu 2021-08-26 12:00:00 UTC. --', attack[0]!],
    [
      'Journal entries are like:',
      'Aug 25 12:56:19 proftpd[xxxxxx]: pam_unix(proftpd:auth): authentication failure; logname= uid=0 euid=0 tty=/dev/ftpdxxxxxx ruser=root rhost=xxx.xxx.xxx.xxx  user=root',
    ],
  ])('says that lfd never reads the journal: %s', (head, line) => {
    expect(verdictOf([head, line])).toContain('lfd reads only files, never the journal');
    expect(verdictOf([line, `${cron} journalctl`])).not.toContain('journal:');
  });

  test('says first that lfd does not start', () => {
    expect(verdictOf(attack, {config: 'TESTING = "1"\n'})).toMatch(
      /^lfd does not start with TESTING = "1"\. While none runs, nobody is blocked\. Once it runs: lfd blocks 203\.0\.113\.7/,
    );
    expect(verdictOf(attack, {config: 'LF_DAEMON = "0"\n'})).toMatch(/^lfd does not start with LF_DAEMON = "0"/);
    expect(verdictOf(attack, {config: 'TESTING = "0"\n'})).toMatch(/^lfd blocks/);
  });

  test('says which limit the visitor changed', () => {
    expect(verdictOf(attack, {}, {LF_SSHD: '3'})).toMatch(
      /^With LF_SSHD = "3" instead of "5": lfd blocks 203\.0\.113\.7 at line 3/,
    );
    expect(verdictOf(attack, {}, {LF_SSHD: '5'})).toMatch(/^lfd blocks/);
  });

  test('says who comes nearest where nobody is blocked', () => {
    expect(verdictOf(attack.slice(0, 3))).toMatch(
      /^lfd blocks nobody\. 203\.0\.113\.7 comes to 3 of 5 failures for LF_SSHD\./,
    );
  });

  const session = attack.map((line) => line.replace('sshd[', 'sshd-session['));

  test('says in its first sentence why nothing is counted', () => {
    expect(verdictOf(session)).toMatch(
      /^lfd blocks nobody, as it counts none of 6 lines: OpenSSH 9\.8 and later write failures as sshd-session\./,
    );
    expect(verdictOf([...session, ...Array<string>(9).fill(cron)])).toMatch(
      /^lfd blocks nobody, as it counts none of 15 lines; for 6 of them the reason is: OpenSSH 9\.8/,
    );
    expect(verdictOf([cron])).toMatch(/^lfd blocks nobody, as it does not count this line: lfd knows no message like/);
    const off = {config: 'LF_SSHD = "0"\nSSHD_LOG = "/var/log/auth.log"\n'};
    expect(verdictOf(attack, off)).toMatch(/^lfd blocks nobody, as it counts none of 6 lines: .*LF_SSHD is "0"/);
    expect(verdictOf(session, {}, {LF_SSHD: '3'})).toMatch(/^With LF_SSHD = "3" instead of "5": lfd blocks nobody, as/);
  });

  test('says first what lfd makes of a line with the name of its container', () => {
    const test = read(attack);
    const pasted = {mark: 'the names of containers', counted: 0};
    expect(verdict(test.reading(), test.blocking({LF_SSHD: '3'}), pasted)).toMatch(
      /^If the log itself has the names of containers, lfd counts none of 6 lines\. Without them: with LF_SSHD = "3" instead of "5": lfd blocks 203\.0\.113\.7 at line 3/,
    );
  });

  test('says that csf.deny has the address', () => {
    expect(verdictOf(attack, {lists: {deny: '203.0.113.7'}})).toMatch(/^csf\.deny already has 203\.0\.113\.7/);
  });

  test('is none where the times cannot be read', () => {
    const lines = attack.map((line) => line.replace('Nov', 'Okt'));
    expect(verdictOf(lines)).toMatch(/^This page cannot say whether lfd blocks 203\.0\.113\.7.*here are 6\./);
    expect(verdictOf(lines.slice(0, 4))).toMatch(/^lfd blocks nobody/);
  });

  test('says of failures of the server that it counts that they are no wrong passwords', () => {
    const failed = (why: string): string =>
      `Nov 21 02:24:01 mail postfix/smtpd[1]: warning: x[203.0.113.9]: SASL LOGIN authentication failed: ${why}`;
    const config = 'SMTPAUTH_LOG = "/var/log/maillog"\n';
    const lines = [failed('Connection lost to authentication server'), failed('UGFzc3dvcmQ6')];
    expect(verdictOf(lines, {config})).toMatch(
      /lfd counts 2 of 2 lines.* Look at 1 line of these first\. The server itself failed: .*password is right/,
    );
    expect(verdictOf(lines.slice(1), {config})).not.toContain('The server itself failed');
  });

  test('counts failures alone, and tells logins and reports apart', () => {
    const login = 'Nov 21 02:24:01 server sshd[1]: Accepted password for root from 203.0.113.9 port 1 ssh2';
    const su =
      'Nov 21 02:24:01 server su[900]: pam_unix(su:session): session opened for user root(uid=0) by bob(uid=1001)';
    expect(verdictOf([...attack.slice(0, 3), login, su])).toMatch(
      /lfd counts 3 of 5 lines against an address\. lfd only reports 2 lines\./,
    );
    const imap =
      'Nov 21 02:24:01 mail dovecot: imap-login: Login: user=<bob>, method=PLAIN, rip=203.0.113.9, lip=192.0.2.1';
    expect(verdictOf([imap], {config: 'LT_IMAPD = "5"\n'})).toMatch(
      /1 line is a login that works: only too many block/,
    );
  });

  const settings = ['LF_SSHD = "3"', '/etc/csf/csf.conf:12:SSHD_LOG = "/var/log/auth.log"'];

  test('reads settings that were pasted with the log', () => {
    const words = verdictOf([...settings, ...attack]);
    expect(words).toMatch(/^lfd blocks 203\.0\.113\.7 at line 5, .*after 3 failures .* counts 6 of 6 lines/);
    expect(words).toContain('Here, it names /var/log/auth.log. 2 lines of the text are settings and count as your csf');
    const {others} = read([...settings, ...attack]).reading();
    expect(others).toEqual([]);
    const given = verdictOf([...settings, ...attack], {config: 'LF_SSHD = "4"\n'});
    expect(given).toMatch(
      /after 4 failures .* As shipped .*, it names \/var\/log\/secure\. .* and do not count, as the field/,
    );
  });

  test('says of a shipped value that it is no value of this server', () => {
    const imap =
      'Nov 21 02:24:01 mail dovecot: imap-login: Disconnected (auth failed, 1 attempts in 2 secs): user=<bob>, method=PLAIN, rip=203.0.113.9, lip=192.0.2.1';
    expect(verdictOf([imap])).toContain(
      'but as shipped, LF_IMAPD is "0", which is off. If it is off in your csf.conf too, set LF_IMAPD there',
    );
    expect(verdictOf(['LF_IMAPD = "0"', imap])).toContain(
      'but LF_IMAPD is "0", which is off. Set LF_IMAPD in csf.conf',
    );
  });

  test('takes the shipped settings of the panel that somebody names beside the lines', () => {
    const exim =
      '2026-11-21 02:24:01 login authenticator failed for (x) [203.0.113.9]: 535 Incorrect authentication data';
    expect(verdictOf([exim])).toContain(
      'As shipped without a panel for the RHEL family, it names /var/log/secure. Exim never writes there: set SMTPAUTH_LOG to its main log',
    );
    expect(verdictOf([exim], {config: 'SMTPAUTH_LOG = "/var/log/mta"'})).not.toContain('Exim never');
    const named = read([exim, '(DirectAdmin, Debian 12)']);
    expect(named.reading().log).toMatchObject({path: '/var/log/exim/mainlog', panel: 'directadmin'});
    const ofPanel = verdictOf([exim, 'this is a cpanel server']);
    expect(ofPanel).toContain('As shipped with cPanel, it names /var/log/exim_mainlog.');
    expect(ofPanel).not.toContain('Exim never');
    // Scanners ask for panels that a server does not have.
    const scan = '203.0.113.9 - - [21/Nov/2026:02:24:01 +0000] "GET /cpanel HTTP/1.1" 404 12 "-" "curl"';
    expect(read([exim, scan]).reading().log.panel).toBeUndefined();
    expect(verdictOf([exim, 'DirectAdmin'], {panel: 'cpanel'})).toContain('As shipped with cPanel');
  });

  test('names first what somebody can change, not the lines around it', () => {
    const session = 'Nov 21 02:24:01 server sshd[1]: pam_unix(sshd:session): session opened for user root(uid=0)';
    const dovecot =
      'Nov 21 02:24:01 mail dovecot: auth-worker(2): pam(bob,203.0.113.9): pam_authenticate() failed: Authentication failure';
    const newer = failure(1).replace('sshd[', 'sshd-session[');
    expect(verdictOf([session, session, dovecot, dovecot, newer])).toContain(
      'for 1 of them the reason is: OpenSSH 9.8 and later write failures as sshd-session',
    );
    expect(verdictOf([session, session, dovecot])).toContain('for 2 of them the reason is: The line reports a login');
  });

  const webmin = 'Nov 21 02:24:01 server webmin[900]: Invalid login as root from 203.0.113.9';

  test('takes the names of one log in two distributions for one file, and names the setting of the message', () => {
    expect(verdictOf([webmin, attack[0]!], {config: 'SSHD_LOG = "/var/log/auth.log"\nLF_WEBMIN = "5"\n'})).toContain(
      'only if WEBMIN_LOG and SSHD_LOG name the log with these lines. As shipped without a panel for the RHEL family, WEBMIN_LOG names /var/log/secure. Here, SSHD_LOG names /var/log/auth.log.',
    );
    expect(verdictOf([webmin], {config: 'WEBMIN_LOG = "/var/log/auth.log"\nLF_WEBMIN = "5"\n'})).toContain(
      'counts 1 of 1 line against an address. All this holds only if WEBMIN_LOG names the log with these lines. Here, it names /var/log/auth.log.',
    );
  });

  test('does not say from which file a line is', () => {
    const postfix =
      'Nov 21 02:24:01 mail postfix/smtpd[2]: warning: unknown[203.0.113.9]: SASL LOGIN authentication failed: UGFzc3dvcmQ6';
    expect(
      verdictOf([postfix], {config: 'IMAPD_LOG = "/var/log/mail.log"\nSMTPAUTH_LOG = "/var/log/secure"\n'}),
    ).toContain(
      'only in the log that SMTPAUTH_LOG names: /var/log/secure. Here it is read as a line of /var/log/mail.log. Set SMTPAUTH_LOG to the log that contains these lines, if it names another',
    );
  });

  test('names the file on which it depends only where a line counts', () => {
    expect(verdictOf(['198.51.100.23 - - [20/Nov/2026:03:10:00 +0000] "POST / HTTP/1.1" 200 1 "-" "x"'])).not.toContain(
      'holds',
    );
  });

  test('follows the clock from one year into the next', () => {
    const lines = ['Dec 31 23:59:50', 'Dec 31 23:59:55', 'Jan  1 00:00:01', 'Jan  1 00:00:05', 'Jan  1 00:00:09'];
    const server = {latest: Date.UTC(2027, 0, 1, 12) / 1000};
    expect(
      verdictOf(
        lines.map((time) => failure(1).replace('Nov 21 02:24:01', time)),
        server,
      ),
    ).toMatch(/^lfd blocks 203\.0\.113\.7 at line 5, Jan {2}1 00:00:09/);
  });
});

test('another limit moves the block, and leaves the reading alone', () => {
  const test = read(attack);
  expect(test.blocking({LF_SSHD: '3'}).answers[0]!.blocks[0]!.lineNumber).toBe(3);
  expect(test.blocking({LF_SSHD: '10'}).blocks).toBe(0);
  expect(test.blocking({}).answers[0]!.blocks[0]!.lineNumber).toBe(5);
});

test('lfd looks at the limit after each repetition of a line', () => {
  const repeated = 'Nov 21 02:24:03 server last message repeated 9 times';
  const {answers} = read([failure(1), repeated]).blocking({});
  expect(answers[0]!.blocks[0]).toMatchObject({lineNumber: 2, count: 5});
});

test('whether lfd counts a repetition can depend on when it looks, which the tester says', () => {
  const repeated = 'Nov 21 02:24:03 server last message repeated 9 times';
  const says = (lines: string[]) =>
    read(lines)
      .blocking({})
      .notes.map(({text}) => text)
      .join();
  expect(says([failure(1), repeated])).toContain('"last message repeated" counts here if it comes within 5 seconds');
  expect(says([failure(1), failure(2)])).not.toContain('repeated');
});

test('a repetition without a year is as old as it is, behind a line with one', () => {
  const first =
    '[Wed Dec 31 23:51:02.123456 2025] [auth_basic:error] [pid 9] [client 203.0.113.8:99] AH01618: user info not found: /x';
  const countedOf = (time: string) =>
    read([first, `Dec 31 23:51:${time} host last message repeated 2 times`]).reading().linesOf.failure;
  expect(countedOf('05')).toBe(2);
  expect(countedOf('12')).toBe(1);
});

test('an address in csf.ignore does not count, and a list that was not pasted is unknown', () => {
  const test = read(attack, {lists: {ignore: '203.0.113.0/24 # office'}});
  expect(test.reading().others).toMatchObject([{reason: 'ignored-address', lines: 6}]);
  expect(
    test
      .blocking({})
      .unknown.map(({text}) => text)
      .join(),
  ).not.toContain('csf.ignore');
  expect(
    read(attack)
      .blocking({})
      .unknown.map(({text}) => text)
      .join(),
  ).toContain('csf.ignore');
});

test('settings of the visitor win over the shipped ones', () => {
  const config = 'SSHD_LOG = "/var/log/auth.log"\nLF_SSHD = "0"\nLF_INTERVAL = "3600"\n';
  const {others, log} = read(attack, {config}).reading();
  expect(log.path).toBe('/var/log/auth.log');
  expect(others).toMatchObject([{reason: 'setting-off', setting: 'LF_SSHD', lines: 6}]);
});

test('lines of the same reason are one group with the first of them as samples', () => {
  const lines = Array.from({length: 30}, (_, index) => `Nov 21 02:24:03 server cron[${index}]: (root) CMD (true)`);
  const [group] = read([...attack, ...lines]).reading().others;
  expect(group).toMatchObject({reason: 'unknown-words', lines: 30});
  expect(group!.samples).toHaveLength(20);
  expect(group!.samples[0]).toEqual({lineNumber: 7, text: lines[0]});
});

test('addresses near to a limit come before those far from it', () => {
  const {answers} = read([failure(1, '192.0.2.1'), failure(2), failure(3), failure(4)]).blocking({});
  expect(answers.map(({address}) => address)).toEqual(['203.0.113.7', '192.0.2.1']);
});

test('limits to change are those of the services in the log, with their values', () => {
  const {limits} = read(attack).blocking({});
  expect(limits.slice(0, 2)).toEqual([
    ['LF_SSHD', '5'],
    ['LF_SSHD_PERM', '1'],
  ]);
});

test('a setting that the pasted csf.conf lacks counts as shipped, and the answer says so', () => {
  const test = read(attack, {config: 'SSHD_LOG = "/var/log/auth.log"\nLF_NETBLOCK = "1"\n'});
  const {answers, unknown} = test.blocking({});
  expect(answers[0]!.blocks).toMatchObject([{lineNumber: 5, trigger: 'LF_SSHD', target: '203.0.113.7'}]);
  expect(unknown[0]?.text).toMatch(/^csf\.conf: your text has no line for \d+ settings of /);
  expect(
    read(attack)
      .blocking({})
      .unknown.map(({text}) => text)
      .join(),
  ).not.toContain('csf.conf:');
});

test('an address in csf.ignore is compared letter by letter, as lfd does', () => {
  const lines = [1, 2, 3, 4, 5].map((second) => failure(second, '2001:db8::7'));
  expect(read(lines, {lists: {ignore: '2001:db8:0:0:0:0:0:7'}}).blocking({}).blocks).toBe(1);
  expect(read(lines, {lists: {ignore: '2001:db8::7'}}).reading().linesOf.failure).toBe(0);
});

describe('RESTRICT_SYSLOG = "1" (lfd.pl 291 to 305, 1791)', () => {
  test('blocks at the first SSH failure while lfd reads the log for another setting', () => {
    const test = read(attack.slice(0, 1), {config: 'RESTRICT_SYSLOG = "1"\n'});
    expect(test.reading()).toMatchObject({log: {path: '/var/log/secure'}, linesOf: {failure: 1}});
    expect(test.blocking({}).answers[0]!.blocks).toMatchObject([
      {lineNumber: 1, count: 1, trigger: 'LF_SSHD', isPermanent: true},
    ]);
  });

  test('keeps lfd from a log that it reads for nothing else', () => {
    const config = 'RESTRICT_SYSLOG = "1"\nSSHD_LOG = "/var/log/auth.log"\nWEBMIN_LOG = "/var/log/webmin"\n';
    expect(read(attack, {config}).reading().others).toMatchObject([{reason: 'setting-off', setting: 'LF_SSHD'}]);
  });

  test('leaves logins alone, whose check lfd itself switches off', () => {
    const login = 'Nov 21 02:24:01 server sshd[1]: Accepted password for root from 203.0.113.7 port 1 ssh2';
    const {others, counted} = read([login], {config: 'RESTRICT_SYSLOG = "1"\n'}).reading();
    expect([counted, others[0]!.reason]).toEqual([[], 'setting-off']);
  });
});

test('the limit is that of the name that lfd gives a line, even if its setting is off', () => {
  // lfd takes this line of Kerio Connect for SMTP for one of IMAP.
  const line = "[27/Nov/2026 01:02:03] smtp: User info@example.com doesn't exist. Attempt from IP address 203.0.113.7";
  const test = read([line], {config: 'LF_IMAPD = "0"\nLF_SMTPAUTH = "5"\n', log: 'SMTPAUTH_LOG'});
  expect(test.blocking({}).answers[0]!.blocks).toMatchObject([{lineNumber: 1, trigger: 'LF_IMAPD'}]);
});

describe('a packet that the firewall dropped', () => {
  const packet = (rest: string): string =>
    `Nov 27 01:02:10 server kernel: [1.2] Firewall: ${rest} LEN=56 TTL=240 ID=1 `;
  const scans = {config: 'PS_INTERVAL = "60"\n'};

  test('inside an ICMP error counts for its own sender, here the server (RegexMain.pm 809)', () => {
    const line = packet(
      '*ICMP_IN Blocked* IN=eth0 OUT= SRC=198.51.100.1 DST=192.0.2.10 PROTO=ICMP TYPE=3 CODE=3 [SRC=192.0.2.10 DST=198.51.100.53 PROTO=UDP SPT=53 DPT=40022',
    );
    const test = read(Array<string>(12).fill(line), scans);
    expect(test.reading().others).toMatchObject([{reason: 'local', lines: 12}]);
    expect(test.blocking({}).answers).toEqual([]);
  });

  test('to a broadcast address does not count, unless PS_PORTS names BRD (RegexMain.pm 815)', () => {
    const line = packet(
      '*UDP_IN Blocked* IN=eth0 OUT= MAC=ff:ff:ff:ff:ff:ff:00:16:3e:11:22:33:08:00 SRC=192.0.2.20 DST=192.0.2.255 PROTO=UDP SPT=137 DPT=137',
    );
    expect(read([line], scans).reading().others).toMatchObject([{reason: 'left-out'}]);
    const config = 'PS_INTERVAL = "60"\nPS_PORTS = "0:65535,ICMP,BRD"\n';
    expect(read([line], {config}).reading().linesOf.failure).toBe(1);
  });
});

describe('which log it is', () => {
  test.each([
    [
      'cpanel',
      '[2026-11-27 01:02:00 +0000] info [cpaneld] 203.0.113.7 - alice "GET / HTTP/1.1" FAILED LOGIN cpaneld: user password incorrect',
    ],
    ['interworx', '2026-11-27 01:02:00 NW 203.0.113.7 admin@example.com'],
  ])('a log of %s counts with the shipped settings of its panel', (panel, line) => {
    const test = read(Array<string>(6).fill(line));
    expect(test.reading()).toMatchObject({log: {panel}, linesOf: {failure: 6}});
    expect(test.blocking({}).blocks).toBe(1);
  });

  test('but not if the visitor gave a csf.conf, which has no such setting', () => {
    const line =
      '[2026-11-27 01:02:00 +0000] info [cpaneld] 203.0.113.7 - alice "GET / HTTP/1.1" FAILED LOGIN cpaneld: user password incorrect';
    const {log, others} = read([line], {config: 'LF_SSHD = "5"\n'}).reading();
    expect([log.panel, others[0]!.reason]).toEqual([undefined, 'setting-off']);
    expect(others[0]!.advice).toMatch(/If the server has cPanel/);
  });

  const denied =
    '[Fri Nov 27 01:02:00 2026] [:error] [pid 1] [client 203.0.113.7:4] ModSecurity: Access denied with code 403. [id "9"]';

  test.each([
    ['a file of its own', 'MODSEC_LOG = "/var/log/modsec.log"\n'],
    [
      'a file among those of a path with *',
      'HTACCESS_LOG = "/var/log/httpd/*error_log"\nMODSEC_LOG = "/var/log/httpd/error_log"\n',
    ],
  ])('ModSecurity counts in %s', (_, config) => {
    const test = read(Array<string>(5).fill(denied), {config});
    expect(test.blocking({}).answers[0]!.blocks).toMatchObject([{lineNumber: 5, trigger: 'LF_MODSEC'}]);
  });

  test('a path with * names the files that it matches (lfd.pl 2291)', () => {
    const config = 'HTACCESS_LOG = "/var/log/httpd/*error_log"\nMODSEC_LOG = "/var/log/httpd/error_log"\n';
    expect(read([denied], {config, log: 'HTACCESS_LOG'}).reading().linesOf.failure).toBe(1);
  });
});

test.each([
  [
    'Mar 10 12:08:39 host postfix-in/submission/smtpd[8871]: warning: x[203.0.113.7]: SASL LOGIN authentication failed: UGFzc3dvcmQ6',
    /An instance of Postfix/,
  ],
  [
    'Mar 10 12:08:39 host postfix/smtpd[8871]: warning: x[203.0.113.7]: SASL XOAUTH2 authentication failed: UGFzc3dvcmQ6',
    /only those with LOGIN, PLAIN/,
  ],
  [
    'Aug 25 12:56:19 host proftpd[12]: pam_unix(proftpd:auth): authentication failure; logname= uid=0 euid=0 tty=/dev/ftpd12 ruser=root rhost=203.0.113.50  user=root',
    /PAM wrote this line\. Of ProFTPD, lfd counts only lines of its own/,
  ],
])('the reason is the one that keeps lfd from counting %s', (line, why) => {
  expect(read([line]).reading().others[0]!.why).toMatch(why);
});
