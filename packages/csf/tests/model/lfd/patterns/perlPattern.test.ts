import {translatePattern} from '../../../../model/lfd/patterns/perlPattern';

/** What the first brackets take, or the whole match. */
function match(pattern: string, text: string): string | undefined {
  const found = translatePattern(pattern).expression?.exec(text);
  return found?.[1] ?? found?.[0];
}

// Each was tried with Perl 5.36 too.
test.each([
  [String.raw`\A\d{4}\z`, '2026', '2026'],
  [String.raw`\A\d{4}\z`, '2026x', undefined],
  ['[]x]+', 'abc]x', ']x'],
  ['[^]x]', ']xa', 'a'],
  [String.raw`\h+`, 'tab\there', '\t'],
  [String.raw`[\h]`, 'a b', ' '],
  ['[[:upper:]]{3}', 'xAAA', 'AAA'],
  [String.raw`\Qx.y*z\E$`, 'x.y*z', 'x.y*z'],
  ['(?i)axb', 'aXb', 'aXb'],
  [String.raw`(?P<n>foo)\k{n}`, 'foofoo', 'foo'],
  [String.raw`(?'n'foo)\g{1}`, 'foofoo', 'foo'],
  // lfd reads bytes, so a no-break space is no space.
  [String.raw`a\sb`, 'a\u00a0b', undefined],
  [String.raw`a[\s]b`, 'a\u00a0b', undefined],
  ['a[[:space:]]b', 'a\u00a0b', undefined],
  [String.raw`a\Sb`, 'a\u00a0b', 'a\u00a0b'],
  [String.raw`[\\s]+`, 'a\\s', '\\s'],
  [String.raw`\x{61}`, 'xa', 'a'],
  ['x(?#comment) y', 'x y', 'x y'],
  [String.raw`\a`, 'a', undefined],
  [String.raw`a\/b`, 'a/b', 'a/b'],
  ['[a@]', '@', '@'],
  ['(x$)', 'ax', 'x'],
  ['^$', '', ''],
])('%s in "%s" takes %j', (pattern, text, expected) => {
  expect(match(pattern, text)).toBe(expected);
});

test.each([
  'a++',
  '(?>a+)',
  '(?|a|b)',
  'a(?R)?b',
  '(?i:a)',
  String.raw`\p{L}`,
  String.raw`a\Kb`,
  'a{,2}b',
  '[[:^digit:]]',
  '$name',
  'foo$.x',
  'me@example',
  '[a$]',
  '(a',
  '[a',
  '*a',
  '(.*)+',
  String.raw`(?:\S+\s*)+$`,
  '(?:a|b+)*',
])('%s is not tried, and the reason is said', (pattern) => {
  const {expression, differences} = translatePattern(pattern);
  expect(expression).toBeUndefined();
  expect(differences).toHaveLength(1);
});

test('a flag in the middle is said to hold for the whole pattern here', () => {
  expect(translatePattern('(?i)a').differences).toEqual([]);
  expect(translatePattern('a(?i)b').differences).toHaveLength(1);
});
