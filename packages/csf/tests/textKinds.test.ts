import {checkText} from '../answers/check-config/decode';
import {readLine} from '../answers/build-rule';
import {decodeBlock} from '../answers/output';
import {recogniseText} from '../answers/recogniseText';

const failed = 'Nov 21 02:24:01 server sshd[3838]: Failed password for root from 198.51.100.150 port 48529 ssh2';
const packet = 'IN=eth0 OUT= SRC=203.0.113.35 DST=198.51.100.7 PROTO=TCP SPT=14833 DPT=8443';

/** The comment of the shipped file, and a rule. */
const sample =
  '#\tif (($lgfile eq $config{CUSTOM1_LOG}) and ($line =~ /^\\S+ pure-ftpd: \\(\\?\\@(\\d+\\.\\d+)\\) Authentication failed/)) {\n';
const rule =
  'if (($lgfile eq $config{CUSTOM1_LOG}) and ($line =~ /postfix\\/smtpd\\[\\d+\\]: x \\[(\\S+)\\]/)) {\n\treturn ("Failed x from",$1,"x","5","25","1");\n}';
const head = '# CIDR addressing allowed with a quaded IP (e.g. 192.168.254.0/24)\n';

/** A text, what it is called, and which tool the search offers for it. */
const texts: readonly (readonly [name: string, text: string, tool: string | undefined])[] = [
  ['lines of lfd.log', 'Nov 21 02:24:12 server lfd[3838]: daemon started on server - csf v15.11', 'output'],
  ['lines of the kernel log', `Nov 21 02:24:12 server kernel: Firewall: *TCP_IN Blocked* ${packet}`, 'output'],
  ['lines of the kernel log', `Nov 21 02:24:12 server kernel: [UFW BLOCK] ${packet}`, 'output'],
  ['an email from lfd', 'Subject: lfd on server.example.com: blocked 198.51.100.99\n\nIP: 198.51.100.99\n', 'output'],
  ['the output of csf -g or csf -t', 'A/D   IP address\nDENY  198.51.100.99  *  in  59m 58s  Manually added', 'output'],
  ['lines of a log', failed, 'log'],
  ['lines of a log', '2026/11/21 02:24:01 [error] 1#1: *5 user "x" was not found in "/x", client: 198.51.100.1', 'log'],
  ['regex.custom.pm', '#!/usr/bin/perl\nsub custom_line {\n\tmy $line = shift;\n}\n1;\n', undefined],
  ['regex.custom.pm', `#!/usr/bin/perl\n${sample}sub custom_line {\n\tmy $line = shift;\n}\n1;\n`, undefined],
  ['regex.custom.pm without its line "sub custom_line {"', `#!/usr/bin/perl\n${sample}${rule}\n1;\n`, undefined],
  ['rules of regex.custom.pm', rule, undefined],
  ['csf.pignore', 'exe:/usr/sbin/pure-ftpd\nexe:/usr/libexec/postfix/master\nuser:dovecot\n', 'rule'],
  ['a text of comments only', `###########\n${head}# See readme.txt for more information\n#\n`, undefined],
  ['csf.logignore', '^\\S+ server pure-ftpd: x\n^\\S+ server dovecot: imap-login: Login\n', 'rule'],
  [
    'a list of paths such as csf.dirwatch, csf.fignore or csf.logfiles',
    '/var/log/exim_mainlog\n/var/log/messages\n',
    undefined,
  ],
  ['csf.rignore', `${head}.googlebot.com\n.cloudflare.com=\n`, 'rule'],
  ['a template of a list of csf', `${head}\n{{ csf_denylist | join('\\n') }}\n`, undefined],
  [
    'the output of csf -l',
    'iptables filter table\n=====================\nChain INPUT (policy DROP 0 packets, 0 bytes)\n',
    'output',
  ],
  [
    'the output of iptables -L',
    "Chain LOGDROPOUT (1 references)\ntarget prot opt source destination\nLOG tcp -- anywhere anywhere prefix `Firewall: *TCP_OUT Blocked* '",
    undefined,
  ],
  [
    'the output of iptables -L',
    'Chain INPUT (policy DROP 0 packets, 0 bytes)\nnum pkts bytes target prot opt in out source destination\n1 0 0 LOCALINPUT all -- !lo * 0.0.0.0/0 0.0.0.0/0',
    undefined,
  ],
  ['the output of ipset list', 'Name: chain_DENY\nType: hash:net\nMembers:\n203.0.113.9\n', undefined],
  ['hosts.allow or hosts.deny, which csf does not read', 'sshd: 203.0.113.9\nALL: 198.51.100.0/24\n', undefined],
  ['the output of csf -p', 'Port/Proto Open Conn  PID/User  Command Line\n22/tcp 4 1 (812/root) sshd: x', 'output'],
  ['rules as iptables -S prints them', '-P INPUT DROP\n-N LOCALINPUT\n-A INPUT -j LOCALINPUT\n', undefined],
  ['the settings of UFW', 'DEFAULT_INPUT_POLICY="DROP"\nDEFAULT_OUTPUT_POLICY="ACCEPT"\n', undefined],
  ['csf.redirect', '203.0.113.10|80|203.0.113.11|8080|tcp', 'rule'],
  ['a command of csf', 'csf -a 203.0.113.7 office', 'rule'],
];

test.each(texts)('search, checker and decoder agree that this is %s: %s', (name, text, tool) => {
  expect(recogniseText(text)?.kind).toBe(tool);
  expect(checkText(text)).toMatchObject({
    isConfig: false,
    sentence: expect.stringContaining(`This looks like ${name}, not like csf.conf.`),
  });
  const [found] = decodeBlock(text).findings;
  expect(found!.kind === 'unknown' && tool === 'output').toBe(false);
  if (found!.kind === 'unknown') {
    expect(found!.what).toContain(`This looks like ${name}.`);
  }
});

test.each(texts.filter(([, text, tool]) => /^(?:output|log)$/.test(tool ?? '') && !text.includes('\n')))(
  'the builder agrees that this is %s: %s',
  (name, text) => {
    expect(readLine(text)).toMatchObject([
      {kind: undefined, error: expect.stringContaining(`This looks like ${name}.`)},
    ]);
  },
);

test('the decoder leads from a csf.conf to the page that says which tool reads it', () => {
  expect(decodeBlock('TESTING = "0"\nTCP_IN = "22,80"').findings[0]).toMatchObject({
    what: expect.stringMatching(/^This looks like csf.conf. Paste it into the configuration checker./),
    page: '/docs/tools/#which-tool-do-i-need',
  });
});

test('lines of a csf.conf that look like lines of lfd or of another program lead to the checker too', () => {
  const conf = 'MESSENGER = "0"\nBLOCK_REPORT = "/opt/imunify360/x.py"\nTCP_IN = "22"\n';
  expect(decodeBlock(conf).findings).toMatchObject([
    {kind: 'unknown', what: expect.stringContaining('configuration checker')},
  ]);
});

test('comments of a list are neither unknown lines nor entries', () => {
  const comments = `###########\n${head}#\n#/tmp/x.*\n`;
  expect(decodeBlock(`${comments}203.0.113.7 # x\n`)).toMatchObject({unknownLines: 0, findings: [{kind: 'list'}]});
  expect(decodeBlock('# csf -g 203.0.113.7\n# csf -t\n').findings[0]!.lookCloser).toHaveLength(2);
  expect(readLine(comments)).toMatchObject([{meaning: expect.stringContaining('it has no entry')}]);
});

test('the decoder takes no address from the comments of a list', () => {
  for (const text of [`${head}{{ csf_denylist }}\n`, 'X|86400|0|https://lists.example.com/?ip=1.1.1.1\n']) {
    expect(decodeBlock(text).findings).toMatchObject([{address: undefined, lookCloser: []}]);
  }
});

test('the decoder says what is wrong with the rules of a regex.custom.pm', () => {
  const [found] = decodeBlock(`sub custom_line {\n${rule}\n}\n1;\n`).findings;
  expect(found!.notes.join('\n')).toMatch(/Rule x: The pattern does not begin with \^/);
  expect(found!.notes.join('\n')).toContain('Write $globlogs{CUSTOM1_LOG}{$lgfile} instead of');
});

test('of many rules, errors come first, and rules with the same problem share a note', () => {
  const rules = ['a', 'b', 'c'].map((name) => rule.replace('"x","5"', `"${name}","5"`));
  const broken = rule.replace('(\\S+)\\]/', '(on|off)\\] from (.*)\\n/');
  const notes = decodeBlock(`sub custom_line {\n${[...rules, broken].join('\n')}\n}\n`).findings[0]!.notes;
  expect(notes[0]).toMatch(/^Rule x: \\n and \\r match nothing/);
  expect(notes).toContainEqual(expect.stringMatching(/^Rules a, b, c, x: The pattern does not begin with/));
  expect(notes).toContain('Rule x: Group 1 holds only words, no address, so the rule blocks nobody.');
});

test('a path is no line of the program', () => {
  expect(decodeBlock('exe:/usr/sbin/pure-ftpd').findings[0]!.kind).toBe('unknown');
  expect(decodeBlock('Nov 21 02:24:01 server postfix-in/smtpd[1]: connect from unknown').findings[0]!.kind).toBe(
    'other',
  );
});

test('a mark behind a name of csf.rignore is an error', () => {
  expect(readLine('.cloudflare.com=')).toMatchObject([{error: expect.stringContaining('Write .cloudflare.com.')}]);
});
