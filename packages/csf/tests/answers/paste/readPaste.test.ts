import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {harmOf, marksOf, readPaste, type PasteKind} from '../../../answers/paste';
import {fc} from '@site/tests/support/propertyRuns';

const kinds: readonly PasteKind[] = ['log', 'conf', 'list', 'rule', 'output'];

const log = Array.from(
  {length: 6},
  (_, at) =>
    `Nov 21 02:24:0${at + 1} server sshd[41${at}]: Failed password for invalid user admin from 203.0.113.7 port 5021${at} ssh2`,
);
const isoLog = log.map((line) => line.replace(/^Nov 21 (\S+)/, '2026-11-21T$1+00:00'));

type Around = (line: string, at: number) => string;

/** What people and programs put around each line, with the name of the mark. */
const lineMarks: readonly [name: string, around: Around][] = [
  ['the marks of a quotation', (line) => `> ${line}`],
  ['the marks of a quotation', (line) => `>> ${line}`],
  ['the space before each line', (line) => `    ${line}`],
  ['the space before each line', (line) => `\t${line}`],
  ['the bullets of a list', (line) => `- ${line}`],
  ['the bullets of a list', (line) => `• ${line}`],
  ['the numbers before the lines', (line, at) => `${String(at + 1).padStart(6)}\t${line}`],
  ['the numbers before the lines', (line, at) => `${at * 7 + 3}:${line}`],
  ['the numbers before the lines', (line, at) => `${at + 9}. ${line}`],
  ['the numbers before the lines', (line, at) => `${String(at + 9).padStart(4)} │ ${line}`],
  ['the file names of grep', (line) => `/var/log/auth.log:${line}`],
  ['the file names of grep', (line, at) => `/var/log/auth.log:${at + 4}:${line}`],
  ['the file names of grep', (line) => `auth.log.1:${line}`],
  ['the file names of grep', (line) => `/var/log/auth.log.2.gz:${line}`],
  ['the file names of grep', (line) => `secure-20261122:${line}`],
  ['the names of containers', (line) => `sshd-1  | ${line}`],
  ['the names of pods', (line) => `[pod/ssh-1/sshd] ${line}`],
  ['the marks of Kubernetes', (line) => `2026-11-21T02:24:01.123456789Z stdout F ${line}`],
  ['a second time before each line', (line) => `2026-11-21T02:24:01.123456789Z ${line}`],
  ['the JSON around each message', (line, at) => `${at === 0 ? '[' : ''}${JSON.stringify({log: line})},`],
  ['the JSON around each message', (line) => JSON.stringify({log: `${line}\n`, stream: 'stdout'})],
  ['the colours of a terminal', (line) => line.replace('203.0.113.7', '\u001b[01;31m\u001b[K$&\u001b[m\u001b[K')],
  ['the colours of a terminal', (line) => line.replace('203.0.113.7', '[01;31m[K$&[m[K')],
  ['invisible characters', (line) => `\u200e${line}`],
  ['the priority of syslog', (line) => `<38>${line}`],
  ['the frame of a table', (line) => `| ${line} |`],
  ['the no-break spaces of a page', (line) => line.replaceAll(' ', '\u00a0')],
  ['the tags of a page', (line) => `${line}<br>`],
  ['the tags of a page', (line) => `<li>${line}</li>`],
  ['the tags of a forum', (line) => `[b]${line}[/b]`],
  ['the marks of Markdown', (line) => `\`${line}\``],
  ['the marks of Markdown', (line) => `**${line}**`],
  ['the marks of Markdown', (line) => line.replace('203.0.113.7', '[$&](https://example.com/$&)')],
  ['the quotation marks around each line', (line) => `"${line}",`],
  ['the host names before each line', (line) => `web1: ${line}`],
  ['the plus signs of a diff', (line) => `+${line}`],
  ['the names and times of a chat', (line) => `[27.11.26, 10:00:01] Joe: ${line}`],
  ['the quotation marks around each line', (line, at) => `${at === 0 ? '[' : ''}'${line}',`],
  ['a second time before each line', (line, at) => `179522784${at}000,${line}`],
  ['the time and the name of a server that collects logs', (line) => `Nov 21 02:24:59 loghost ${line}`],
  ['the time and the name of a server that collects logs', (line) => `2026-11-21T02:24:59.123+00:00 loghost ${line}`],
  ['the columns of a table', (line) => `"2026-11-21 02:24:59","loghost","${line}"`],
  ['the columns of a table', (line) => `2026-11-21T02:24:59Z;${line};info`],
];

test.each(lineMarks)('%s: a log is as before (%#)', (name, around) => {
  for (const lines of [log, isoLog, log.slice(0, 1)]) {
    const {text, taken} = readPaste(lines.map(around).join('\n'), 'log');
    expect(text).toBe(lines.join('\n'));
    expect(taken).toContain(name);
  }
});

test('something else before syslog lines, also with words of a mail around them', () => {
  const lines = log.map((line) => `ssh-7d9f sshd ${line}`);
  expect(readPaste(['Hello,', ...lines, 'Joe'].join('\n'), 'log')).toEqual({
    text: ['Hello,', ...log, 'Joe'].join('\n'),
    taken: ['what is before the time of each line'],
  });
});

test('marks around a whole text leave its line numbers', () => {
  const whole = log.join('\n');
  const paste = (text: string): string => readPaste(text, 'log').text;
  expect(paste(`\`\`\`text\n${whole}\n\`\`\``)).toBe(`\n${whole}\n`);
  expect(paste(`\`\`\`${whole}\`\`\``)).toBe(whole);
  expect(paste(`[CODE]${whole}[/CODE]`)).toBe(whole);
  expect(paste(`{code:title=auth.log}\n${whole}\n{code}`)).toBe(`\n${whole}\n`);
  expect(paste(`<pre>${whole}</pre>`)).toBe(whole);
  expect(paste(`[root@server ~]# tail /var/log/secure\n${whole}\n[root@server ~]# `)).toBe(`\n${whole}\n`);
  expect(paste(`==> /var/log/secure <==\n${whole}`)).toBe(`\n${whole}`);
});

test('marks that lie in one another', () => {
  const quoted = log.map((line, at) => `> ${at + 1}\t${line}`).join('\r\n');
  expect(readPaste(quoted, 'log')).toEqual({
    text: log.join('\n'),
    taken: ['the marks of a quotation', 'the numbers before the lines'],
  });
  expect(marksOf(readPaste(quoted, 'log'))).toBe('the marks of a quotation and the numbers before the lines');
  expect(marksOf({taken: []})).toBe('');
});

test('broken lines: the rest goes back, and the lines after it keep their numbers', () => {
  const expected = log.flatMap((line) => [line, '']).join('\n');
  const soft = log.map((line) => line.replace(' from', '\n from')).join('\n');
  const hard = log.map((line) => line.replace(/^.{80}/, '$&\n')).join('\n');
  expect(readPaste(soft, 'log').text).toBe(expected);
  expect(readPaste(hard, 'log').text).toBe(expected);
});

test.each([60, 65, 68, 72, 76, 78])(
  'lines that are alike, and a single one, broken between words: %s columns',
  (width) => {
    const soft = (line: string): string => line.replace(new RegExp(`^(.{1,${width}})\\s`), '$1\n');
    for (const lines of [log, log.slice(0, 1)]) {
      const expected = lines.flatMap((line) => [line, '']).join('\n');
      expect(readPaste(lines.map(soft).join('\n'), 'log').text).toBe(expected);
    }
  },
);

test('words about a line are no rest of it', () => {
  const text = `${log[0]!}\nWhat does that mean?`;
  expect(readPaste(text, 'log')).toEqual({text, taken: []});
});

test.each([
  ['2026-11-21T02:24:01Z,web1,sshd[411],"x, y for root"', '2026-11-21T02:24:01+00:00 web1 sshd[411]: x, y for root'],
  ['"2026-11-21 02:24:01.5","web1","sshd","411","say ""x"" y"', '2026-11-21T02:24:01 web1 sshd[411]: say "x" y'],
  ['2026-11-21 02:24:01\tweb1\tdovecot\timap-login: a, b', '2026-11-21T02:24:01 web1 dovecot: imap-login: a, b'],
  ['2026-11-21 02:24:01;web1;sshd[411]: x y', '2026-11-21T02:24:01 web1 sshd[411]: x y'],
])('a row of a table is a line of syslog: %s', (row, expected) => {
  expect(readPaste(['time,host,message', row, row].join('\n'), 'log').text).toBe(['', expected, expected].join('\n'));
});

test.each([' ', '   ', '\\n', ' \\n'])('lines that a page or a program joined by "%s" end again', (joint) => {
  const expected = log.join('\n');
  expect(readPaste(log.join(joint), 'log').text).toBe(expected);
  expect(readPaste(`# Failed logins ${log.join(joint)}`, 'log').text).toBe(`# Failed logins\n${expected}`);
});

test('a text that was pasted twice', () => {
  const settings = ['TESTING = "0"', 'TCP_IN = "22"', 'TCP_OUT = "22"'];
  expect(readPaste([...settings, '', ...settings].join('\n'), 'conf')).toEqual({
    text: [...settings, '', '', '', ''].join('\n'),
    taken: ['the second copy of the same text'],
  });
  expect(readPaste([...log, ...log].join('\n'), 'log').text.trim()).toBe(log.join('\n'));
});

test('journalctl: its times become those of syslog, and JSON becomes lines', () => {
  const rest = 'server sshd[411]: Failed password for root from 203.0.113.7 port 50211 ssh2';
  expect(readPaste(`Sat 2026-11-21 02:24:01 UTC ${rest}`, 'log').text).toBe(`2026-11-21T02:24:01+00:00 ${rest}`);
  expect(readPaste(`Sat 2026-11-21 02:24:01 CET ${rest}`, 'log').text).toBe(`2026-11-21T02:24:01 ${rest}`);
  expect(readPaste(`1795227841.123456 ${rest}`, 'log').text).toBe(`2026-11-21T02:24:01+00:00 ${rest}`);
  const entry = {
    __REALTIME_TIMESTAMP: '1795227841000000',
    _HOSTNAME: 'server',
    SYSLOG_IDENTIFIER: 'sshd',
    _PID: '411',
    MESSAGE: rest.replace(/^.*?: /, ''),
  };
  expect(readPaste(JSON.stringify(entry), 'log').text).toBe(`2026-11-21T02:24:01+00:00 ${rest}`);
  expect(readPaste(JSON.stringify({...entry, MESSAGE: 'a\nb'}), 'log').text).toMatch(/: a#012b$/);
});

const conf = readFileSync('packages/csf/tests/fixtures/config/merge/csf-15.00-generic/input.conf', 'utf8')
  .split('\n')
  .map((line) => line.trimEnd());

const confMarks: readonly [name: string, around: Around][] = [
  ...lineMarks.slice(0, 8),
  ['the file names of grep', (line) => `/etc/csf/csf.conf:${line}`],
  ['the file names of grep', (line, at) => `/etc/csf/csf.conf:${at + 1}:${line}`],
  ['the tags of a page', (line) => `${line}<br>`],
  ['the =20 and =3D of a mail', (line) => `${line}=20`],
  ['the =20 and =3D of a mail', (line) => line.replaceAll('=', '=3D')],
  [
    'the HTML codes of a page, such as &quot;',
    (line) => line.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  ],
  ['the no-break spaces of a page', (line) => line.replace(' = ', '\u00a0=\u00a0')],
  ['curly quotation marks', (line) => line.replace(/^(\w+ = )"(.*)"/, '$1“$2”')],
  [
    'the word -sharp, which a page writes for #',
    (line) => line.replace(/^#+/, (marks) => '-sharp'.repeat(marks.length)),
  ],
];

test.each(confMarks)('%s: a csf.conf is as before (%#)', (name, around) => {
  const {text, taken} = readPaste(conf.map(around).join('\n'), 'conf');
  expect(taken).toContain(name);
  expect(text).toBe(conf.join('\n'));
});

test('a single line with a mark', () => {
  const read = (text: string, kind: PasteKind): string => readPaste(text, kind).text;
  expect(read('> TCP_IN = "22,8090"', 'conf')).toBe('TCP_IN = "22,8090"');
  expect(read('[CODE]TCP_IN = "22,8090"[/CODE]', 'conf')).toBe('TCP_IN = "22,8090"');
  expect(read('TESTING = &quot;0&quot;', 'conf')).toBe('TESTING = "0"');
  expect(read('tcp&#124;in&#124;d=22&#124;s=203.0.113.7', 'rule')).toBe('tcp|in|d=22|s=203.0.113.7');
  expect(read('- `tcp|in|d=22|s=203.0.113.7`', 'rule')).toBe('tcp|in|d=22|s=203.0.113.7');
  expect(read('{{tcp|in|d=22|s=203.0.113.7}}', 'rule')).toBe('tcp|in|d=22|s=203.0.113.7');
  expect(read('203[.]0[.]113[.]7', 'rule')).toBe('203.0.113.7');
  expect(read('csf.deny:203.0.113.7 # x', 'list')).toBe('203.0.113.7 # x');
});

test.each([
  ['a setting with curly quotes, which is a slip of the file', 'conf', 'TCP_IN = “22”\nTCP_OUT = "22"'],
  ['a no-break space in a list, which csf reads as a letter', 'list', '203.0.113.7\u00a0# office'],
  [
    'a list whose lines are as long as a window is wide',
    'conf',
    `${'#'.repeat(79)}\ntcp|in|d=3306|s=203.0.113.7 # MySQL for the web server of the customer in the other building\ntcp|in|d=3306|s=203.0.113.8 # MySQL for the one who looks after the server\n# Not the best idea, only an example of things in one line\ntcp/udp|in/out|s/d=3306|s/d=0.0.0.0/0`,
  ],
  ...[
    '203.0.113.77',
    '2001:db8::/32',
    'exe:/usr/sbin/nginx',
    'Include /etc/csf/office.allow',
    'd=22|s=203.0.113.7',
  ].map(
    (entry) =>
      [
        `${entry} below a comment`,
        'conf',
        `TESTING = "0"\n# A comment as wide as the window of its editor\n${entry}\n# Another one as wide as the window of an editor\n${entry}`,
      ] as const,
  ),
  ['comments', 'conf', '# one\n# two\n#TESTING = "1"'],
  ['IPv6 addresses that look like numbered lines', 'list', '2001:db8::7\n2002:db8::7\n2003:db8::7'],
  [
    'rules with their numbers',
    'output',
    '1    DROP       all  --  anywhere  anywhere\n2    ACCEPT     tcp  --  a  b\n3    LOG  all -- x',
  ],
  ['the names of lists in the output of csf -g', 'output', 'csf.deny: 203.0.113.7 # a\ncsf.deny: 203.0.113.8 # b'],
  ['names that say which list it is', 'output', '/etc/csf/csf.deny:203.0.113.7 # a\n/etc/csf/csf.allow:203.0.113.8'],
  [
    'an access log of several hosts',
    'log',
    'www.example.com:443 203.0.113.7 - - [21/Nov/2026:02:24:01 +0000] "GET /?a=&lt;b&gt; HTTP/1.1" 200 1',
  ],
  ['lines of one moment', 'log', [log[0]!, log[0]!, log[0]!, log[0]!, log[0]!, log[0]!].join('\n')],
  ['a setting that is repeated', 'conf', 'TESTING = "0"\nTCP_IN = "22"\nTCP_OUT = "22"\nTESTING = "0"'],
  ['times of Python', 'log', '2026-11-21 02:24:01,123 fail2ban.filter [1]: INFO [sshd] Found 203.0.113.7, again'],
  ['times of a day', 'log', '10:01:02 a\n11:01:02 b\n12:01:02 c'],
  ['the service of systemd', 'output', '● lfd.service - ConfigServer Firewall & Security - lfd'],
  ['commands of iptables', 'output', '-A INPUT -j DROP\n-A OUTPUT -j ACCEPT\n-P FORWARD DROP'],
  ['a redirect', 'list', '*|443|203.0.113.10|443|tcp\n203.0.113.7|80|203.0.113.10|8080|tcp'],
] as const)('%s: unchanged', (_, kind, text) => {
  expect(readPaste(text, kind)).toEqual({text, taken: []});
});

/** Lines that lfd was asked about. The drawn ones that begin with a mark are none that a program writes. */
const recordedLines = readFileSync('packages/csf/tests/fixtures/log-lines.jsonl', 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => (JSON.parse(line) as {lines?: string[]}).lines ?? [])
  .filter((line) => !/^[\s-]/.test(line));

/** Texts as csf, lfd and logs write them; what is numbered or has prompts in them is so on purpose. */
function cleanTexts(): string[] {
  const filesIn = (folder: string, ending: string): string[] =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => name.endsWith(ending) && !name.endsWith('findings.txt'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return [
    ...filesIn('packages/csf/recordings', '.txt'),
    ...filesIn('packages/csf/tests/fixtures/config', '.conf'),
    ...filesIn('packages/csf/tests/fixtures/decode', 'input.txt'),
    ...filesIn('packages/csf/tests/fixtures/rules', '.txt'),
    ...readFileSync('packages/csf/tests/fixtures/decode-messages.txt', 'utf8').split('\n'),
    ...recordedLines,
    recordedLines.join('\n'),
  ];
}

const trueMarks = ['the prompt of the shell', 'the headings of tail', 'the frame of a table'];

test.each(kinds)('clean texts go through unchanged: %s', (kind) => {
  const changed = cleanTexts().filter((text) => readPaste(text, kind).taken.some((name) => !trueMarks.includes(name)));
  expect(changed).toEqual([]);
});

test('every part of a clean log goes through unchanged, too', () => {
  fc.assert(
    fc.property(
      // A recorded line without its time can look like the rest of a line that a mail has wrapped.
      fc.shuffledSubarray(
        recordedLines.filter((line) => /^\w{3} [ \d]\d \d\d:\d\d:\d\d /.test(line)),
        {minLength: 1, maxLength: 12},
      ),
      fc.constantFrom(...kinds),
      (some, kind) => {
        expect(readPaste(some.join('\n'), kind).taken).toEqual([]);
      },
    ),
  );
});

test('any text: no error, and outside of output each line keeps its number', () => {
  const piece = fc.constantFrom(
    '> ',
    '- ',
    '1\t',
    '2:',
    '[code]',
    '```',
    '<br>',
    '&lt;',
    '=20',
    '\u001b[1m',
    '\u00a0',
    '{"log":"a\\nb"}',
    '\n',
    '\n',
    log[0]!,
    '"',
    '$',
    '| ',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), fc.constantFrom(...kinds), (parts, kind) => {
      const text = parts.join('');
      const {text: read, taken} = readPaste(text, kind);
      if (kind !== 'output' && !taken.includes('the spaces or \\n where lines should end')) {
        expect(read.split(/\r\n?|\n/).length).toBe(text.split(/\r\n?|\n/).length);
      }
    }),
  );
});

// Jest ends a test after two minutes. Work that grows with the square of the text takes longer for these.
test.each(['', log[0]!, `> ${log[0]!}`, 'TCP_IN = "22"', '203.0.113.7 # x', '\u001b[1mx', '{"log":"x\\n"}'])(
  '200,000 times the line "%s": each keeps its place',
  (line) => {
    const {text} = readPaste(`${line}\n`.repeat(200_000), 'list');
    expect(text.split('\n')).toHaveLength(200_001);
  },
);

test.each(kinds)('a line that begins with 200,000 spaces is read as %s', (kind) => {
  expect(readPaste(`${' '.repeat(200_000)}x`, kind).text.trim()).toBe('x');
});

test.each([
  ['csf.deny:2001:db8::7 # x', '2001:db8::7 # x'],
  ['/etc/csf/csf.allow:2606:4700::/32', '2606:4700::/32'],
  ['/etc/csf/csf.allow:2606:4700::', '2606:4700::'],
  ['csf.deny:12:2001:db8::7', '2001:db8::7'],
  ['csf.deny:2500:203.0.113.7', '203.0.113.7'],
  ['csf.deny:2500:tcp|in|d=22|s=192.0.2.4', 'tcp|in|d=22|s=192.0.2.4'],
])('grep in a list, %s: an IPv6 address stays whole, a line number goes', (line, expected) => {
  expect(readPaste(line, 'list').text).toBe(expected);
});

test('curly quotation marks that the file has too stop csf, other marks are only those of a page', () => {
  const settings = Array.from({length: 6}, (_, number) => `LF_SETTING_${number} = \u201c1\u201d`).join('\n');
  expect(harmOf(readPaste(settings, 'conf'))).toContain('csf and lfd do not start');
  expect(harmOf(readPaste('> TESTING = "1"\n> TCP_IN = "22"\n> UDP_IN = "53"\n', 'conf'))).toBe('');
});
