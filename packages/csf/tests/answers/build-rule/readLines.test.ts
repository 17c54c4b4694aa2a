import {readLine} from '../../../answers/build-rule';
import {checkText} from '../../../answers/check-config/decode';
import {listFileOf} from '../../../answers/text-kinds/listFiles';

const ignoreHead = '# The following IP addresses will be ignored by all lfd checks\n';

function said(text: string): string[] {
  return readLine(text).map((reading) =>
    'error' in reading ? reading.error : 'meaning' in reading ? reading.meaning : '',
  );
}

function checked(text: string): string {
  const found = checkText(text);
  return found.isConfig ? '' : found.sentence;
}

test('the builder says of each line of a list what is wrong with it', () => {
  const list = [
    '# /etc/csf/csf.allow',
    '203.0.113.10 # office',
    'office.example.net',
    'tcp | in | d=22 | s=203.0.113.5',
    'tcp|in|d=8443',
    'd=22|s=203.0.113.44',
    'Include /etc/csf/office.allow',
    'include /etc/csf/office.allow',
  ].join('\n');
  expect(said(list)).toEqual([
    expect.stringMatching(/^These are 7 lines of csf\.allow\. Look at 4 of them\./),
    expect.stringMatching(/^Line 3, office\.example\.net: .* is a name.* belongs in csf\.dyndns\.$/),
    expect.stringMatching(/^Line 4, .*: A space ends the entry/),
    expect.stringMatching(/^Line 5, .*: A filter needs an address/),
    expect.stringMatching(/^Line 8, /),
  ]);
  expect(said('203.0.113.7\n203.0.113.8\n')).toEqual([expect.stringContaining('None has an error.')]);
});

test('the builder tells the lockout in a guide before it reads its lines', () => {
  const guide = (filter: string): string =>
    `remove port 22 under TCP_IN\ninsert in csf.allow\n\n    ${filter} # only me\n`;
  expect(said(guide('tcp|in|d=22|d=ip-address'))[0]).toContain('out of TCP_IN: you lock yourself out.');
  expect(said(guide('tcp|in|d=22|s=203.0.113.7'))[0]).not.toContain('lock');
});

test('the builder says what the lines of csf.rignore do', () => {
  expect(said('.googlebot.com\n.crawl.baidu.com\nEND\n')).toEqual([
    expect.stringMatching(/^These are 3 lines of csf\.rignore\. lfd blocks no IPv4 address .* Look at 2 of them\./),
    expect.stringMatching(/^Line 1, /),
    expect.stringContaining('Line 3, END: This is left over from a script or a page'),
  ]);
});

test('a line means what it means in its own file', () => {
  const list = `${ignoreHead}127.0.0.1\n.example.com\nhome.example.com\n0.0.0.0/0 # for now\n`;
  expect(said(list)).toEqual([
    expect.stringContaining('lines of csf.ignore. Look at 3 of them.'),
    expect.stringMatching(/^Line 5, 0\.0\.0\.0\/0: lfd ignores only the address .* csf -d refuses every IPv4 address/),
    expect.stringMatching(/^Line 3, \.example\.com: .* is a name.* In csf\.rignore, \.\\\.example\.com covers/),
    expect.stringMatching(/^Line 4, home\.example\.com: .* csf\.dyndns with DYNDNS_IGNORE = "1"/),
  ]);
  expect(checked(list)).toMatch(/^This looks like csf\.ignore, .* Line 5, 0\.0\.0\.0\/0: lfd ignores only/);
  expect(checked(list)).not.toContain('opens');
});

test.each([
  ['pcmd:.*', 'matches every command line, so it switches process tracking off'],
  ['pexe:/.*', 'matches every program, so it switches process tracking off'],
  ['puser:^.*', 'matches every account, so it switches process tracking off'],
  ['pexe:|x', 'matches every program, so it switches process tracking off'],
  ['pexe:/home/.*', 'ignores every program in /home,'],
  ['pexe:/(home|tmp)/.*', 'ignores every program in /home and /tmp,'],
])('%s in csf.pignore %s: the checker tells it first', (line, expected) => {
  const list = `exe:/usr/bin/php\nexe:/usr/bin/perl\n${line}\n`;
  expect(said(list).join('\n')).toContain(
    `Line 3, ${line}: This pattern ${expected}`.replace('This pattern ignores', 'This ignores'),
  );
  expect(checked(list)).toMatch(/rule builder\. Line 3, /);
});

test.each(['pexe:/home/[^/]+/bin/tool', 'pcmd:/usr/bin/perl /opt/x.*', 'puser:db\\d+'])(
  '%s is no such pattern',
  (line) => {
    expect(said(`exe:/usr/sbin/nginx\n${line}\n`).join('\n')).not.toMatch(/matches every|ignores every/);
  },
);

test.each([
  ['csf.allow', 'The following IP addresses will be allowed through iptables.'],
  ['csf.deny', 'The following IP addresses will be blocked in iptables'],
  ['csf.pignore', 'The following is a list of executables (exe) command lines (cmd) and'],
  ['csf.rignore', 'The following is a list of domains and partial domain that lfd process'],
  ['csf.signore', 'The following is a list of files that LF_SCRIPT_ALERT will ignore. You must'],
])('the comment of the shipped file tells %s', (file, comment) => {
  expect(listFileOf(`####\n# ${comment}\n#\n/x\n`)).toBe(file);
});

test('many comments with blank lines between them are read in one pass', () => {
  expect(listFileOf(`${'# a\n \n'.repeat(400)}x`)).toBeUndefined();
  expect(listFileOf(`${'# a\n \n'.repeat(400)}# /etc/csf/csf.allow\n`)).toBe('csf.allow');
});

test('lines of csf.pignore come by how much they hide, those that many servers have at the end', () => {
  const lines = ['exe:/usr/sbin/php-fpm8.2', 'exe:/usr/bin/perl', 'user:redis', 'user:www-data', 'pcmd:.*'];
  const told = said(`${lines.join('\n')}\n`);
  expect(told[0]).toContain('Look at 5 of them.');
  expect(told.slice(1).map((line) => line.slice(0, 6))).toEqual(['Line 4', 'Line 5', 'Line 2', 'Line 3', 'Line 1']);
  expect(told[1]).toContain('Websites run as www-data on many servers.');
  expect(checked(`${lines.join('\n')}\n`)).toMatch(/Line 4, user:www-data: .* Line 1, exe:\/usr\/sbin\/php-fpm8\.2: /);
});

test.each([
  'exe:/usr/local/cpanel/3rdparty/bin/php',
  'exe:/usr/local/cpanel/3rdparty/php/56/sbin/php-fpm',
  'exe:/var/cpanel/3rdparty/bin/php',
  'exe:/usr/local/cwp/php71/sbin/php-fpm',
])('the shipped line %s is no trouble', (line) => {
  expect(said(`exe:/usr/sbin/nginx\n${line}\n`)).toEqual([expect.stringContaining('None has an error.')]);
});

test('what people leave out of a filter on purpose is no trouble, unlike a part that csf ignores', () => {
  const list = 'd=22|s=203.0.113.7\ntcp|in|d=22|s=203.0.113.8|x\n';
  expect(said(list).slice(1)).toEqual(['Line 2, tcp|in|d=22|s=203.0.113.8|x: csf ignores "x".']);
});

test.each([
  ['RU', 'Country codes and AS numbers do not work in a list.'],
  ['Include "/etc/csf/x.allow"', 'Include needs a full path that begins with /, without quotes'],
  ['Include /etc/csf/x.allow # ours', 'Everything after Include is the path, even a comment'],
  ['“203.0.113.7” # office', 'Write it without them: 203.0.113.7 # office'],
  ['; office', 'csf and lfd know only # for comments.'],
  ['203.0.113.7;office', 'put a space and # before a comment, as in "203.0.113.7 # office"'],
  ['203.0.113.7,office,2026', 'as in "203.0.113.7 # office,2026"'],
  ['203.0.113.4 - 203.0.113.9', 'Write one line for each of 203.0.113.4/30, 203.0.113.8/31'],
  ['[2001:db8:1::]/48', 'write it without brackets, as 2001:db8:1::/48'],
  ['*.example.com', 'No file accepts names with a *.'],
])('%s says in a list what it says alone', (line, words) => {
  expect(said(`203.0.113.10\n203.0.113.11\n${line}\n`)[1]).toContain(`Line 3, `);
  expect(said(`203.0.113.10\n203.0.113.11\n${line}\n`)[1]).toContain(words);
  expect(said(line)[0]).toContain(words);
});

test('an Include with a space before it does nothing, and one at the beginning is right', () => {
  const list = '203.0.113.10\n203.0.113.11\nInclude /etc/csf/a.allow\n Include /etc/csf/b.allow\n';
  expect(said(list).slice(1)).toEqual([
    expect.stringMatching(/^Line 4, .* works only at the very beginning of a line/),
  ]);
});

test('lines of csf.rignore: what hides most comes first', () => {
  const list =
    '# csf.rignore\n.example.com\n.\\.example.com\n*.example.org\n203.0.113.7\n.com\nhost.crawl.example.com\n.example.net\n';
  expect(said(list).slice(1)).toEqual([
    'Line 6, .com: This ignores every host whose name ends in "com".',
    'Line 4, *.example.org: lfd skips a line that begins with "*". Write .\\.example.org.',
    'Line 5, 203.0.113.7: lfd compares host names here. An address belongs in csf.ignore.',
    'Line 2, .example.com: A dot matches any character, so this also ignores hosts of notexample.com. Write .\\.example.com.',
    expect.stringMatching(/^Line 8, /),
  ]);
});

test('of lines that are no list, each is read alone, and one sentence is said once', () => {
  expect(said('ufw allow 22\nhello world\nufw deny 25\ncsf -a 203.0.113.7\nYOUR_IP\n')).toEqual([
    'These are 5 lines. Paste one line at a time.',
    expect.stringMatching(/^Line 1, ufw allow 22, and 1 more: This is a command of ufw/),
    expect.stringMatching(/^Line 5, YOUR_IP: .* is a placeholder/),
  ]);
});

test('a text of another program is named, with the files of csf that do the same', () => {
  const jail = '[sshd]\nenabled = true\nbantime = 3600\nignoreip = 203.0.113.7\n';
  expect(said(jail)).toEqual([
    expect.stringMatching(/^This looks like a configuration of fail2ban\. .* ignoreip belongs in csf\.ignore/),
  ]);
  expect(readLine(jail)).toMatchObject([{page: '/docs/with/fail2ban/'}]);
  expect(said('TESTING = "0"\nTCP_IN = "22"\n')).toEqual([expect.stringContaining('configuration checker')]);
});

test('a list that opens all to a large network says how to open only a website', () => {
  expect(said('203.0.113.7\n104.16.0.0/13 # proxy\n').join()).toContain('tcp|in|d=80,443|s=104.16.0.0/13 opens only');
  expect(said('203.0.113.7\n0.0.0.0/0\n').join()).not.toContain('opens only');
});

test('a tab ends an entry of a list as a space does', () => {
  expect(said('203.0.113.7\toffice\n203.0.113.8\thome\n')).toEqual([expect.stringContaining('None has an error.')]);
});

test('a list with one kind of line says of any other how to write it', () => {
  expect(said('exe:/usr/sbin/nginx\n/usr/sbin/apache2\nexe:/usr/sbin/named\n').slice(1)).toEqual([
    expect.stringMatching(/^Line 2, .* Write a keyword, a colon and a value, such as exe:/),
  ]);
});

test('csf.deny with a private network can shut out machines of its owner', () => {
  expect(said('# csf.deny\n203.0.113.99\n10.0.0.0/8\n').slice(1)).toEqual([
    expect.stringMatching(/^Line 3, 10\.0\.0\.0\/8: This is a private network\./),
  ]);
  expect(said('# csf.allow\n203.0.113.99\n10.0.0.0/8\n')).toHaveLength(1);
});

test('a block list with its parts in another order gets the line that csf reads, and one for a name that is there twice', () => {
  const list =
    'SPAMhaus|drop|https://lists.example.com/drop.txt|86400\nSPAMhaus|0|https://lists.example.com/edrop.txt|43200\nDSHIELD|86400|0|https://lists.example.com/block.txt\n';
  const [, first, second, ...others] = said(list);
  expect(first).toContain('Write SPAMHAUS_DROP|86400|0|https://lists.example.com/drop.txt. Line 2 has the same name');
  expect(second).toMatch(/Write SPAMHAUS\|43200\|0\|https:\/\/lists\.example\.com\/edrop\.txt\.$/);
  expect(others).toEqual([]);
});

test('filters without an address share one sentence, which says how a port is closed for everybody', () => {
  expect(said('tcp|in|d=389\ntcp|out|d=389\ntcp|in|d=636\n').slice(1)).toEqual([
    expect.stringMatching(
      /^Line 1, tcp\|in\|d=389, and 1 more: A filter needs an address, or .* an owner .* belongs in TCP_IN, and in TCP6_IN for IPv6: it is open while it is there, and closed without\. .* Docker/,
    ),
    expect.stringMatching(/^Line 2, tcp\|out\|d=389: .* belongs in TCP_OUT, and in TCP6_OUT for IPv6/),
  ]);
});

test('filters with words between them are a list, and a comment with the name of the list says which one', () => {
  const guide =
    'Permitir conexões para a porta 443:\n\ntcp|out|d=443|d=198.51.100.7 # csf.allow\n\nPermitir SSH de um IP:\n\ntcp|in|d=22|s=203.0.113.7\n\nPing do IP 111.222.333.444\n\nicmp|in|d=ping|s=111.222.333.444\n';
  const [first, ...others] = said(guide);
  expect(first).toMatch(/^These are 6 lines of a list such as csf\.allow/);
  expect(others[0]).toMatch(/^Line 11, icmp.*csf makes no rule of the line, and prints no message\.$/);
  expect(others[1]).toBe(
    'Line 1, Permitir conexões para a porta 443:, and 2 more: These words are no entry. In a file, put # before them.',
  );
  expect(said('exe:/usr/sbin/nscd\ncmd:spamd child\n').join()).not.toContain('These words');
  expect(readLine('tcp|out|d=443|d=198.51.100.7 # csf.allow')).toMatchObject([{kind: 'allow-filter'}]);
  expect(readLine('tcp|out|d=443|d=198.51.100.7 # office')).toMatchObject([
    {kind: 'allow-filter'},
    {kind: 'deny-filter'},
  ]);
});
