import {decodeBlock} from '../../../answers/output';

const rule = (
  pattern: string,
  returned = '"App login",$1,"app","5","80","3600","0"',
  log = '$globlogs{CUSTOM1_LOG}{$lgfile}',
): string => `if ((${log}) and ($line =~ /${pattern}/)) {\n\treturn (${returned});\n}\n`;
const right = String.raw`^\S+ app\[\d+\]: failed from ([0-9a-fA-F:.]+)$`;

const first = (text: string): string => decodeBlock(text).findings[0]!.what;

test('a right rule has no finding', () => {
  expect(decodeBlock(rule(right)).findings).toMatchObject([{notes: []}]);
  expect(first(rule(right))).toMatch(/^This looks like rules of regex\.custom\.pm\. The log tester/);
});

test.each([
  String.raw`^\S+ app\[(\d+)\]: failed from ([0-9a-fA-F:.]+)$`,
  String.raw`^\S+ app\[\d+\]: \S+@[a-z0-9.-]{2,} failed from ([0-9a-fA-F:.]+)$`,
  String.raw`^\[client ([0-9a-fA-F:.]+)\] [A-Z|_]+ failed$`,
  String.raw`^[\d+.]+ app: [Ff]ailed from ([0-9a-fA-F:.]+)$`,
])('real sets and escaped brackets are right: %s', (pattern) => {
  expect(JSON.stringify(decodeBlock(rule(pattern)).findings)).not.toContain('Square brackets');
});

test.each([
  [
    'the groups in the wrong order',
    rule(String.raw`^app: login of (\S+) from ([\d.]+)$`),
    /Group 2 looks like the address.*Return \$2/,
  ],
  ['dots without a backslash', rule(String.raw`^app: failed from (\d+.\d+.\d+.\d+)$`), /a dot takes any character/],
  [
    'brackets without a backslash',
    rule(String.raw`^\S+ app[\d+]: failed from ([0-9a-fA-F:.]+)$`),
    /Square brackets without backslashes/,
  ],
  [
    'the brackets of a log',
    rule(String.raw`^[pid \d+] login failed from ([0-9a-fA-F:.]+)$`),
    /Square brackets without backslashes/,
  ],
  [
    'words between square brackets',
    rule(String.raw`^app: [GET|POST] failed from ([0-9a-fA-F:.]+)$`),
    /Square brackets.*\(\?:one\|two\)/,
  ],
  ['an address of any letters', rule(String.raw`^app: failed from (\S+)$`), /Group 1 can take more than the address/],
  [
    'a name that a visitor chooses',
    rule(String.raw`failed for (.*) from (\S+)`, '"App",$2,"app","5","80","3600"'),
    /A visitor who types an address/,
  ],
  ['no brackets', rule(String.raw`^app: failed from [\d.]+$`), /has no group 1/],
  ['no return', rule(right).replace('return ', ''), /has no "return"/],
  ['= for =~', rule(right).replace('=~', '='), /= where =~ belongs/],
  ['curly quotation marks', rule(right, '\u201cApp\u201d,$1,\u201capp\u201d,\u201c5\u201d'), /curly.*does not start/],
  ['no bracket at its end', rule(right).replace(/\}\n$/, ''), /a \} is missing.*does not start/],
  ['an unknown log', rule(right, undefined, '$globlogs{AUTH_LOG}{$lgfile}'), /no setting AUTH_LOG/],
  [
    'a path as the key of a log',
    rule(right, undefined, '$globlogs{"/var/log/app.log"}{$lgfile}'),
    /asks \$globlogs for a path/,
  ],
  ['a path', rule(right, undefined, '$lgfile eq "/var/log/app.log"'), /names a path/],
  ['too many values', rule(right, '"App",$1,"app","5","80","3600","0","1"'), /takes seven values/],
  ['too few values', rule(right, '"App",$1'), /blocks permanently at the first line/],
  ['the address in single quotation marks', rule(right, `"App",'$1',"app","5","80","3600"`), /is the text \$1/],
  ['a broken pattern', rule(String.raw`^app: (failed from ([0-9a-fA-F:.]+)$`), /lfd does not start with it/],
  [
    'a broken pattern beside a visitor who can choose',
    rule(String.raw`failed for (.*) from (\S+)`, '"App",$2,"app","5"') + rule('(a'),
    /lfd does not start with it/,
  ],
  [
    'a first line that blocks for good beside a name that nobody knows',
    rule(right, '"App",$1,"cyberpanel","5","80","3600"') + rule(right, '"App",$1,"my app","5","80","3600"'),
    /first line would block permanently/,
  ],
  [
    'one name with two limits',
    rule(right, '"App",$1,"app","5","80","3600"') +
      rule(right.replace('failed', 'bad'), '"App",$1,"app","9","80","3600"'),
    /Rule app: 2 rules have this name and different limits/,
  ],
])('the answer names what matters first: %s', (_, text, expected) => {
  expect(first(text)).toMatch(expected);
});

const request = (method: string, page: string): string =>
  `203.0.113.99 - - [28/Nov/2026:05:52:14 +0000] "${method} ${page} HTTP/1.1" 200 5486 "-" "Mozilla/5.0"`;

test.each([
  [String.raw`(\S+) -.*[GET|POST].*(wp-login.php)`, 'wp-login.php'],
  [String.raw`^([0-9a-fA-F:.]+) .*wp-login\.php`, 'wp-login.php'],
  [String.raw`^([0-9a-fA-F:.]+) [^"]*"(?:GET|POST) \/user\/login`, 'user/login'],
  [String.raw`^www\S+ ([0-9a-fA-F:.]+) [^"]*"\w+ \/administrator\/`, 'administrator/index.php'],
])('%s counts views of %s, and the pattern for logins counts none', (pattern, page) => {
  const told = new RegExp(`counts GET, which only shows ${page} and .* To count POST, write (\\S.*) instead\\.`);
  const [, better = ''] = told.exec(first(rule(pattern))) ?? [];
  expect([better, new RegExp(better).exec(request('POST', `/${page}`))?.[1]]).toEqual([better, '203.0.113.99']);
  expect(new RegExp(better).test(request('GET', `/${page}`))).toBe(false);
});

test.each([
  String.raw`^([0-9a-fA-F:.]+) [^"]*\] "POST [^" ?]*\/wp-login\.php`,
  // Each request counts, whatever the page.
  String.raw`^([0-9a-fA-F:.]+) [^"]*\] "\w+ \S+ HTTP`,
  String.raw`^([0-9a-fA-F:.]+) [^"]*\] "\w+ [^" ?]*\/shell\.php`,
])('%s counts no views of a login page', (pattern) => {
  expect(first(rule(pattern))).not.toContain('GET');
});
