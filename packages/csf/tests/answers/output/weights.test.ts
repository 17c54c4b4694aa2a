import {decodeBlock} from '../../../answers/output';

const decode = (...lines: string[]) => decodeBlock(lines.join('\n'));

test.each([
  [
    'Apr 28 14:29:59 web lfd[5]: Watching /var/log/secure...',
    'Apr 28 14:30:00 web lfd[5]: *LOAD* 5 minute load average is 9, threshold is 6 - alert sent',
  ],
  [
    'csf: FASTSTART loading DNS (IPv4)',
    '*WARNING* RESTRICT_SYSLOG is disabled. See SECURITY WARNING in /etc/csf/csf.conf.',
  ],
  ["Flushing chain `INPUT'", '*WARNING* RESTRICT_SYSLOG is disabled. See SECURITY WARNING in /etc/csf/csf.conf.'],
  [
    'Sep 07 18:28:14 web systemd[1]: Starting ConfigServer Firewall & Security - lfd.service...',
    'Sep 07 18:28:14 web systemd[1]: lfd.service: Control process exited, code=killed, status=9/KILL',
  ],
])('a listing is no headline: %s', (listing, other) => {
  const {findings, unknownLines} = decode(listing, other);
  expect(unknownLines).toBe(0);
  expect(findings.map(({isListing = false}) => isListing)).toEqual([false, true]);
});

test.each([
  [
    '*WARNING* TESTING mode is enabled - do not forget to disable it in the configuration',
    /SSH.*TESTING = "0".*csf -ra/,
  ],
  [
    'Nov 27 01:02:03 web lfd[8]: *Error* lfd will not run with TESTING enabled in /etc/csf/csf.conf',
    /SSH.*TESTING = "0".*csf -ra/,
  ],
  [
    'Sep 07 18:28:14 web systemd[1]: lfd.service: Control process exited, code=killed, status=9/KILL',
    /lfd\.log.*TESTING = "0".*csf -ra/,
  ],
  [
    'Nov 27 01:02:03 web lfd[8]: *Error* LF_DAEMON not enabled in /etc/csf/csf.conf',
    /LF_DAEMON = "1".*csf --lfd start/,
  ],
  [
    'Error: *Error* firewalld found to be running. You must stop and disable firewalld when using csf, at line 966',
    /TCP_IN and UDP_IN.*services.*systemctl disable --now firewalld, csf -r \(csf -sf with LFDSTART = "1"\) and csf --lfd start/,
  ],
  [
    'Nov 27 01:02:03 web lfd[8]: *Error* firewalld found to be running. You must stop and disable firewalld when using csf, at line 285',
    /systemctl disable --now firewalld, csf -r \(csf -sf with LFDSTART = "1"\) and csf --lfd start/,
  ],
  [
    '*WARNING* RESTRICT_SYSLOG is disabled. See SECURITY WARNING in /etc/csf/csf.conf.',
    /RESTRICT_SYSLOG = "3".*csf -ra/,
  ],
  [
    "Testing ipt_LOG...FAILED [FATAL Error: iptables v1.8.4 (nf_tables): Chain 'LOG' does not exist] - Required for csf to function",
    /open.*No setting repairs that.*restart.*perl \/usr\/local\/csf\/bin\/csftest\.pl/,
  ],
])('a diagnosis ends with what to do: %s', (line, expected) => {
  const {what, notes} = decode(line).findings[0]!;
  expect([what, ...notes].join(' ')).toMatch(expected);
});

test('the headings of csf -g are no errors, and its rules belong to the entry', () => {
  const {findings, unknownLines} = decode(
    '# csf -g 203.0.113.99',
    'Chain            num   pkts bytes target     prot opt in     out     source               destination',
    'DENYIN 100 427 25532 DROP all -- eth0 * 203.0.113.99 0.0.0.0/0',
    'DENYOUT 100 9 12386 DROP all -- * eth0 0.0.0.0/0 203.0.113.99',
    'ip6tables: Chain num pkts bytes target prot opt in out source destination',
    'No matches found for 203.0.113.99 in ip6tables',
    'csf.deny: 203.0.113.99 # lfd: (cpanel) Failed cPanel login from 203.0.113.99 (-): 10 in the last 300 secs',
  );
  expect(unknownLines).toBe(0);
  expect(findings.map(({trigger}) => trigger)).toEqual(['LF_CPANEL']);
  expect(findings[0]!.notes).toContain('The rule in DENYIN stopped 427 packets from it, that in DENYOUT 9 to it.');
});

test('a rule that csf prints is known for IPv6 too', () => {
  expect(
    decode(
      'LOCALOUTPUT  all opt    in * out !lo  ::/0  -> ::/0',
      'LOCALINPUT  all opt -- in !lo out *  0.0.0.0/0  -> 0.0.0.0/0',
    ).unknownLines,
  ).toBe(0);
});

describe('values of the text are in the answer', () => {
  const log = (words: string) => decode(`Nov 27 01:02:03 web lfd[8]: ${words}`).findings[0]!;

  test('a process: what it uses, whether lfd ended it, and its line for csf.pignore', () => {
    const {what, notes} = log(
      '*User Processing* PID:880 Kill:0 User:mysql VM:1376(MB) EXE:/usr/local/mariadb/bin/mariadbd CMD:/usr/local/mysql/bin/mysqld --datadir=/var/lib/mysql',
    );
    expect(what).toBe('mariadbd (PID 880) uses 1376 MB of virtual memory, more than PT_USERMEM allows.');
    expect(notes.join(' ')).toMatch(
      /did not end it.*exe:\/usr\/local\/mariadb\/bin\/mariadbd into \/etc\/csf\/csf\.pignore.*csf --lfd restart/,
    );
    expect(
      log('*User Processing* PID:9 Kill:1 User:shop Time:99 EXE:/usr/bin/php CMD:php x.php').notes.join(' '),
    ).toMatch(/lfd ended it.*Do not write exe:\/usr\/bin\/php/);
  });

  test.each([
    [
      '/tmp/csf/csftest.pl',
      /^Files in \/tmp\/csf have the names of those of csf's own package\..*no break-in.*left it/,
    ],
    ['/tmp/csf/miner.pl', /treat it as a break-in/],
    [
      '/tmp/x.php',
      /names \/tmp\/x\.php, of the account shop\..*treat it as a break-in.*csf\.fignore.*csf --lfd restart/,
    ],
  ])('a file: %s', (file, expected) => {
    const line = log(`*Suspicious File* ${file} [shop:shop (1001:1001)] - Script, file extension`);
    const mail = decode(
      'Subject: lfd on web.example.com: Suspicious File Alert',
      '',
      'Time: x',
      `File: ${file}`,
      'Reason: Script',
      'Owner: shop:shop (1001:1001)',
      'Action: No action taken',
    ).findings[0]!;
    for (const {what, notes} of [line, mail]) {
      expect([what, ...notes].join(' ')).toMatch(expected);
    }
  });

  test('a file that lfd moved', () => {
    expect(
      log('*Suspicious File* /tmp/x.pl [shop:shop (1001:1001)] - Script, file extension - removed').notes.join(' '),
    ).toContain('moved it into /var/lib/csf/suspicious.tar');
  });
});

test('an error of lfd comes before what it does', () => {
  const lines = ['CC: Processing [/var/lib/csf/Geo/x.csv]', '*Error* Unable to open /var/lib/csf/x'];
  expect(decode(...lines.map((line) => `Nov 27 01:02:03 web lfd[8]: ${line}`)).findings[0]!.what).toMatch(
    /could not open/,
  );
});

test('a packet of the local network is of no scanner, and opens the port to nobody else', () => {
  const line = (source: string): string =>
    `Firewall: *TCP_IN Blocked* IN=eth0 OUT= SRC=${source} DST=192.168.1.10 PROTO=TCP SPT=41236 DPT=8443 SYN URGP=0`;
  const {local, notes, prevent} = decode(line('192.168.1.50')).findings[0]!;
  expect(local).toMatch(/^192\.168\.1\.50 is an address of a local network/);
  expect(notes.join(' ')).not.toContain('Scanners');
  expect(prevent).toEqual([expect.objectContaining({commands: ['csf -a "tcp|in|d=8443|s=192.168.1.50"']})]);
  expect(decode(line('203.0.113.99')).findings[0]!.notes.join(' ')).toContain('Scanners');
});

test.each([
  'daemon started on web.example.com - csf v15.11 (generic)',
  'csf (re)start completed',
  '/var/log/secure rotated. Reopening log file',
])('what lfd does all day comes last: %s', (line) => {
  const lines = [line, '*LOAD* 5 minute load average is 9.10, threshold is 6 - Alert sent'];
  expect(decode(...lines.map((one) => `Nov 27 01:02:03 web lfd[8]: ${one}`)).findings[0]!.setting).toBe(
    'PT_LOAD_LEVEL',
  );
});
