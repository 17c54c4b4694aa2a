import {readFileSync} from 'node:fs';
import {simulate} from '../../../../model/lfd/blocking/simulate';
import {
  customBlock,
  customHits,
  emptyRule,
  forgedLine,
  readCustomRules as readRules,
  type CustomRule,
} from '../../../../model/lfd/patterns/customPatterns';
import {ruleProblems} from '../../../../model/lfd/patterns/ruleProblems';
import {shipped} from '../blocking/hits';

const page = readFileSync('docs/usage/custom-log-rules.mdx', 'utf8');

/** The Perl blocks of the page about own patterns. */
const documented = [...page.matchAll(/```perl[^\n]*\n([^]*?)\n\s*```/g)].map(([, block]) => block!);

const rule: CustomRule = {
  ...emptyRule,
  pattern: String.raw`^\S+ \S+ login failed user="(.*)" ip=(?:::ffff:)?([0-9a-fA-F:.]+)$`,
  addressGroup: 2,
  accountGroup: 1,
  text: 'Failed myapp login from',
  name: 'myapp',
  ports: '80,443',
};

const line = '2026-11-22 10:15:02 login failed user="bob" ip=203.0.113.7';

/** The rules of a text, and what is said about the others. */
function readCustomRules(text: string): {rules: CustomRule[]; unread: string[]} {
  const {rules, unread} = readRules(text);
  return {rules, unread: unread.map((problem) => problem.text)};
}

function problems(change: Partial<CustomRule>, lines = [line]): string {
  return ruleProblems({...rule, ...change}, lines)
    .map(({text}) => text)
    .join('\n');
}

test('the block is the one that the documentation shows', () => {
  const [first] = readCustomRules(documented[0]!).rules;
  expect(first).toMatchObject({log: 'CUSTOM1_LOG', name: 'myapp', count: '5', ports: '80,443', lasts: '3600'});
  const withoutIndent = documented[0]!.replace(/^ {3}/gm, '');
  expect(customBlock(first!).trim()).toBe(withoutIndent.trim());
  expect(ruleProblems(first!, [line])).toEqual([]);
});

test('the block for a service of lfd has its setting in front and no limit of its own, as documented', () => {
  const [ssh] = readCustomRules(documented[1]!).rules;
  expect(ssh).toMatchObject({log: 'SSHD_LOG', addressGroup: 2, accountGroup: 1, name: 'sshd'});
  expect(customBlock(ssh!).trim()).toBe(documented[1]!.trim());
});

test('a rule with variables of its own is named by its line', () => {
  const {rules, unread} = readCustomRules(documented[2]!);
  expect(rules).toEqual([]);
  expect(unread).toEqual([expect.stringMatching(/^Line 1: .* depends on "foreach"/)]);
});

test('a block reads back as it was written', () => {
  for (const one of [
    rule,
    {...rule, text: String.raw`Say "hi" \ to $1 and me@example.com`},
    {...rule, flags: 'i', log: ''},
    {...rule, pattern: String.raw`^a\/b [/\]{}()] (\S+) "x" (\S+)\\$`.replace('[/', String.raw`[\/`)},
  ]) {
    expect(readCustomRules(customBlock(one))).toEqual({rules: [one], unread: []});
  }
});

test.each([
  [`if ($line =~ m{^a/b (\\S+)$}i) { return ('Bad', $1, 'x', 5, "80", 600, 0); }`, String.raw`^a\/b (\S+)$`],
  [
    `if (($globlogs{CUSTOM2_LOG}{$lgfile}) and ($line =~ /^(\\S+)$/)) {\n\treturn ("Bad from",$1,"x","5","80","600","0");\n}`,
    String.raw`^(\S+)$`,
  ],
  [
    `# if ($line =~ /no/) { return ("", $1, ""); }\nif ($line =~ m!^(\\S+)$!) { return ("Bad", "$1", "x"); }`,
    String.raw`^(\S+)$`,
  ],
])('other ways to write it: %s', (text, pattern) => {
  const {rules, unread} = readCustomRules(text);
  expect(unread).toEqual([]);
  expect(rules.map((one) => one.pattern)).toEqual([pattern]);
});

describe('a condition', () => {
  const returns = '{ return ("Failed from",$1,"vsftpdss88","5","20,21","1"); }';

  test.each([
    [
      'the log in the form of older versions',
      '($lgfile eq $config{FTPD_LOG}) and ($line =~ /a (\\S+)/)',
      {log: 'FTPD_LOG'},
    ],
    [
      'a setting',
      '($config{LF_SMTPAUTH}) and ($globlogs{SMTPAUTH_LOG}{$lgfile}) and ($line =~ /a (\\S+)/)',
      {log: 'SMTPAUTH_LOG', needs: 'LF_SMTPAUTH'},
    ],
    ['the log behind the pattern', '$line =~ /a (\\S+)/ && $globlogs{CUSTOM1_LOG}{$lgfile}', {log: 'CUSTOM1_LOG'}],
  ])('is kept: %s', (_, condition, wanted) => {
    const {rules, unread} = readCustomRules(`if (${condition}) ${returns}`);
    expect(unread).toEqual([]);
    expect(rules).toMatchObject([wanted]);
    expect(readCustomRules(customBlock(rules[0]!)).rules).toEqual(rules);
  });

  test.each([
    ['two logs', '($globlogs{CUSTOM1_LOG}{$lgfile} or $globlogs{CUSTOM2_LOG}{$lgfile}) and $line =~ /a (\\S+)/'],
    ['a second pattern', '$line !~ /Googlebot/ and $line =~ /a (\\S+)/'],
    ['a pattern for the log', '$lgfile =~ /access/ and $line =~ /a (\\S+)/'],
    ['a setting with a number', '$config{LF_SSHD} > 3 and $line =~ /a (\\S+)/'],
  ])('that the page cannot keep makes it refuse the rule: %s', (_, condition) => {
    const {rules, unread} = readCustomRules(`\nif (${condition}) ${returns}`);
    expect([rules, unread]).toEqual([[], [expect.stringMatching(/^Line 2: /)]]);
  });

  test('around a rule, too', () => {
    const text = `if ($globlogs{CUSTOM1_LOG}{$lgfile}) {\n  if ($line =~ /a (\\S+)/) ${returns}\n}\nif ($line =~ /for (\\S+)/) ${returns}`;
    const {rules, unread} = readCustomRules(text);
    expect(rules.map(({pattern}) => pattern)).toEqual(['for (\\S+)']);
    expect(unread).toEqual([expect.stringMatching(/^Line 1: /)]);
  });
});

test('elsif is a rule, and unless and a return before its if are named', () => {
  const block = (pattern: string): string =>
    `($line =~ /${pattern} (\\S+)/) { return ("x",$1,"${pattern}","5","","1"); }`;
  const text = `if ${block('a')} elsif ${block('b')}\nunless ${block('c')}\nreturn ("x",$1,"d") if $line =~ /d (\\S+)/;`;
  const {rules, unread} = readCustomRules(text);
  expect(rules.map(({name}) => name)).toEqual(['a', 'b']);
  expect(unread).toEqual([expect.stringMatching(/^Line 2: /), expect.stringMatching(/^Line 3: /)]);
});

test('a text with a variable would come back as letters, so the rule is refused', () => {
  const {rules, unread} = readCustomRules('if ($line =~ /a (\\S+)/) { return ("450 - $line",$1,"x","5","","1"); }');
  expect([rules, unread]).toEqual([[], [expect.stringContaining('variable $line')]]);
});

test('a pattern joined only to the last of several logs is an error, brackets around the logs are not', () => {
  const [one, other] = ['$globlogs{CUSTOM1_LOG}{$lgfile}', '($globlogs{CUSTOM2_LOG}{$lgfile})'];
  const unreadOf = (condition: string): string[] =>
    readCustomRules(`if (${condition}) { return ("t",$1,"x","5","","1"); }`).unread;
  for (const condition of [
    `${one} or ${other} and ($line =~ /a (\\S+)/)`,
    `(${one}) || ${other} && $line =~ /a (\\S+)/`,
  ]) {
    expect(unreadOf(condition)).toEqual([expect.stringContaining('each line of CUSTOM1_LOG matches without')]);
  }
  for (const condition of [
    `(${one} or ${other}) and ($line =~ /a (\\S+)/)`,
    `${one} || ${other} and $line =~ /a (\\S+)/`,
  ]) {
    expect(unreadOf(condition)[0]).not.toContain('binds');
  }
});

test('hits go into the simulation', () => {
  const lines = Array.from({length: 5}, (_, second) => line.replace(':02 ', `:0${second} `));
  const {hits, withoutAddress} = customHits(rule, lines, (text) => Number(/:(\d\d) /.exec(text)![1]));
  expect(withoutAddress).toEqual([]);
  expect(hits[4]).toMatchObject({lineNumber: 5, seconds: 4, address: '203.0.113.7', account: 'bob', service: 'myapp'});
  const [block] = simulate(hits, shipped).blocks;
  expect(block).toMatchObject({lineNumber: 5, trigger: 'LF_CUSTOMTRIGGER', lasts: 3600, isPermanent: false});
});

test('with a name of lfd, the setting decides, not the numbers of the rule', () => {
  const {hits} = customHits({...rule, name: 'sshd', count: '1'}, Array<string>(5).fill(line), () => 0);
  expect(simulate(hits, shipped).blocks).toMatchObject([{lineNumber: 5, trigger: 'LF_SSHD', isPermanent: true}]);
  expect(simulate(hits, {...shipped, LF_SSHD: '0'}).blocks).toEqual([]);
});

test('what is no address is named, not counted', () => {
  const loose = {...rule, pattern: '^(.*) ip=(.*)$'};
  const found = customHits(loose, [line, 'x ip=localhost', 'x ip=203.0.113.0/24', 'x ip=127.0.0.9', 'x ip=']);
  expect(found.hits).toHaveLength(1);
  expect(found.withoutAddress).toEqual([2, 3, 4, 5]);
  expect(problems(loose, ['x ip=mail.example.com'])).toContain(
    'In line 1, group 2 is "mail.example.com", not an address that lfd can block. The rule blocks nobody then, and keeps the built-in patterns from the line.',
  );
  expect(problems(loose, ['x ip='])).toContain('group 2 is empty');
});

test('an address that Perl returns as a text is refused', () => {
  for (const address of ["'$1'", String.raw`"\$1"`]) {
    const {rules, unread} = readCustomRules(
      `if ($line =~ /a (\\S+)/) { return ("A from",${address},"x","5","","60"); }`,
    );
    expect([rules, unread]).toEqual([[], [expect.stringContaining('the text $1, not what the pattern found')]]);
  }
});

test.each([
  ['', 'nothing', 'returns nothing, so lfd blocks nobody'],
  ['"A from"', 'nothing', 'returns no address, so lfd blocks nobody'],
  ['"A from",$1', 'wrong', 'blocks permanently at the first line'],
])('too few values: return (%s)', (values, harm, part) => {
  const text: unknown = expect.stringContaining(part);
  expect(readRules(`if ($line =~ /a (\\S+)/) { return (${values}); }`)).toEqual({rules: [], unread: [{harm, text}]});
});

test('each problem says what it leads to', () => {
  const harmOf = (change: Partial<CustomRule>, lines = [line]): string[] =>
    ruleProblems({...rule, ...change}, lines).map(({harm}) => harm);
  expect(harmOf({pattern: '^(x ([0-9.]+)$'})).toEqual(['stop']);
  expect(harmOf({count: '0'})).toEqual(['wrong']);
  expect(harmOf({name: 'sshd'})).toEqual(['wrong']);
  expect(harmOf({name: 'sshd', needs: 'LF_SSHD'})).toEqual(['hint']);
  expect(harmOf({pattern: String.raw`^(.*) ip=(\S+)$`}, ['x ip=localhost'])).toContain('nothing');
  expect(harmOf({log: ''})).toEqual(['hint']);
});

test('a line that a visitor can forge is found by trying', () => {
  expect(forgedLine(rule, line)).toBeUndefined();
  const lazy = {...rule, pattern: String.raw`user="(.*?)" ip=([0-9.]+)`};
  expect(forgedLine(lazy, line)).toBe('2026-11-22 10:15:02 login failed user="bob" ip=192.0.2.66" ip=203.0.113.7');
  const behind = 'login failed ip=203.0.113.7 user=bob';
  expect(
    forgedLine({...rule, pattern: String.raw`^.*ip=([0-9.]+) user=(.*)`, addressGroup: 1, accountGroup: 2}, behind),
  ).toBe('login failed ip=203.0.113.7 user=bob login failed ip=192.0.2.66 user=bob');
});

test.each([
  ['no ^', {pattern: String.raw`user="(.*)" ip=([0-9.]+)$`}, 'does not begin with ^'],
  ['a choice outside brackets', {pattern: String.raw`^a (x) ([0-9.]+)|b$`}, 'outside brackets'],
  ['no $ behind the address', {pattern: String.raw`^.*user="(.*)" ip=([0-9.]+)`}, 'describe the rest of the line'],
  [
    'any text behind the address',
    {pattern: String.raw`^.*user="(.*)" ip=([0-9.]+).*$`},
    'describe the rest of the line',
  ],
  ['an address of any text', {pattern: String.raw`^.*user="(.*)" ip=(.*)$`}, 'match any text'],
  ['no group', {pattern: '^x$'}, 'has no group 2'],
  ['nested repeats', {pattern: String.raw`^(?:\S+\s*)+ (a) ([0-9.]+)$`}, 'repeat inside a repeat'],
  ['a slash', {pattern: String.raw`^a/b (x) ([0-9.]+)$`}, 'ends the pattern'],
  ['an @', {pattern: String.raw`^me@example (x) ([0-9.]+)$`}, 'reads @example as a variable'],
  ['a $ in a class', {pattern: String.raw`^[a$] (x) ([0-9.]+)$`}, 'reads $] as a variable'],
  ['a possessive repeat', {pattern: String.raw`^\S++ (x) ([0-9.]+)$`}, 'gives nothing back'],
  ['a broken pattern', {pattern: String.raw`^(x ([0-9.]+)$`}, 'is broken'],
  ['a name of lfd', {name: 'sshd'}, 'add to LF_SSHD'],
  ['a name of lfd without a setting', {name: 'cyberpanel'}, 'no LF_CYBERPANEL'],
  ['a name with a space', {name: 'my app'}, 'only letters, digits'],
  ['no text', {text: ''}, 'no match'],
  ['no log', {log: ''}, 'every log that lfd reads'],
  ['an unknown log', {log: 'CUSTOM10_LOG'}, 'There is no setting CUSTOM10_LOG'],
  ['a count of 0', {count: '0'}, 'permanently at the first line'],
  ['a range of ports with a hyphen', {ports: '2000-3000'}, 'ranges with commas'],
  ['a space between ports', {ports: '80, 443'}, 'no space'],
  ['a count in words', {count: 'five'}, 'reads the trigger count "five" as 0, and blocks at the first line'],
  ['a count with a letter', {count: '5x'}, 'reads the trigger count "5x" as 5.'],
  ['a count without end', {count: 'inf'}, 'lfd never blocks'],
  ['a count of two zeros', {count: '00'}, 'as 0, and blocks at the first line'],
  ['no count', {count: ''}, 'permanently at the first line'],
  ['a time in words', {lasts: '1h'}, 'reads "1h" as 1, and 0 and 1 mean a permanent block'],
  ['a time with its unit', {lasts: '3600s'}, 'reads the time "3600s" as 3600 seconds'],
  ['a time of 0', {lasts: '0'}, 'means a permanent block'],
  ['a Cloudflare value in words', {cloudFlare: 'no'}, 'takes "no" for 1'],
  ['a text of 0', {text: '0'}, 'no match'],
  ['the end of a line', {pattern: '^a (\\S+)\\n'}, 'without its end'],
  ['an unknown flag', {flags: 'x'}, 'flag x'],
])('%s is a problem', (_what, change, part) => {
  expect(problems(change)).toContain(part);
});

test.each([
  {name: 'nginx_444'},
  {name: 'my-app'},
  {ports: '2000:3000,53;udp'},
  {lasts: '1'},
  {cloudFlare: ''},
  {pattern: '^a (\\S+)[^\\n]*$'},
])('%j is no problem', (change) => {
  expect(problems(change)).not.toMatch(/letters|without its end|ports|Cloudflare|permanent/);
});

test('an IPv4 address in IPv6 notation is a problem', () => {
  const notation = line.replace('ip=', 'ip=::ffff:');
  expect(problems({}, [notation])).not.toContain('prefix');
  expect(problems({pattern: rule.pattern.replace('(?:::ffff:)?', '')}, [notation])).toContain('prefix');
});

test('sound patterns have no problem', () => {
  for (const pattern of [
    rule.pattern,
    String.raw`^\w+ (\S+) from ([0-9a-fA-F:.]+) port \d+$`,
    String.raw`^ip=(?:\d+\.)+ (x) ([0-9a-fA-F:.]+), user=.*$`,
    String.raw`\A(?:\w+,)* (x) ([0-9a-fA-F:.]+) (?:POST|GET) `,
  ]) {
    expect([pattern, problems({pattern}, [])]).toEqual([pattern, '']);
  }
});

describe("a rule in the form of lfd's own", () => {
  const block = String.raw`if (($config{LF_SMTPAUTH}) and ($globlogs{SMTPAUTH_LOG}{$lgfile}) and ($line =~ /^\S+ smtpd\[\d+\]: lost connection from (\S+)\[([\d.:a-f]+)\]$/)) {
    $ip = $2; $acc = $1;
    $ip =~ s/^::ffff://;
    if (&checkip($ip)) {return ("lost connection from","$ip|$acc","postfix_lost")} else {return}
  }
`;

  test('is read, with what it copies, removes and checks', () => {
    const {rules, unread} = readCustomRules(block);
    expect(unread).toEqual([]);
    expect(rules).toMatchObject([
      {addressGroup: 2, accountGroup: 1, name: 'postfix_lost', count: '0', removesPrefix: true, checksAddress: true},
    ]);
    expect(readCustomRules(customBlock(rules[0]!)).rules[0]).toMatchObject({addressGroup: 2, removesPrefix: true});
    expect(customHits(rules[0]!, ['x smtpd[1]: lost connection from bob[::ffff:203.0.113.7]']).hits).toMatchObject([
      {address: '203.0.113.7', account: 'bob'},
    ]);
  });

  test('says that it blocks for good at the first line, without a count', () => {
    const texts = ruleProblems(readCustomRules(block).rules[0]!).map(({text}) => text);
    expect(texts).toContain('A trigger count of 0, or none, blocks permanently at the first line.');
  });

  test('is read with an empty account too', () => {
    const {rules} = readCustomRules(block.replace('$acc = $1', '$acc = ""'));
    expect(rules[0]).toMatchObject({addressGroup: 2});
    expect(rules[0]!.accountGroup).toBeUndefined();
  });
});

test('the values that a rule returns are judged: few lines for good, every session', () => {
  const textsOf = (changes: Partial<CustomRule>): string =>
    ruleProblems({...rule, ...changes})
      .map(({text}) => text)
      .join(' ');
  expect(textsOf({count: '3', lasts: '1'})).toContain('3 lines within LF_INTERVAL block an address permanently');
  expect(textsOf({count: '3', lasts: '3600'})).not.toContain('permanently, also');
  expect(textsOf({count: '5', lasts: '1'})).not.toContain('permanently, also');
  expect(textsOf({pattern: String.raw`disconnect from \S+\[([\d.]+)\]`})).toContain('at the end of each session');
});
