import {decodeBlock, type Finding} from '../../../answers/output';

const texts = (text: string): string =>
  decodeBlock(text)
    .findings.flatMap(({what, local = '', notes}) => [what, local, ...notes])
    .join('\n');

test('what lfd prints is known behind the head of the journal too', () => {
  expect(decodeBlock('jul 24 22:02:48 SERVIDOR1 lfd[3055]: csf and lfd have been disabled').findings).toMatchObject([
    {kind: 'log', what: expect.stringMatching(/csf -x: \/etc\/csf\/csf\.disable exists.*run csf -e/)},
  ]);
});

test('lfd that kills itself has its reason in its log, and one that the kernel killed does not', () => {
  const service = (words: string): string => texts(`Nov 27 01:02:03 web systemd[1]: lfd.service: ${words}`);
  expect(service('Main process exited, code=killed, status=9/KILL')).toMatch(
    /writes the reason into its log and kills itself[^]*tail -n 20 \/var\/log\/lfd\.log/,
  );
  expect(service("Failed with result 'oom-kill'.")).toMatch(/memory ran out[^]*no error in csf\.conf[^]*journalctl -k/);
  expect(service('Main process exited, code=exited, status=1/FAILURE')).not.toContain('kill');
  expect(service('Main process exited, code=exited, status=203/EXEC')).toMatch(/missing, nobody may run it, or its/);
  expect(service("Can't open PID file /run/lfd.pid (yet?) after start: x")).toContain('It is no error.');
});

test('the status of a service that runs is no error, and none of its lines is unknown', () => {
  const status =
    '● csf.service - Sentinel Firewall\n     Loaded: loaded (/usr/lib/systemd/system/csf.service; enabled)\n     Active: active (exited) since x; 2 days ago\n    Process: 7 ExecStart=/usr/sbin/csf --initup (code=exited, status=0/SUCCESS)\n   Main PID: 7 (code=exited)\n        CPU: 1s';
  expect(decodeBlock(status)).toMatchObject({
    findings: [{what: expect.stringMatching(/runs\. It is no error/)}],
    unknownLines: 0,
  });
});

test.each([
  [
    "Can't locate Math/BigInt.pm in @INC (you may need x) at /usr/sbin/csf line 22.\nBEGIN failed--compilation aborted at /usr/sbin/csf line 22.",
    /^A Perl module is missing/,
  ],
  [
    "Can't locate Sentinel/Config.pm in @INC (x) at /usr/sbin/csf line 22.\nCompilation failed in require at x line 1.",
    /^A Perl module of csf itself is missing/,
  ],
  ['Compilation failed in require at /usr/sbin/csf line 22.', /damaged, missing or from another package/],
  ['perl: warning: Setting locale failed.', /lacks the language/],
  ['-bash: csf: command not found', /^The shell does not find csf/],
  ['sudo: csf: command not found', /^The shell does not find csf/],
  ['wget: unable to resolve host address \u2018download.configserver.com\u2019', /maker closed in August 2025/],
  ['modprobe: FATAL: Module ip_tables not found in directory /lib/modules/6.1.0-13-amd64', /could not load a module/],
  ["iptables v1.8.9 (nf_tables): table `nat' is incompatible, use 'nft' tool.", /two variants of iptables/],
  ['iptables: Resource temporarily unavailable.', /another program was changing the rules/],
  [
    'iptables v1.8.10 (nf_tables): Could not fetch rule set generation id: Permission denied (you must be root)',
    /only root/,
  ],
  ['Use of uninitialized value in concatenation (.) or string at /usr/sbin/csf line 300.', /Perl warns .*goes on/],
  ['(root) FAILED (loading cron table)', /SELinux label/],
  ['The service \u201clfd\u201d appears to be down.', /service monitor of cPanel/],
  ['A brute force attack has been detected in one of your service logs.', /monitor of DirectAdmin/],
  ['/usr/sbin/csf: line 1: syntax error near unexpected token', /It belongs to csf: the file is damaged/],
  ['/etc/csf/csfpost.sh: line 1: syntax error near unexpected token', /a script of your own/],
  ['E: Unable to locate package libcrypt-ssleay-perl', /no package of this name/],
  ["cp: cannot stat 'Geo': No such file or directory", /harmless/],
  ['Error: Could not process rule: No such file or directory', /^nft printed this/],
  [
    'Nov 27 01:02:03 web kernel: TRACE: filter:DENYIN:rule:3 IN=eth0 OUT= SRC=203.0.113.9 DST=192.0.2.1 PROTO=TCP SPT=1 DPT=22',
    /follows a packet.*csf --trace/,
  ],
  [
    '*Error* The path to iptables is either not set or incorrect for IPTABLES [] in /etc/csf/csf.conf at /usr/local/csf/lib/x.pm line 47.\nCompilation failed in require at /usr/sbin/csf line 14.\nBEGIN failed--compilation aborted at /usr/sbin/csf line 14.',
    /IPTABLES in csf\.conf is empty or missing/,
  ],
])('an error around csf has one reason: %s', (text, expected) => {
  const {findings} = decodeBlock(text);
  expect(findings.map(({what}) => what)).toEqual([expect.stringMatching(expected)]);
});

test('the name of a program alone is the reason of a block', () => {
  const line = 'Temporary Blocks: IP:203.0.113.27 Port:25 Dir:in TTL:3600 (lfd - smtpauth)';
  expect(decodeBlock(line).findings).toMatchObject([{trigger: 'LF_SMTPAUTH', permanent: false, ports: '25'}]);
});

test('a row of a panel says how long its block lasts, and whose a private address is', () => {
  const row =
    'Unblock 192.168.118.72? \t192.168.118.72\t*\tin\t276\tlfd - *Port Scan* detected from 192.168.118.72 (-). 11 hits in the last 221 seconds';
  expect(decodeBlock(row).findings).toMatchObject([
    {kind: 'temporary', trigger: 'PS_LIMIT', permanent: false, until: expect.stringContaining('276 seconds')},
  ]);
  const [{local, prevent, lookCloser, notes}] = decodeBlock(`IP address\tPort\tDir\tTTL (secs)\tComment\n${row}`)
    .findings as [Finding];
  expect(local).toMatch(/^192\.168\.118\.72 is an address of a local network/);
  expect(prevent[0]!.commands).toEqual([
    expect.any(String),
    'echo "192.168.118.72" >> /etc/csf/csf.ignore',
    'csf --lfd restart',
  ]);
  // As shipped, lfd counts multicasts, and neither broadcasts nor lines of the packet filter.
  expect(notes.join(' ')).toMatch(
    /multicasts.*broadcasts over UDP only if PS_PORTS names BRD.*only with DROP_PF_LOGGING = "1"/,
  );
  expect(lookCloser).toContain("journalctl -k --no-pager | grep -F 'SRC=192.168.118.72 '");
  expect(texts(row.replaceAll('192.168.118.72', '203.0.113.7'))).not.toContain('local network');
});

const mail = (program: string): string =>
  `Subject: lfd on server.example.com: Excessive resource usage: mysql (1182)\n\nTime: Tue Jan 14 03:43:11 2020 +0200\nAccount: mysql\nResource: Virtual Memory Size\nExceeded: 1121 > 512 (MB)\nExecutable: ${program}\nCommand Line: x\nPID: 1182\nKilled: No\n`;

test('the mail about a large process names it, and ignores no interpreter', () => {
  expect(texts(mail('/usr/sbin/mysqld'))).toMatch(
    /It is \/usr\/sbin\/mysqld of the account mysql\. lfd did not end it[^]*write exe:\/usr\/sbin\/mysqld into/,
  );
  for (const program of ['/usr/bin/php8.2', '/usr/sbin/php-fpm8.2', '/usr/local/php82/sbin/php-fpm82']) {
    expect(texts(mail(program))).toContain(`Do not write exe:${program} into csf.pignore`);
  }
  expect(texts(mail('/tmp/$(x)'))).not.toContain('/tmp/');
});

test('the mail about a suspicious process names it, and warns before it is ignored', () => {
  const body =
    'Subject: lfd on server.example.com: Suspicious process running under user bob\n\nTime: x\nPID: 1\nAccount: bob\nUptime: 120 seconds\n\nExecutable:\n\n/home/bob/x\n\nCommand Line (often faked in exploits):\n\nx\n';
  expect(texts(body)).toMatch(/It is \/home\/bob\/x of the account bob\.\n?[^]*an intruder may run it/);
  expect(texts(body)).not.toContain('did not end it');
});

test('connections from the ports of a web server are those of its visitors', () => {
  const end =
    'Files open by the process (if any):\n\n/var/log/nginx/error.log\n\nNetwork connections by the process (if any):\n\ntcp: 0.0.0.0:80 -> 0.0.0.0:0\n';
  const connections = 'tcp: 5.9.xx.xxx:80 -> 66.249.66.69:37045\ntcp: 5.9.xx.xxx:80 -> 178.128.14.227:52570\n';
  expect(texts(end + connections)).toMatch(
    /its visitors[^]*Check Executable[^]*write exe:\/usr\/sbin\/nginx into \/etc\/csf\/csf\.pignore and run csf --lfd restart/,
  );
  expect(texts(suspicious('/usr/sbin/nginx') + connections)).toMatch(/its visitors[^]*write exe:\/usr\/sbin\/nginx/);
  expect(texts(suspicious('/tmp/x') + connections)).not.toContain('visitors');
  expect(texts(end)).not.toContain('visitors');
});

const suspicious = (program: string, command = program): string =>
  `Subject: lfd on server.example.com: Suspicious process running under user bob\n\nTime: x\nPID: 18442 (Parent PID:1)\nAccount: bob\nUptime: 120 seconds\n\nExecutable:\n\n${program}\n\nCommand Line (often faked in exploits):\n\n${command}\n\nNetwork connections by the process (if any):\n`;
const logged = (program: string, command: string): string =>
  `Nov 27 01:02:03 web lfd[8]: *Suspicious Process* PID:18442 PPID:1 User:bob Uptime:120 secs EXE:${program} CMD:${command}`;

test.each([
  ['a program in /tmp', suspicious('/tmp/kdevtmpfsi')],
  ['a program in /var/tmp', suspicious('/var/tmp/x')],
  ['a program in /dev/shm', suspicious('/dev/shm/x/y')],
  ['a hidden folder', suspicious('/home/bob/public_html/.cache/x')],
  ['a hidden program', suspicious('/usr/share/.x')],
  ['a deleted file in /tmp', suspicious('/tmp/x (deleted)')],
  ['a file that is in memory only', suspicious('/memfd:x (deleted)')],
  ['a name of a kernel thread', suspicious('/home/bob/x', '[kworker/u4:1]')],
  ['an interpreter with the name of a kernel thread', suspicious('/usr/bin/perl', '[kworker/0:0]')],
  ['a line of lfd.log', logged('/tmp/x', './x -o pool')],
  ['a line of lfd.log with such a name', logged('/home/bob/x', '[kthreadd]')],
  ['the mail about a large process', mail('/tmp/x')],
  [
    'a list of processes',
    'Time: x\nAccount: bob\nProcess Count: 11\n\nUser:bob PID:12 PPID:1 Run Time:9(secs) Memory:1(kb) RSS:1(kb) exe:/tmp/x cmd:x',
  ],
])('a process of an intruder is called that, and gets no line for csf.pignore: %s', (_, text) => {
  const [first] = decodeBlock(`${text}\n`).findings;
  expect(first).toMatchObject({grave: 'intruder', what: expect.stringMatching(/^This looks like a break-in: /)});
  expect(first!.notes.join('\n')).toMatch(/Write no line for it into csf\.pignore[^]*crontab -l -u (?:bob|mysql)/);
  expect(texts(text)).not.toMatch(/p?exe:\/|p?cmd:|If you know it/);
});

test.each(['/usr/sbin/nginx', '/home/bob/.nvm/versions/node/v22/bin/node', '/home/bob/.local/bin/x', '/opt/tmp/x'])(
  'a process of a service is no break-in: %s',
  (program) => {
    expect(texts(suspicious(program) + logged(program, 'x'))).not.toContain('break-in');
  },
);

test.each([
  ['a mail without the line Killed', mail('/usr/sbin/mysqld').replace(/Killed: No\n/, '')],
  [
    'its first lines alone',
    'Account: mysql\nResource: Process Time\nExceeded: 9 > 8 (seconds)\nExecutable: /usr/bin/x',
  ],
])('no word of the end of a process whose line Killed is missing: %s', (_, text) => {
  expect(texts(text)).toContain('of the account mysql');
  expect(texts(text)).not.toMatch(/end(?:ed)? it/);
});

test('a service in an interpreter gets a line of its command or account', () => {
  const named = mail('/usr/bin/python3.11').replace('Line: x', 'Line: /usr/bin/python3.11 /opt/app/run.py --port 8000');
  expect(texts(named)).toContain('as cmd:/usr/bin/python3.11 /opt/app/run.py --port 8000, and run csf --lfd restart');
  expect(texts(mail('/usr/bin/node'))).toMatch(/behind cmd:, or its account behind user:/);
});

const processes = [
  'Time:          Fri Nov 27 01:02:03 2026 +0000',
  'Account:       web1',
  'Process Count: 12 (Not killed)',
  '',
  'Process Information:',
  '',
  'User:web1 PID:812 PPID:1 Run Time:10(secs) Memory:3000(kb) RSS:200(kb) exe:/usr/sbin/exampled cmd:exampled -f',
  'User:web1 PID:813 PPID:1 Run Time:10(secs) Memory:3000(kb) RSS:200(kb) exe:/usr/bin/php8.2 cmd:php x.php',
];
const usage = mail('/usr/sbin/mysqld').split('\n').slice(2, -1);

test.each<[string, (line: string, at: number) => string]>([
  ['alone', (line) => line],
  ['quoted', (line) => `> ${line}`],
  ['quoted twice', (line) => `> > ${line}`],
  ['a list', (line) => `- ${line}`],
  ['a list with stars', (line) => `* ${line}`],
  ['a numbered list', (line, at) => `${at + 1}. ${line}`],
  ['a list with bold names', (line) => `- ${line.replace(/^([A-Z][\w ]+):/, '**$1:**')}`],
  ['code', (line) => `\x60${line}\x60`],
  ['a table', (line) => line.replace(/^([A-Z][\w ]+): +(.+)$/, '| $1 | $2 |')],
  ['a fence', (line, at) => `${at === 0 ? '\x60\x60\x60\n' : ''}${line}`],
])('a mail about processes is known without its subject: %s', (_, form) => {
  const found = (lines: string[]) => decodeBlock(lines.map(form).join('\n')).findings;
  expect(found(processes)).toMatchObject([{kind: 'mail', setting: 'PT_USERPROC'}]);
  expect(found(usage)).toMatchObject([{kind: 'mail', setting: 'PT_USERMEM'}]);
});

test.each([
  ['without its fields', processes.slice(4)],
  ['a single process', processes.slice(6)],
  ['in one line', [processes.join(' ')]],
])('a list of processes is known and says what lfd can leave out: %s', (_, lines) => {
  expect(decodeBlock(lines.join('\n')).findings).toMatchObject([{kind: 'mail', setting: 'PT_USERPROC'}]);
  expect(texts(lines.join('\n'))).toContain('an intruder may run them');
});

test('a list of processes names those that lfd can leave out, and no interpreter', () => {
  expect(texts(processes.join('\n'))).toContain('write exe:/usr/sbin/exampled into /etc/csf/csf.pignore');
  expect(texts(processes.join('\n'))).toContain('user:web1 in csf.pignore hides all its processes');
  const scripts = processes.filter((line) => !line.includes('exe:/usr/sbin/exampled')).join('\n');
  expect(texts(scripts)).toMatch(/write no exe: line for them.*raise PT_USERPROC/);
});

test('a service whose file an update replaced is to be restarted, not ignored', () => {
  expect(texts(suspicious('/usr/sbin/mariadbd (deleted)'))).toMatch(/Restart its service, and lfd reports it no more/);
  expect(texts(suspicious('/tmp/x (deleted)'))).not.toContain('Restart its service');
});

test('the web interface may lack IPv6', () => {
  expect(
    texts('lfd[8010]: UI: *Error* cannot open server on port 3443: IO::Socket::IP configuration failed'),
  ).toContain('IPV6 = "0"');
});

test('a line of a fork gets no command of csf', () => {
  const line =
    'qhtlfirewall.deny: 198.51.100.23 # qhtlwaterfall: (sshd) Failed SSH login from 198.51.100.23 (US/United States/-): 5 in the last 3600 secs - Mon Sep 15 11:02:10 2025';
  expect(decodeBlock(line).findings).toMatchObject([
    {trigger: 'LF_SSHD', permanent: true, unblock: [], lookCloser: [], prevent: []},
  ]);
  expect(texts(line)).toContain('it has qhtlfirewall -dr');
});

test.each([
  ['tcp|in|d=22|s=0.0.0.0/0', 'In csf.deny it closes TCP port 22 to all addresses that are not in csf.allow'],
  ['csf.deny: tcp|in|d=20_21|s=0.0.0.0/0 # x', 'closes TCP ports 20 to 21 to all'],
  ['0.0.0.0/0', 'closes every port to all'],
])('%s means everybody', (line, expected) => {
  expect(texts(line)).toContain('This line means everybody.');
  expect(texts(line)).toContain(expected);
});

test.each(['tcp|in|d=22|s=203.0.113.7', 'tcp|out|d=25|d=0.0.0.0/0'])('%s does not', (line) => {
  expect(texts(line)).not.toContain('everybody');
});

test('the address of the data of a cloud is no visitor', () => {
  const line =
    '169.254.169.254 # lfd: (CT) IP 169.254.169.254 (-/-/-) found to have 18 connections - Wed Mar 11 14:02:38 2015';
  expect(texts(line)).toContain('not a visitor. Do not block it.');
});

test.each([
  ['postfix/smtpd[681]: lost connection after AUTH from unknown[198.51.100.99]', 'which-failures-does-lfd-miss'],
  ['postfix/smtpd[681]: SSL_accept error from unknown[198.51.100.99]: -1', 'which-failures-does-lfd-miss'],
  ['H=(x) [198.51.100.99] F=<a@example.net> rejected RCPT <b@example.org>: relay not permitted', 'which-failures'],
  ['postfix/smtp[690]: connect to mx.example.net[198.51.100.23]:25: Connection timed out', 'smtp_block-and-your-own'],
  [
    'postfix/smtpd[681]: warning: unknown[198.51.100.99]: SASL LOGIN authentication failed: x',
    'which-failures-does-lfd-miss',
  ],
  ['1xXEuW-0000FO-12 == a@example.net R=dnslookup T=remote_smtp defer (110): Connection timed out', 'smtp_block-and'],
  ['ssh: connect to host 203.0.113.10 port 22: Connection timed out', 'what-do-you-see'],
  ['ipset v7.17: Hash is full, cannot add more elements', 'how-long-may-a-list-be'],
  [
    "iptables v1.8.9 (nf_tables): Couldn't load match `owner':No such file or directory",
    'the-test-fails-after-an-upgrade',
  ],
  ['iptables: No chain/target/match by that name.', 'containers-lose-their-network'],
])('%s has its section', (line, section) => {
  expect(decodeBlock(line).findings[0]!.page).toContain(`#${section}`);
});

const hit = (port: number): string =>
  `Mar 31 11:28:22 vps kernel: [2760494.944535] Firewall: *TCP_IN Blocked* IN=venet0 OUT= MAC= SRC=203.0.113.9 DST=198.51.100.177 LEN=64 TOS=0x00 PREC=0x00 TTL=48 ID=14772 DF PROTO=TCP SPT=50780 DPT=${port} WINDOW=65535 RES=0x00 SYN URGP=0`;
const scan = (ports: readonly number[]): string =>
  `Time:    Sun Mar 31 11:29:35 2019 -0400\nIP:      203.0.113.9 (-)\nHits:    11\nBlocked: Temporary Block for 3600 seconds [PS_LIMIT]\n\nSample of block hits:\n${ports.map(hit).join('\n')}\n`;

test('hits on one port are no search for ports, and name the port to open', () => {
  expect(texts(scan([587, 587, 587, 587]))).toMatch(
    /11 hits, in this email all on port 587\.\n[^]*If this server should offer port 587, add it to TCP_IN/,
  );
  expect(texts(scan([587, 25, 587, 465]))).toMatch(/It tried ports 587, 25, 465\./);
});

const syslog =
  'Subject: lfd on server.example.com: SYSLOG Check Failed\n\nTime:  x\nError: Failed to detect code [gs4J5] in SYSLOG_LOG [/var/log/messages]\n\nSYSLOG may not be running correctly\n';

test('the mail about the test line names the setting that is wrong, not the one that sends it', () => {
  expect(decodeBlock(syslog).findings).toMatchObject([{setting: 'SYSLOG_LOG'}]);
  expect(texts(syslog)).toMatch(
    /in \/var\/log\/messages, .* If that file does not exist, or does not grow, set SYSLOG_LOG/,
  );
  expect(texts(`${syslog}ls: cannot access '/var/log/messages': No such file or directory`)).toContain(
    'That file does not exist: set SYSLOG_LOG',
  );
  expect(texts(syslog)).toMatch(
    /Ubuntu \/var\/log\/syslog, and restart[^]*after a move .* at SSHD_LOG[^]*start rsyslog/,
  );
  expect(texts(syslog.replace('messages', 'syslog'))).toContain('writes, on the RHEL family /var/log/messages, and');
});

test('an empty path of iptables is called empty', () => {
  const error = (path: string): string =>
    `*Error* The path to iptables is either not set or incorrect for IPTABLES [${path}] in /etc/csf/csf.conf`;
  expect(texts(error(''))).toMatch(/IPTABLES in csf\.conf is empty or missing/);
  expect(texts(error('/sbin/x'))).toMatch(/no program at the path in the brackets/);
});

test('a block for failures of the mail server itself names them, in a line and in the email', () => {
  const line =
    'Nov 27 01:02:03 mx postfix/smtpd[7]: warning: x[203.0.113.9]: SASL PLAIN authentication failed: Connection lost to authentication server';
  const email = `Subject: lfd on web: blocked 203.0.113.9 (-)\n\nTime: x\nIP: 203.0.113.9 (-)\nFailures: 5 (smtpauth)\nInterval: 3600 seconds\nBlocked: Permanent Block [LF_SMTPAUTH]\n\nLog entries:\n\n${line}\n`;
  for (const text of [line, email]) {
    expect(texts(text)).toContain('The server itself failed: it could not ask whether the password is right.');
    expect(texts(text.replace(/: Connection lost.*/, ': x'))).not.toContain('The server itself failed');
  }
});

test('what csf -p prints is no log, and says of a database that its port is open', () => {
  const row = (open: string): string => `3306/tcp   ${open}  0     (1300/mysql)         mariadbd   /usr/sbin/mariadbd`;
  const head = 'Port/Proto Open Conn  PID/User             Command Line                            Executable';
  const ssh = '22/tcp     4/6  2     (1234/root)          sshd: /usr/sbin/sshd -D                 /usr/sbin/sshd';
  expect(decodeBlock(`${head}\n${ssh}\n${row('-/-')}`)).toMatchObject({findings: [{count: 3}], unknownLines: 0});
  const [open] = decodeBlock(`${head}\n${ssh}\n${row('4/6')}`).findings;
  expect(open).toMatchObject({grave: 'open', what: expect.stringContaining('the port of MySQL')});
  expect(open!.notes.join()).toMatch(
    /tcp\|in\|d=3306\|s= and the address\. Then remove 3306 from TCP_IN and TCP6_IN and run csf -ra\./,
  );
});

test('an event begins with a capital, and an escalation names another block as the last one', () => {
  const log = (words: string): string => texts(`Nov 27 01:02:03 web lfd[8]: ${words}`);
  expect(log('*Exceeded AUTHRELAY limit* from bob (101 in the last 3600 secs)')).toMatch(/^An account or address sent/);
  const escalated = (word: string): string =>
    log(
      `(PERMBLOCK) 203.0.113.9 (-) has had more than 4 temp blocks in the last 86400 secs - *Blocked in csf* [${word}]`,
    );
  expect(escalated('LF_SSHD')).toContain('The last block was for failed SSH logins');
  expect(escalated('LF_PERMBLOCK_COUNT')).not.toContain('The last block was');
});

test('an error in the patterns of the administrator is reported as one', () => {
  expect(
    texts('lfd[8]: Main Process: Illegal division by zero at /usr/local/csf/bin/regex.custom.pm line 22.'),
  ).toMatch(/error in your patterns.*perl -c/);
});

test.each([
  [
    'an archive that is none',
    'gzip: stdin: not in gzip format',
    /^The downloaded file is no archive, .* did not happen\. A csf that was there before stays/,
  ],
  [
    'a missing page',
    'curl: (22) The requested URL returned error: 404',
    /^A download failed\. If it was that of csf, nothing was updated/,
  ],
])('the first error is the answer, not what follows from it: %s', (_, first, expected) => {
  const lines = [
    'tar: Child returned status 1',
    '/opt/lib/firewall.sh.inc: line 66: cd: csf: No such file or directory',
    "sh: 0: Can't open install.sh",
    first,
  ];
  const {findings, unknownLines} = decodeBlock(lines.join('\n'));
  expect(unknownLines).toBe(0);
  expect(findings.map(({what}) => what)).toEqual([expect.stringMatching(expected)]);
});

test('a client that could not connect is no download', () => {
  expect(texts('curl: (7) Failed to connect to 203.0.113.7 port 443: Connection refused')).not.toContain('download');
});

describe('packets of containers', () => {
  const packet = (devices: string, from: string, to: string): string =>
    `Firewall: *TCP_${devices.startsWith('IN= ') ? 'OUT' : 'IN'} Blocked* ${devices} SRC=${from} DST=${to} PROTO=TCP SPT=41236 DPT=5678 SYN URGP=0`;

  test.each([
    [
      'to one',
      packet('IN= OUT=br-b118407a7c22', '172.18.0.1', '172.18.0.2'),
      /to a container of its own, 172\.18\.0\.2, port 5678/,
      'csf -a "tcp|out|d=5678|d=172.18.0.2"',
    ],
    [
      'from one',
      packet('IN=docker0 OUT=', '172.17.0.2', '172.17.0.1'),
      /from a container of this server, 172\.17\.0\.2, port 5678/,
      'csf -a "tcp|in|d=5678|s=172.17.0.2"',
    ],
  ])('get a filter for their port alone: %s', (_, line, what, command) => {
    const [found] = decodeBlock(line).findings;
    expect(found!.what).toMatch(what);
    expect(found!.prevent.map(({commands, setting}) => commands?.[0] ?? setting)).toEqual([command, 'ETH_DEVICE_SKIP']);
    expect(found!.notes.join(' ')).toMatch(/not of the internet.*Do not open the port in TCP_IN/);
  });

  test('are no others', () => {
    expect(texts(packet('IN=eth0 OUT=', '203.0.113.7', '203.0.113.10'))).not.toContain('Docker');
    expect(texts(packet('IN=br-lan OUT=', '192.168.1.7', '192.168.1.1'))).not.toContain('Docker');
  });
});

test('an entry of csf.deny that another program wrote has its reason there, not in lfd.log', () => {
  const line = 'csf.deny: 203.0.113.99 # BFM: exim2=30 (DE/Germany/-) - Fri Dec  6 10:30:58 2024';
  const [found] = decodeBlock(line).findings;
  expect(found!.what).toContain('written by the brute force monitor of DirectAdmin');
  expect(found!.notes.join(' ')).toMatch(/there, not in lfd\.log.*correct the password first/);
});
