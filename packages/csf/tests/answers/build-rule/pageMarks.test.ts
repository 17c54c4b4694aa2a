import {findRuleKind, readLine} from '../../../answers/build-rule';
import {readPaste} from '../../../answers/paste';

const filter = 'tcp|in|d=22|s=203.0.113.7';

/** The lines that a pasted text gives, one for each kind of file. */
function linesOf(text: string): string[] {
  return readLine(text).map((reading) => {
    if (!('fields' in reading)) {
      throw new Error(JSON.stringify(reading));
    }
    return findRuleKind(reading.kind)!.print(reading.fields);
  });
}

function warningsOf(line: string): string {
  return readLine(line)
    .flatMap((reading) => ('fields' in reading ? findRuleKind(reading.kind)!.warnings(reading.fields) : []))
    .map(({text}) => text)
    .join('\n');
}

function errorOf(line: string): string {
  return readLine(line)
    .map((reading) => ('error' in reading ? reading.error : ''))
    .join('\n');
}

test.each([
  ['tcp&#124;in&#124;d=22&#124;s=203.0.113.7', filter],
  [`${filter}<br />`, filter],
  [`${filter}&lt;br&gt;`, filter],
  [`<p>${filter}</p>`, filter],
  [`<li class="x"><code>${filter}</code></li>`, filter],
  [`[code]${filter}[/code]`, filter],
  [`[CODE=bash]${filter}[/CODE]`, filter],
  ['**203.0.113.7**', '203.0.113.7'],
  ['“203.0.113.7 # office”', '203.0.113.7 # office'],
  ['203.0.113.7&nbsp;# office', '203.0.113.7 # office'],
  ['CONNLIMIT = &quot;22;5&quot;', '22;5'],
  ['[CODE]PORTFLOOD = "22;tcp;5;300"[/CODE]', '22;tcp;5;300'],
])('marks of a page or a forum are left out, and said: %s', (text, line) => {
  const paste = readPaste(text, 'rule');
  expect(paste.taken).not.toEqual([]);
  expect(new Set(linesOf(paste.text))).toEqual(new Set([line]));
});

test.each(['<ip>', 'tcp|in|d=22|s=<address>', 'tcp|in|d=22|s=<your ip>'])(
  'a placeholder in angle brackets is no mark: %s',
  (text) => expect(errorOf(text)).toContain('is a placeholder'),
);

test.each([
  'exe:/usr/bin/php',
  'exe:/usr/local/bin/lsphp',
  'exe:/usr/bin/python3.11',
  'exe:/bin/bash',
  'exe:/usr/sbin/php-fpm8.2',
  'pexe:/usr/local/php../sbin/php-fpm..',
  'pexe:/usr/sbin/php-fpm.*',
])('%s hides what an intruder runs with it', (line) => expect(warningsOf(line)).toContain('hides every script'));

test.each(['exe:/usr/sbin/mysqld', 'exe:/usr/bin/phpmyadmin'])('%s is no interpreter', (line) =>
  expect(warningsOf(line)).not.toContain('hides every script'),
);

test('brackets in a pattern of a command line group', () => {
  expect(warningsOf('pcmd:(sd-pam)')).toContain('write cmd:(sd-pam) or pcmd:\\(sd-pam\\)');
  expect(warningsOf('cmd:(sd-pam)')).not.toContain('Brackets');
});

test('an address inside a network stands for the network, and a large one is called large', () => {
  expect(warningsOf('203.0.113.7/24')).toContain('This means the whole network 203.0.113.0/24.');
  expect(warningsOf('2001:db8::7/32')).toContain('This means the whole network 2001:db8::/32.');
  expect(warningsOf('203.0.113.0/24')).not.toContain('the whole network');
  expect(warningsOf('csf -d 203.0.0.0/8')).toContain('nobody in it reaches the server');
});

test.each([
  ['::ffff:203.0.113.7', 'write the IPv4 address inside it, 203.0.113.7.'],
  ['tcp|in|22|203.0.113.7', 'Write tcp|in|d=22|s=203.0.113.7.'],
  ['tcp|out|d=22|d=x.x.x.x', 'replace it with the host name. An address belongs in csf.allow.'],
])('%s: the error says what to write', (line, words) => expect(errorOf(line)).toContain(words));

test.each([
  [65_536, false],
  [65_537, true],
  [0, false],
])('a block list of at most %s addresses: whether a set is too small is %s', (max, isTooSmall) => {
  const warnings = warningsOf(`MYLIST|86400|${max}|https://lists.example.com/bad.txt`);
  expect(warnings.includes('Raise LF_IPSET_MAXELEM')).toBe(isTooSmall);
});
