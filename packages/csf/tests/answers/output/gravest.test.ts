import {decodeBlock} from '../../../answers/output';

const texts = (text: string): string[] => decodeBlock(text).findings.map(({what}) => what);

const block =
  'Nov 27 01:02:03 web lfd[812]: (sshd) Failed SSH login from 203.0.113.9 (-): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]';
const testing = '*WARNING* TESTING mode is enabled - do not forget to disable it in the configuration';
const stopped =
  'Error: iptables command [/sbin/iptables -A INPUT] failed, you appear to be missing a required iptables module, at line 12 in /usr/sbin/csf';
const loading = 'csf: FASTSTART loading DROP no logging (IPv4)';

test.each([
  ['a start that failed', [loading, testing, block, stopped], /^csf stopped at this error and removed all rules/],
  ['csf switched off', [testing, "csf and lfd have been disabled, use 'csf -e' to enable"], /^Somebody switched csf/],
  ['a block', [loading, block], /^lfd blocked 203\.0\.113\.9/],
  [
    'an allow for everybody',
    [testing, block, 'csf.allow: tcp|in|d=22|s=0.0.0.0/0'],
    /^csf\.allow opens TCP port 22 to everybody/,
  ],
  ['TESTING', [loading, block, testing], /^csf is in TESTING mode/],
  [
    'TESTING in lfd.log',
    [loading, 'Nov 27 01:02:03 web lfd[8]: *Error* lfd will not run with TESTING enabled in /etc/csf/csf.conf'],
    /^lfd does not start while TESTING/,
  ],
])('what comes first in any order: %s', (_, lines, expected) => {
  for (const order of [lines, [...lines].reverse()]) {
    expect(texts(order.join('\n'))[0]).toMatch(expected);
  }
});

const ok = 'Testing ip_tables/iptable_filter...OK\nTesting ipt_LOG...OK\n';
const failed = (module: string, fatal = ''): string =>
  `Testing ${module}...FAILED [${fatal}Error: iptables: No chain/target/match by that name.] - Required for x\n`;
const some =
  '\nRESULT: csf will function on this server but some features will not work due to some missing iptables modules [1]\n';

test.each([
  [
    'one feature',
    ok + failed('ipt_owner/xt_owner') + some,
    /^csf starts on this server, but without SMTP_BLOCK and filters by user or group: the test of ipt_owner\/xt_owner failed\.$/,
  ],
  [
    'several',
    ok + failed('ipt_recent') + failed('xt_connlimit') + some,
    /^csf starts .* without PORTFLOOD and PORTKNOCKING and CONNLIMIT: the tests/,
  ],
  ['its result alone', some, /^csf starts .* without some features: the lines with FAILED, which are missing here/],
  [
    'a cut text',
    ok + failed('iptable_nat/ipt_REDIRECT'),
    /^As far as this text shows, csf starts .* without MESSENGER/,
  ],
  [
    'a needed module',
    ok + failed('ipt_state/xt_state', 'FATAL ') + failed('xt_connlimit'),
    /^csf cannot run on this server: the test of ipt_state\/xt_state failed/,
  ],
  [
    'the worst result alone',
    'RESULT: csf will not function on this server due to FATAL errors from missing modules [2]',
    /^csf cannot run/,
  ],
  ['all well', `${ok}\nRESULT: csf should function on this server`, /all its features/],
  ['all well, cut', ok, /^These 2 tests of csftest\.pl passed\. Whether csf can run is in its last line/],
])('the test of the modules: %s', (_, text, expected) => {
  expect(texts(text)).toEqual([expect.stringMatching(expected)]);
});

test.each([
  ['csf.allow: 52.0.0.0/8 # cloud', /^csf\.allow opens every port to all 16,777,216 addresses of 52\.0\.0\.0\/8\./],
  ['csf.allow: 51.15.0.0/19', /all 8,192 addresses/],
  ['csf.allow: 203.0.113.0/24', /is allowed: it is in csf\.allow/],
  ['csf.allow: 10.0.0.0/8', /is allowed: it is in csf\.allow/],
  ['csf.allow: tcp|in|d=3306|s=34.64.0.0/10', /^csf\.allow opens TCP port 3306 to all 4,194,304 addresses/],
  ['csf.ignore: 52.0.0.0/8', /^csf\.ignore keeps lfd from blocking all 16,777,216/],
  [
    'csf.ignore: 0.0.0.0/0',
    /^This line of csf\.ignore does not work: lfd ignores only the address 0\.0\.0\.0,.*csf -d refuses/,
  ],
  ['csf.ignore: 203.0.113.7', /^lfd counts nothing of 203\.0\.113\.7/],
  ['Adding 0.0.0.0/0 to csf.allow and iptables ACCEPT...', /It opens every port to everybody\.$/],
  ['Adding tcp|in|d=22|s=0.0.0.0/0 to csf.allow and iptables ACCEPT...', /which opens TCP port 22 to everybody\.$/],
  ['csf: 52.0.0.0/8 allowed on port * for 3600 seconds inbound', /allowed all 16,777,216 addresses/],
  ['tcp|in|s=0.0.0.0/0', /^csf makes no rule of this line: a filter needs a port/],
  ['csf.allow: tcp|in|s=0.0.0.0/0', /^csf makes no rule of this line of csf\.allow/],
  ['52.0.0.0/8 # cloud', /^In csf\.allow, this line opens every port to all 16,777,216/],
])('a line for more people than anybody knows: %s', (line, expected) => {
  expect(texts(line)).toEqual([expect.stringMatching(expected)]);
});

test('an allow says what lfd does all the same', () => {
  const notes = (line: string): string => decodeBlock(line).findings[0]!.notes.join('\n');
  expect(notes('csf.allow: 203.0.113.7')).toContain('IGNORE_ALLOW = "1"');
  expect(notes('csf.allow: tcp|in|d=22|s=203.0.113.7')).toContain('IGNORE_ALLOW reads no filters');
});

const version = 'csf: v14.10 (generic)';

test.each([
  [
    'of a script',
    '/usr/local/include/csf/post.d/docker.sh: line 106: [: !=: unary operator expected',
    /^The script \/usr\/local\/include\/csf\/post\.d\/docker\.sh has an error in line 106\. It is a script of your own/,
  ],
  [
    'of iptables',
    "iptables v1.8.4 (legacy): invalid port/service `-j' specified",
    /^iptables printed this: it refused/,
  ],
  ['of the arguments of iptables', "Bad argument `203.0.113.7'", /^iptables printed this: it refused/],
])('an error comes before a harmless line, in any order: %s', (_, error, expected) => {
  for (const lines of [
    [version, error],
    [error, version],
  ]) {
    const {findings, unknownLines} = decodeBlock(lines.join('\n'));
    expect([findings.length, unknownLines]).toEqual([2, 0]);
    expect(findings[0]!.what).toMatch(expected);
  }
});

test('an error does not come before a block, nor before what stops csf', () => {
  const error = '/etc/csf/csfpost.sh: line 6: ipsset: command not found';
  expect(texts(`${error}\n${block}`)[0]).toMatch(/^lfd blocked/);
  expect(texts(`${error}\n${stopped}`)[0]).toMatch(/^csf stopped/);
});

test('a script that failed is the one reason for the commands that iptables refused', () => {
  const script = '/usr/local/include/csf/post.d/docker.sh: line 106: [: !=: unary operator expected';
  const refused =
    "iptables v1.8.4 (legacy): invalid port/service `-j' specified\nTry `iptables -h' or 'iptables --help'";
  const {findings} = decodeBlock(`${script}\n${refused}\n${script}`);
  expect(findings).toMatchObject([
    {
      count: 2,
      notes: expect.arrayContaining([expect.stringMatching(/containers are missing.*restart docker after csf -r/)]),
    },
  ]);
  expect(texts(script.replace('docker.sh', 'nat.sh')).join()).not.toMatch(/container|docker/);
  expect(texts(refused)[0]).toMatch(/^iptables printed this: it refused/);
});

const ofFail2ban = '2026-11-03 09:10:41,341 fail2ban.';

test('Fail2ban that lost its chain is no block to lift, and says what became of the ban', () => {
  const ban = `${ofFail2ban}actions        [1201]: NOTICE  [sshd] Ban 203.0.113.9`;
  const checked = `${ofFail2ban}utils          [1201]: ERROR   7f3c -- returned 1`;
  const restored = `${ofFail2ban}CommandAction  [1201]: ERROR   Invariant check failed. Trying to restore a sane environment`;
  const failed = (what: string): string => `${ofFail2ban}actions [1201]: ERROR Failed to execute ${what} jail 'sshd'`;
  expect(texts(`${ban}\n${checked}\n${restored}`)).toEqual([
    expect.stringMatching(/chain gone.*anew for the new ban\. The bans from before are gone until/),
    expect.stringMatching(/^Fail2ban wrote this text/),
  ]);
  expect(texts(`${checked}\n${failed('unban')}`)).toEqual([expect.stringMatching(/could not lift a ban.* harmless/)]);
  expect(texts(restored.replace(/Trying.*/, 'Unban is impossible.'))[0]).toMatch(/could not lift/);
  expect(texts(failed('ban'))).toEqual([expect.stringMatching(/could not ban: nothing blocks/)]);
  expect(texts(checked)).toEqual(['A command that Fail2ban ran failed.']);
});
