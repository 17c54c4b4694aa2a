import {spawnSync} from 'node:child_process';
import {isDeepStrictEqual} from 'node:util';
import {readCustomRules} from '../../../../model/lfd/patterns/customPatterns';
import {translatePattern} from '../../../../model/lfd/patterns/perlPattern';
import texts from '../../../fixtures/perl-texts.json';

/** One pattern of each construct that is the same in the log tester as in Perl. */
const same = String.raw`
  [.-\s]+ [\s-x]+ [\d-z]+ [a-\d]+ [\w-.]+ [a-c\s-]+ [+--]+ [\s\S]+ [^\S]+ [\D\s]+ [\a] [\e] [\x{61}-\x{63}]+ [\x41]+
  \x4 \x41\x42 \v [\v] \V \h \H \N+ \R a{2,} a{1,2}? a{0} a{ a{1 a{x} {a }a ]a []a] [^]a] [[] [[a] [a-] [-a] [a^]
  [\^a] [\]a] [a\-z] [0-9A-z]+ [[:alpha:]]+ [[:alpha:]-z] [[:word:]]+ [[:cntrl:]] [[:print:]]+ [[:graph:]]+
  [[:ascii:]] [:alpha:]+ [a[:digit:]]+ [\b] \bx\b \Bx \Aab\z ab\Z ^a$ ^*a ^+a a$|b a(b|$) (^|b)a (a)|(b) (a|b)\1
  (a)\g1 (a)\g{1} (?<x>a)\k<x> (?<x>a)\g{x} (?P<x>a)(?P=x) (?'x'a)\k'x' (?=a)a (?!a)b (?<=a)b (?<!a)b (?<=a|b)b
  (?=(a))a (?:a|ab)(c|bcd)? (?i)[a-c]+ a??b a*?b () |a a||b (|a)b (a|)b \Qa.b\E \011 \11 \0 \c[ \cA \o{101} \N{U+61}
  \_ \- \" \@ \# \<a\> \: \= \! \& \~ a#b a\/b a@. a@-b (a@) \$a [@] %a (?#x)a a(?#x)* .+?b ^.{2}$ (.)(.)\2\1
  (\S+)\s+(\S+) ([^\s]+)\s (\d+)(?:\.\d+){3} [GET|POST]+ [^\n]+ {1}a [a-z&&b] [\d\-\.]+ [!-\/]+ [\\]+ "([^"]*)"
  \[(\S+)\] \((.*?)\) (a*)b\1 ^(?!.*b).*a (a{2}){2} \y`
  .trim()
  .split(/\s+/);

/** Patterns with which Perl does not start. */
const broken =
  String.raw`[z-a] [[:foo:]] [[=a=]] [[.a.]] (a)\2 \1 \k<x> (?<=a+)b ( a) (a [a [ [] [^] *a a|*b x{1}{2} a** (?`.split(
    ' ',
  );

/** What Perl takes from each text: all brackets, then the whole; null where nothing fits; undefined for a broken one. */
function takenByPerl(patterns: readonly string[]): (unknown[] | undefined)[] {
  const script = String.raw`
    use JSON::PP; local $SIG{__WARN__} = sub {}; my ($patterns, $texts) = @{decode_json(join('', <STDIN>))};
    print encode_json([map {
      my $take = eval 'no strict; sub { $_[0] =~ /'.$_.'/ ? [$#+, map { defined $-[$_] ? substr($_[0], $-[$_], $+[$_] - $-[$_]) : undef } 1 .. $#-, 0] : undef }';
      $take ? [map { $take->($_) } @$texts] : undef } @$patterns])`;
  const {stdout, stderr} = spawnSync('perl', ['-e', script], {
    input: JSON.stringify([patterns, texts]),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as (unknown[] | null)[]).map((each) => each ?? undefined);
}

function takenHere(pattern: string): unknown[] | undefined {
  const {expression} = translatePattern(pattern);
  return (
    expression &&
    texts.map((text) => {
      const found = expression.exec(text);
      const groups = found?.slice(1).map((group) => group ?? null) ?? [];
      // Perl leaves out what took no part at the end.
      const last = groups.findLastIndex((group) => group !== null);
      return found && [groups.length, ...groups.slice(0, last + 1), found[0]];
    })
  );
}

test('a pattern that Perl reads is not called broken', () => {
  expect(same.filter((pattern) => translatePattern(pattern).isBroken)).toEqual([]);
});

test('a pattern takes the same text in the log tester as in Perl, whatever it is made of', () => {
  const perl = takenByPerl(same);
  for (const [index, pattern] of same.entries()) {
    const here = takenHere(pattern);
    const apart = texts.flatMap((text, at) =>
      isDeepStrictEqual(here?.[at], perl[index]?.[at]) ? [] : [[pattern, text, here?.[at], perl[index]?.[at]]],
    );
    expect(apart).toEqual([]);
  }
  const nowhere = same.filter((_, index) => perl[index]?.every((taken) => taken === null) ?? true);
  expect(nowhere).toEqual([]);
});

test('a pattern is called broken where Perl does not read it', () => {
  expect(takenByPerl(broken)).toEqual(broken.map(() => undefined));
  for (const pattern of broken) {
    const {differences, isBroken} = translatePattern(pattern);
    expect([pattern, isBroken, ...differences]).toEqual([
      pattern,
      true,
      expect.stringMatching(/^The pattern is broken: /),
    ]);
  }
});

test.each([
  [String.raw`(a)?\1b`, 'Perl finds nothing for \\1 where its group took no part.'],
  ['(?:(a)|b)*', 'Group 1 is inside a repeat that can leave it out.'],
  ['(a(b)?)+', 'Group 2 is inside a repeat that can leave it out.'],
  ['(?<x>a)|(?<x>b)', 'Two groups have the name x.'],
  ["user'@'host", "Perl reads @' as a variable."],
  ['a{2,1}', '{2,1} can never be'],
  ['(?{1})', '(?{ is a group'],
])('%s, which JavaScript would take in another way, is not tried', (pattern, reason) => {
  const {expression, differences} = translatePattern(pattern);
  expect(expression).toBeUndefined();
  expect(differences.join(' ')).toContain(reason);
});

test('letters beyond ASCII are said to be bytes', () => {
  expect(translatePattern('[é]').differences).toEqual([expect.stringMatching(/^lfd reads bytes/)]);
  expect(translatePattern(String.raw`\x{e9}`).differences).toHaveLength(1);
});

test.each([
  ['# if (($globlogs{CUSTOM1_LOG}{$lgfile}) and ($line =~ /x (\\S+)/)) {\n', ': all its lines are comments.'],
  ['sub custom_line {\n\tmy $line = shift;\n\treturn 0;\n}\n1;\n', '.'],
])('a file without a rule says so', (text, end) => {
  expect(readCustomRules(text)).toEqual({
    rules: [],
    unread: [{harm: 'nothing', text: `There is no rule in this text${end}`}],
  });
  expect(readCustomRules(' \n')).toEqual({rules: [], unread: []});
});
