import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {messages, type CompiledMessage} from '../../../model/lfd/messages';
import {refinements} from '../../../model/lfd/messages/refinements';
import {nearMisses} from '../../../answers/test-log/nearMisses';
import {sitePatterns} from '../../../answers/test-log/sitePatterns';
import {logReader, type LogContext} from '../../../model/lfd/readLogLine';
import {explainLine, type ExplainedVerdict as Verdict} from '../../../answers/test-log/explainLine';
import {logKinds} from '../../../answers/test-log/logKinds';
import {recogniseLog} from '../../../answers/test-log/recogniseLog';

type Settings = Record<string, string>;
type Recorded = {settings: string; file: string; lines: string[]; counts: string[]};

// The first row holds the settings by name, each further one lines of a log with what the product made of them.
const [first, ...rows] = readFileSync('packages/csf/tests/fixtures/log-lines.jsonl', 'utf8').trimEnd().split('\n');
const settings = JSON.parse(first!) as Record<string, Settings>;
const requests = rows.map((row) => JSON.parse(row) as Recorded);
const one = settings['one']!;

function context(file: string, values: Record<string, string> = {}): LogContext {
  return {file, settings: {...one, ...values}};
}

const ssh = 'Nov 27 01:02:03 server sshd[812]: Failed password for root from 203.0.113.7 port 40022 ssh2';

function notCounted(verdict: Verdict): Extract<Verdict, {counted: false}> {
  if (verdict.counted) {
    throw new Error(`The line counts: ${JSON.stringify(verdict.hits)}`);
  }
  return verdict;
}

test('each refinement is of a message', () => {
  expect(messages.flatMap(({id, refine}) => (refine ? id : [])).sort()).toEqual(Object.keys(refinements).sort());
});

// Recorded by `npm run compare -- csf.tgz logs --record`; a repeated line acts once where lfd acts once.
test('each recorded line counts as the product counts it', () => {
  const actsOnce = ['PS_LIMIT', 'LF_CPANEL_ALERT', 'SYSLOG_CHECK'];
  const differing = requests.filter((request) => {
    const read = logReader({file: request.file, settings: settings[request.settings]!});
    const counts = new Map<string, number>();
    request.lines.forEach((line, index) => {
      const verdict = read(line, index + 1);
      for (const hit of verdict.counted ? verdict.hits : []) {
        const key = [hit.setting, hit.service, hit.address, hit.account, hit.text].join(' | ');
        counts.set(key, actsOnce.includes(hit.setting) ? 1 : (counts.get(key) ?? 0) + hit.count);
      }
    });
    return (
      [...counts]
        .map(([key, count]) => `${count} x ${key}`)
        .sort()
        .join() !== request.counts.join()
    );
  });

  expect(requests.length).toBeGreaterThan(1400);
  expect(requests.filter(({counts}) => counts.length > 0).length).toBeGreaterThan(400);
  expect(differing).toEqual([]);
});

describe('a message', () => {
  test.each(messages.map((message) => [message.id, message] as const))('%s reads its example', (id, message) => {
    const verdict = explainLine(message.example, context(one[message.logs[0]!]!));
    const found = verdict.counted ? verdict.hits.map(({family}) => family) : [verdict.what];

    expect(found).toContain(id);
    expect(verdict.counted).toBe(id !== 'suhosin-alert');
  });

  test('has an id and an example of its own', () => {
    expect(new Set(messages.map(({id}) => id)).size).toBe(messages.length);
    expect(new Set(messages.map(({example}) => example)).size).toBe(messages.length);
  });

  test('has a setting and logs of a csf.conf', () => {
    const facts = JSON.parse(readFileSync('packages/csf/facts/settings.json', 'utf8')) as {settings: {name: string}[]};
    const known = facts.settings.map(({name}) => name);
    const used = messages.flatMap(({setting, countsFor = setting, logs}) => [setting, countsFor, ...logs]);

    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('a line that does not count', () => {
  test.each([
    ['setting-off', ssh, context('/log/SSHD_LOG', {LF_SSHD: '0'}), /LF_SSHD is "0"/],
    [
      'setting-off',
      ssh,
      context('/log/SSHD_LOG', {RESTRICT_SYSLOG: '1', SSHD_LOG: '/log/SSHD_LOG'}),
      /RESTRICT_SYSLOG/,
    ],
    ['wrong-log', ssh, context('/log/IMAPD_LOG'), /SSHD_LOG names: \/log\/SSHD_LOG/],
    [
      'wrong-log',
      messages.find(({id}) => id === 'suhosin-alert')!.example,
      context('/log/SUHOSIN_LOG'),
      /Because of a bug/,
    ],
    [
      'wrong-log',
      messages.find(({id}) => id === 'apache-symlink-race')!.example,
      context('/log/MODSEC_LOG', {LF_MODSEC: '0', LF_CXS: '0'}),
      /While only LF_SYMLINK is on/,
    ],
    ['ignored-address', ssh, {...context('/log/SSHD_LOG'), isIgnored: () => true}, /ignores 203\.0\.113\.7/],
    ['local', ssh.replace('203.0.113.7', '127.0.0.1'), context('/log/SSHD_LOG'), /the server itself/],
    ['no-address', ssh.replace('203.0.113.7', 'client.example'), context('/log/SSHD_LOG'), /client\.example/],
    ['no-address', ssh.replace('203.0.113.7', 'x.x.x.x'), context('/log/SSHD_LOG'), /hid the address/],
    ['no-address', ssh.replace('203.0.113.7', '[redacted]'), context('/log/SSHD_LOG'), /hid the address/],
    ['no-address', ssh.replace('203.0.113.7', '203.0.113.xxx'), context('/log/SSHD_LOG'), /hid the address/],
    ['no-address', ssh.replace(/203.*/, '203.0...'), context('/log/SSHD_LOG'), /The line is cut/],
    ['no-address', ssh.replace(/203.*/, '203.0'), context('/log/SSHD_LOG'), /The line is cut/],
    ['near-miss', ssh.replace('sshd[', 'sshd-session['), context('/log/SSHD_LOG'), /OpenSSH 9\.8/],
    [
      'left-out',
      'Nov 27 01:02:03 server kernel: Firewall: *TCP_IN Blocked* IN=eth0 OUT= SRC=203.0.113.7 DST=192.0.2.10 PROTO=TCP SPT=1 DPT=80',
      context('/log/IPTABLES_LOG'),
      /Port 80 is open: TCP_IN names it/,
    ],
    [
      'left-out',
      '2026-11-27 01:02:03 cwd=/var/spool/exim 4 args: /usr/sbin/exim -Mc x',
      context('/log/SCRIPT_LOG'),
      /home folder/,
    ],
    ['unknown-words', 'Nov 27 01:02:03 server app[1]: login failed', context('/log/SSHD_LOG'), /knows no message/],
  ] as const)('says why: %s', (reason, line, where, why) => {
    const verdict = notCounted(explainLine(line, where));

    expect(verdict.reason).toBe(reason);
    expect(verdict.why).toMatch(why);
    expect(verdict.advice).not.toBe('');
  });

  test('of another panel names the setting as missing', () => {
    const without = Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'LF_CPANEL'));
    const {example} = messages.find(({id}) => id === 'cpanel-failed-login')!;
    const verdict = notCounted(explainLine(example, {file: '/log/CPANEL_LOG', settings: without}));

    expect(verdict.why).toMatch(/no LF_CPANEL.* belongs to cPanel/);
    expect(verdict.advice).not.toContain('regex.custom.pm');

    // A name that says no panel, and belongs to two.
    const relay = messages.find(({setting}) => setting === 'RT_RELAY_ALERT')!;
    const others = Object.fromEntries(Object.entries(one).filter(([name]) => name !== 'RT_RELAY_ALERT'));
    expect(notCounted(explainLine(relay.example, {file: '/log/SMTPRELAY_LOG', settings: others}))).toMatchObject({
      why: 'This csf.conf has no RT_RELAY_ALERT, which belongs to cPanel and DirectAdmin.',
      advice: 'If the server has cPanel or DirectAdmin, choose it under "Settings" or paste its csf.conf.',
    });
  });
});

const near = load(readFileSync(path.join(__dirname, 'nearMisses.yml'), 'utf8')) as Record<string, string>;

describe('a near miss', () => {
  test.each(nearMisses.map((row) => [row.id, row] as const))('%s is recognised in each log', (id) => {
    expect(near[id]).toBeDefined();
    for (const log of [
      'SSHD_LOG',
      'IMAPD_LOG',
      'SMTPAUTH_LOG',
      'HTACCESS_LOG',
      'MODSEC_LOG',
      'FTPD_LOG',
      'IPTABLES_LOG',
    ]) {
      expect(notCounted(explainLine(near[id]!, context(`/log/${log}`)))).toMatchObject({reason: 'near-miss', what: id});
    }
  });

  test.each([
    [
      'Oct 22 03:39:17 mx1 exim[29786]: dovecot_login \tauthenticator failed for (User) [92.118.38.37]: 535 Incorrect authentication data (set_id=user@example.com)',
      'Set SMTPAUTH_LOG to a log of Exim with',
    ],
    [
      'Apr 20 01:02:03 web nginx: 2012/04/09 11:53:29 [error] 2865#0: *66647 user "xyz" was not found in "/var/www/.htpasswd", client: 203.0.113.77, server: www.host.com',
      'Set HTACCESS_LOG to a log of nginx with',
    ],
    [
      'Apr 20 01:02:03 web httpd[12]: [error] [client 203.0.113.77] user alice not found: /private/',
      'Set HTACCESS_LOG to a log of Apache with',
    ],
    [
      'Oct 11 01:06:47 ServerJV vsftpd[19627]: [anonymous] FAIL LOGIN: Client "203.0.113.77"',
      'Set FTPD_LOG to a log of vsftpd with',
    ],
    [
      '2021-02-27 19:50:14 pop3-login: Info: Disconnected (auth failed, 1 attempts in 7 secs): user=<backup>, method=PLAIN, rip=155.94.137.56, lip=192.0.2.10, session=<nEF8xt6ChdibXok4>',
      'Set POP3D_LOG to a log of Dovecot with',
    ],
  ])('behind a head that lfd does not expect names the log setting: %s', (line, advice) => {
    const verdict = notCounted(explainLine(line, context('/log/SSHD_LOG')));
    expect(verdict.what).toBe('other-head');
    expect(verdict.advice).toContain(advice);
    expect(advice).toContain(recogniseLog([line])?.log);
  });
});

describe('an advice', () => {
  const docs = ['usage/custom-log-rules', 'with/wordpress']
    .map((page) => readFileSync(`docs/${page}.mdx`, 'utf8'))
    .join('\n');

  test.each(Object.entries(sitePatterns))('names the pattern for %s as the page has it', (_, pattern) => {
    expect(docs).toContain(`$line =~ /${pattern}/`);
  });

  test('names a pattern only for lines that it matches', () => {
    const closed = 'Nov 27 01:02:03 server sshd-session[812]: Connection closed by 203.0.113.7 port 40022 [preauth]';
    expect(notCounted(explainLine(closed, context('/log/SSHD_LOG'))).page).toBeUndefined();
    const accepted =
      'Nov 27 01:02:03 server sshd-session[812]: Accepted password for root from 203.0.113.7 port 1 ssh2';
    expect(notCounted(explainLine(accepted, context('/log/SSHD_LOG'))).advice).toMatch(/^Nothing: /);
    const aborted =
      'Nov 27 01:02:03 mail dovecot: imap-login: Login aborted: Logged out (no auth attempts in 0 secs): user=<>, rip=203.0.113.7, lip=192.0.2.1';
    expect(notCounted(explainLine(aborted, context('/log/IMAPD_LOG')))).toMatchObject({what: 'dovecot-no-attempt'});
  });

  const smtps = near['postfix-other-service']!;

  test.each([
    ['a gateway', smtps.replace('203.0.113.7', '192.168.0.1'), /it would block 192\.168\.0\.1.* into csf\.ignore/],
    ['a container', smtps.replace('203.0.113.7', '172.17.0.1'), /it would block 172\.17\.0\.1/],
    ['a private IPv6 network', smtps.replace('203.0.113.7', 'fd00::1'), /it would block fd00::1/],
    ['Dovecot', near['dovecot-login-aborted']!.replace('203.0.113.7', '10.0.0.1'), /it would block 10\.0\.0\.1/],
    ['sshd', near['sshd-session']!.replace('203.0.113.7', '192.168.1.1'), /it would block 192\.168\.1\.1/],
    ['the server itself', smtps.replace('203.0.113.7', '127.0.0.1'), /lfd never blocks 127\.0\.0\.1/],
    ['an unknown program', 'Nov 27 01:02:03 server app[1]: bad login from 10.1.2.3', /it would block 10\.1\.2\.3/],
    ['a client of the internet', smtps, /^Add the pattern for Postfix/],
    [
      'a server in a local network',
      near['dovecot-login-aborted']!.replace('192.0.2.10', '10.0.0.2'),
      /^Add the pattern/,
    ],
  ])('says whom a pattern would block: %s', (_, line, advice) => {
    expect(notCounted(explainLine(line, context('/log/SMTPAUTH_LOG'))).advice).toMatch(advice);
  });

  test.each([
    near['exim-server-failure']!,
    near['exim-server-failure']!.replace('(x) [203.0.113.7]', 'H=[203.0.113.7]:40022'),
    near['dovecot-server-failure']!,
    'Nov 27 01:02:03 mail dovecot: imap-login: Disconnected (auth service reported temporary failure): user=<bob>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.10',
    'Nov 27 01:02:03 mail dovecot: auth: Error: ldap(bob,203.0.113.7): Connection refused',
    'Nov 27 01:02:03 mail dovecot: auth-worker(900): Error: mysql(localhost): Connect failed to database (mail): Connection refused',
    near['postfix-server-failure']!,
    near['postfix-server-failure']!.replace('/smtps/', '/'),
    'Nov 27 01:02:03 mail postfix/smtpd[77]: warning: SASL: Connect to private/auth failed: Connection refused',
  ])('never counts a failure of the server, which would block its customers: %s', (line) => {
    expect(notCounted(explainLine(line, context('/log/IMAPD_LOG'))).advice).toMatch(/^Never count such lines/);
  });

  test.each([
    'Nov 27 01:02:03 server sshd[812]: pam_unix(sshd:session): session opened for user root(uid=0) by (uid=0)',
    'Nov 27 01:02:03 server systemd-logind[600]: New session 12 of user root.',
    'Nov 27 01:02:03 mail dovecot: imap-login: Logged in: user=<bob>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.1',
    'Nov 27 01:02:03 mail dovecot: managesieve-login: Login: user=<bob>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.1',
    'Nov 27 01:02:03 server pure-ftpd[7]: (bob@203.0.113.7) [INFO] bob is now logged in',
    'Nov 27 01:02:03 server proftpd[7]: 127.0.0.1 (203.0.113.7[203.0.113.7]) - USER a b: Login successful.',
    "2026:11:27-01:02:03: '203.0.113.7' successful login to 'admin' after 1 attempts",
    '2026-11-27 01:02:03 admin 203.0.113.7 successfully logged in',
    'Nov 27 01:02:03 server wordpress(example.com)[7]: Accepted password for bob from 203.0.113.7',
    'Nov 27 01:02:03 server dropbear[7]: Pubkey auth succeeded for root with key x from 203.0.113.7:40022',
    'Nov 27 01:02:03 server phpMyAdmin[7]: user authenticated: root from 203.0.113.7',
    '[27-Nov-2026 01:02:03 +0000]: <a> Successful login for bob (ID: 1) from 203.0.113.7 in session a',
  ])('asks for nothing where a login worked: %s', (line) => {
    expect(notCounted(explainLine(line, context('/log/SSHD_LOG')))).toMatchObject({
      why: expect.stringContaining('a login that worked'),
      advice: 'Nothing.',
    });
  });

  test('recommends no setting for a failure of the server itself, which lfd never counts', () => {
    const line =
      'Nov 27 01:02:03 mail dovecot: imap-login: Disconnected (auth failed, 1 attempts in 2 secs): user=<bob>, method=PLAIN, rip=127.0.0.1, lip=127.0.0.1';
    const where = context('/log/IMAPD_LOG', {LF_IMAPD: '0'});
    expect(notCounted(explainLine(line, where))).toMatchObject({reason: 'local', address: '127.0.0.1'});
  });

  test.each([
    ['LT_IMAPD', 'dovecot: imap-login: Login: user=<bob>, method=PLAIN, rip=203.0.113.7, lip=192.0.2.1'],
    ['LF_DISTFTP', 'pure-ftpd: (?@203.0.113.7) [INFO] bob is now logged in'],
    ['LF_DISTSMTP', 'postfix/smtpd[7]: A1: client=x[203.0.113.7], sasl_method=PLAIN, sasl_username=bob'],
    ['LF_SUDO_EMAIL_ALERT', 'sudo:   bob : TTY=pts/0 ; PWD=/home/bob ; USER=root ; COMMAND=/bin/ls'],
    [
      'PS_INTERVAL',
      'kernel: Firewall: *UDP_IN Blocked* IN=eth0 OUT= SRC=203.0.113.7 DST=192.0.2.1 PROTO=UDP SPT=53 DPT=40022 ',
    ],
    [
      'UID_INTERVAL',
      'kernel: Firewall: *TCP_OUT Blocked* IN= OUT=eth0 SRC=192.0.2.1 DST=203.0.113.7 PROTO=TCP SPT=40022 DPT=26 UID=1001 GID=1 ',
    ],
  ])('recommends no %s for what is no failure', (setting, words) => {
    for (const isShipped of [true, false]) {
      const where = {...context('/log/SSHD_LOG', {[setting]: '0'}), isShipped: () => isShipped};
      const {advice} = notCounted(explainLine(`Nov 27 01:02:03 server ${words}`, where));
      expect(advice).toMatch(
        new RegExp(`(?:there is nothing to do|blocks nobody for it)\\. Set ${setting} in csf\\.conf only `),
      );
    }
  });

  test.each([
    [
      'LF_APACHE_404',
      '[Fri Nov 27 01:02:03 2026] [error] [client 203.0.113.7] File does not exist: /var/www/html/x.php',
    ],
    [
      'LF_APACHE_403',
      '[Fri Nov 27 01:02:03 2026] [error] [client 203.0.113.7] client denied by server configuration: /var/www/x',
    ],
  ])('recommends %s only with the care that csf.conf asks for', (setting, line) => {
    const {advice} = notCounted(explainLine(line, context('/log/HTACCESS_LOG', {[setting]: '0'})));
    expect(advice).toMatch(new RegExp(`^Set ${setting} in csf\\.conf only against an attack, and to a high number`));
  });

  test.each([
    "Mar 19 18:22:28 ns named[12]: client @0x7fd2dc209db0 81.105.67.254#80 (sl): query (cache) 'sl/ANY/IN' denied",
    "19-Mar-2021 18:22:28.260 client @0x7fd2dc209db0 81.105.67.254#80 (sl): query (cache) 'sl/ANY/IN' denied",
    near['bind-category']!,
    near['bind-other-words']!,
  ])('limits forged queries in BIND, as a block hits the victims: %s', (line) => {
    const {advice} = notCounted(explainLine(line, context('/log/BIND_LOG', {LF_BIND: '0'})));
    expect(advice).toMatch(/^Limit such queries in BIND.*rate-limit\..*hits the victims\./);
  });

  test('says of a server that takes only keys what its sshd writes', () => {
    const verdict = notCounted(explainLine(near['sshd-connection-ended']!, context('/log/SSHD_LOG')));
    expect(verdict.advice).toContain('A server that takes only keys never writes it: lfd then counts unknown names');
    const {why} = notCounted(explainLine(near['sshd-no-common-method']!, context('/log/SSHD_LOG')));
    expect(why).toMatch(/^sshd and the client know no common method/);
  });

  test('names the pattern for WordPress only for the lines that it counts', () => {
    const adviceOf = (line: string): string => notCounted(explainLine(line, context('/log/SSHD_LOG'))).advice;
    const wrong = near['wordpress-login']!;
    expect(adviceOf(wrong)).toMatch(/^Name the log in CUSTOM1_LOG, and add the pattern for WordPress/);
    for (const other of [wrong.replace('POST', 'GET'), wrong.replace(' 200 ', ' 302 ')]) {
      expect(adviceOf(other)).toContain('that counts only failures');
    }
  });

  test.each(['lost connection after AUTH from', 'connect from', 'disconnect from', 'timeout after AUTH from'])(
    'names no pattern for a connection without a login: %s',
    (words) => {
      const line = `Nov 27 01:02:03 mail postfix/smtps/smtpd[77]: ${words} unknown[203.0.113.7]`;
      expect(notCounted(explainLine(line, context('/log/SMTPAUTH_LOG'))).advice).not.toContain('pattern');
    },
  );

  test.each([
    ['a name', 'Nov 27 01:02:03 server pure-ftpd: last message repeated 12 times', /behind the host name/],
    ['a number', 'Nov  7 01:02:03 mail postfix/smtpd[77]: last message repeated 2 times', /behind the host name/],
    ['another time', '2026-11-27T01:02:03+00:00 server sshd[8]: last message repeated 2 times', /syslog time/],
  ])('tells a program before a summary from another time: %s', (_, line, why) => {
    expect(notCounted(explainLine(line, context('/log/SSHD_LOG'))).why).toMatch(why);
  });

  test.each([
    [
      'a time in two words, and two spaces',
      ssh.replace('Nov 27 01:02:03', '[27/Nov/2026:01:02:03 +0000]').replace(': F', ':  F'),
      'time-in-two-words',
    ],
    [
      'a dotted date',
      ssh.replace('Nov 27 01:02:03 server', '2026.11.27 01:02:03 host(auth.info)'),
      'time-in-two-words',
    ],
    [
      'AllowUsers with an address',
      '2026-11-27 01:02:03.205351-0700  localhost sshd[6738]: User root from 192.168.33.1 not allowed because not listed in AllowUsers',
      'time-in-two-words',
    ],
    ['a word before the time', `x ${ssh}`, 'words-before-program'],
    [
      'dmesg',
      '[123456.789012] Firewall: *TCP_IN Blocked* IN=eth0 OUT= SRC=203.0.113.7 DST=192.0.2.1 PROTO=TCP SPT=1 DPT=81',
      'message-alone',
    ],
  ])('names what keeps lfd from counting the line: %s', (_, line, what) => {
    expect(notCounted(explainLine(line, context('/log/SSHD_LOG')))).toMatchObject({reason: 'near-miss', what});
  });
});

describe('an advice about a setting makes lfd count the line once somebody follows it', () => {
  /** The settings after an advice, as a visitor would understand it. */
  function follow(advice: string, values: Settings, file: string): Settings {
    const [, name = '', rest = ''] =
      /(?:^|\. )Set (\w+)(?: or \w+)* (in csf\.conf|to 0|to another value|to the log|as well)/.exec(advice) ?? [];
    const next: Record<string, string> = {
      'in csf.conf': '5',
      'as well': '5',
      'to 0': '0',
      'to another value': '0',
      'to the log': file,
    };
    return {...values, [name]: next[rest] ?? `no setting in: ${advice}`};
  }

  // Lines of InterWorx have no words by which to know them in another log.
  const countable = messages.filter(({id}) => id !== 'suhosin-alert');

  test.each([
    ['its setting is off', ({setting}: CompiledMessage) => ({[setting]: '0'})],
    [
      'the log is another',
      ({logs, id}: CompiledMessage) => (id === 'interworx-failed-login' ? {} : {[logs[0]!]: '/elsewhere'}),
    ],
    ['RESTRICT_SYSLOG = "1"', () => ({RESTRICT_SYSLOG: '1'})],
    ['WATCH_MODE = "1"', () => ({WATCH_MODE: '1'})],
  ])('%s', (_, change) => {
    let advised = 0;
    for (const message of countable) {
      const file = `/log/${message.logs[0]!}`;
      let where = context(file, change(message) as Settings);
      let verdict = explainLine(message.example, where);
      for (let step = 0; step < 3 && !verdict.counted; step++) {
        advised += 1;
        where = {...where, settings: follow(verdict.advice, where.settings, file)};
        verdict = explainLine(message.example, where);
      }
      expect([message.id, verdict.counted]).toEqual([message.id, true]);
    }
    expect(advised).toBeGreaterThan(0);
  });
});

// What the table says in words about lines that look alike.
const alike = load(readFileSync(path.join(__dirname, 'alike.yml'), 'utf8')) as Record<string, string[]>;

describe('a line that looks alike does not count', () => {
  test.each(Object.entries(alike).flatMap(([log, lines]) => lines.map((line) => [log, line] as const)))(
    '%s: %s',
    (log, line) => {
      expect(notCounted(explainLine(line, context(`/log/${log}`))).advice).not.toBe('');
    },
  );
});

test('a repeated message counts the one before it again, up to a hundred times', () => {
  const read = logReader(context('/log/SSHD_LOG'));

  expect(read(ssh, 1)).toMatchObject({counted: true, hits: [{count: 1, lineNumber: 1, account: 'root'}]});
  expect(read('Nov 27 01:02:09 server last message repeated 3 times', 2)).toMatchObject({
    hits: [{count: 3, lineNumber: 2}],
  });
  expect(read('Nov 27 01:02:09 server last message repeated 500 times', 3)).toMatchObject({hits: [{count: 100}]});
  // lfd stops at an empty line, and begins anew behind it.
  expect(read('', 4).counted).toBe(false);
  expect(read('Nov 27 01:02:09 server last message repeated 3 times', 5).counted).toBe(false);
});

test('a repeated message that comes in a later pass counts nothing, as lfd forgot the line before (lfd.pl 1442)', () => {
  const read = logReader(context('/log/SSHD_LOG', {LF_PARSE: '10'}));
  const summary = 'Nov 27 01:02:14 server last message repeated 3 times';

  expect([read(ssh, 1, 0).counted, read(summary, 2, 10).counted]).toEqual([true, true]);
  expect(notCounted(read(summary, 3, 11)).why).toMatch(/every 10 seconds \(LF_PARSE\).* 11 seconds later/);
});

test('a failed web login counts for two settings', () => {
  const line = messages.find(({id}) => id === 'apache-login-failed')!.example;
  const verdict = explainLine(line, context('/log/HTACCESS_LOG'));

  expect(verdict.counted && verdict.hits.map(({setting}) => setting)).toEqual(['LF_HTACCESS', 'LF_APACHE_401']);
});

test('SSH failures count in /var/log/messages once lfd reads it for another setting', () => {
  expect(explainLine(ssh, context('/var/log/messages')).counted).toBe(false);
  expect(explainLine(ssh, context('/var/log/messages', {IPTABLES_LOG: '/var/log/messages'})).counted).toBe(true);
  expect(explainLine(ssh, context('/var/log/messages', {CUSTOM3_LOG: '/var/log/messages'})).counted).toBe(true);
});

describe('a log is recognised', () => {
  test.each(
    messages
      .filter(({id}) => !['suhosin-alert', 'lfd-syslog-check'].includes(id))
      .map(({id, logs, example}) => [id, logs, example] as const),
  )('from the example of %s', (_, logs, example) => {
    const same: Record<string, string> = {
      ...{SCRIPT_LOG: 'SMTPAUTH_LOG', SMTPRELAY_LOG: 'SMTPAUTH_LOG'},
      ...{SU_LOG: 'SSHD_LOG', SUDO_LOG: 'SSHD_LOG', WEBMIN_LOG: 'SSHD_LOG'},
    };
    const wanted = logs.map((log) => same[log] ?? log);
    // Postfix and Kerio write into the log of the mail server.
    const alternatives = [
      ...wanted,
      ...(wanted.includes('SMTPAUTH_LOG') ? ['IMAPD_LOG'] : []),
      // Apache writes what ModSecurity says, and both write into its error log.
      ...(wanted.includes('MODSEC_LOG') ? ['HTACCESS_LOG'] : []),
    ];

    expect(alternatives).toContain(recogniseLog([example])?.log);
  });

  test('by most of its lines, and from none where there is nothing to see', () => {
    const lines = [...Array<string>(5).fill(ssh), 'Nov 27 01:02:03 server kernel: hello', 'text'];

    expect(recogniseLog(lines)).toEqual(logKinds.find(({log}) => log === 'SSHD_LOG'));
    expect(recogniseLog(['text', ''])).toBeUndefined();
  });
});

test('mail from the server itself counts as relaying from it, with a login or without', () => {
  for (const protocol of ['P=esmtp', 'P=esmtpsa A=dovecot_login:info@example.com']) {
    const line = `2026-11-27 01:02:03 1abcde-0001ab-2C <= info@example.com H=localhost [127.0.0.1] ${protocol} S=1234 for a@example.com`;
    const verdict = explainLine(line, context('/log/SMTPRELAY_LOG'));
    expect(verdict).toMatchObject({counted: true, hits: [{family: 'exim-localhost-relay'}]});
  }
});
