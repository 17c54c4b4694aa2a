import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {checkCsfCall, waitsForTesting} from '../../../model/commands';
import {decodeBlock} from '../../../answers/output';
import {readLine} from '../../../answers/build-rule';
import {readPaste} from '../../../answers/paste';
import {isFull, longText} from '@site/tests/support/fullCheck';
import {anyText, fc} from '@site/tests/support/propertyRuns';

const cases = path.resolve('packages/csf/tests/fixtures/decode');
const read = (name: string, file: string): string => readFileSync(path.join(cases, name, file), 'utf8');
/** Texts as people paste them, with the important parts of the findings; `prevent` contains only commands. */
const pastes = JSON.parse(readFileSync('packages/csf/tests/fixtures/decode-pastes.json', 'utf8')) as {
  name: string;
  text: string;
  findings: {address?: string}[];
}[];
const inputs = [...readdirSync(cases).map((name) => read(name, 'input.txt')), ...pastes.map(({text}) => text)];

test.each(readdirSync(cases))('decodeBlock: %s', (name) => {
  const decoded = JSON.parse(JSON.stringify(decodeBlock(read(name, 'input.txt')))) as unknown;
  expect(decoded).toEqual(JSON.parse(read(name, 'decoded.json')));
});

test.each(pastes.map(({name, text, findings}) => [name, text, findings] as const))(
  'a paste: %s',
  (_, text, expected) => {
    const found = decodeBlock(readPaste(text, 'output').text).findings.map(({prevent, ...rest}) => ({
      ...rest,
      prevent: prevent.flatMap(({commands = []}) => commands),
    }));
    expect(found).toMatchObject(expected);
    // Also compares missing addresses: a word that only looks like one must not get into a command.
    expect(found.map(({address}) => address)).toEqual(expected.map(({address}) => address));
  },
);

test('advice to allow an address says what TESTING does to it', () => {
  const allowing = inputs.flatMap((input) =>
    decodeBlock(input).findings.flatMap(({prevent}) =>
      prevent.filter(({commands = []}) => commands.some((command) => waitsForTesting(command))),
    ),
  );
  expect(allowing.length).toBeGreaterThan(0);
  expect(allowing.filter(({text}) => !text.includes('TESTING'))).toEqual([]);
});

const since = 'Nov 21 02:24:12 server lfd[3844]: ';
const sentence = '(sshd) Failed SSH login from 203.0.113.99 (Unknown): 5 in the last 3600 secs';

test.each([
  ['a line of the log', `${since}${sentence} - *Blocked in csf* [LF_SSHD]`],
  ['the subject of an email', 'lfd on server: blocked 203.0.113.99 (Unknown)'],
  ['an email of an old version', 'IP: 203.0.113.99\nFailures: 5 (sshd)\nInterval: 135 seconds\nBlocked: Yes'],
  [
    'a line about a pattern of the server, cut within',
    'Jan 23 14:15:15 host lfd[7]: (Block-http-requests-xmlrpc-error-log) ... with IP: 203.0.113.99 (...) - *Blocked in csf* for 604800 secs [LF_CUSTOMTRIGGER]',
  ],
  ['the page of a hoster', `Your address is blocked: ${sentence}`],
  ['a line of csf.deny that csf -g found', 'csf.deny: 203.0.113.99 # lfd: words of nobody - Mon Mar  4 10:11:12 2024'],
  ['a row of csf -t', 'DENY  203.0.113.99   *   inout   59m 1s   lfd - words of nobody'],
])('what says that the address is blocked has a command that lifts the block: %s', (_, text) => {
  const [found] = decodeBlock(text).findings;
  expect([found!.certain, found!.address, found!.unblock.length > 0]).toEqual([true, '203.0.113.99', true]);
});

test.each([
  ['words of a router', '*Port Scan* detected from 203.0.113.99'],
  ['words of an old version', '5 (sshd) login failures from 203.0.113.99 in the last 300 secs'],
  ['a trigger that lfd does not have', `${since}${sentence} - *Blocked in csf* [LF_NOBODY]`],
  ['a sentence that lfd does not have', `${since}203.0.113.99 did it - *Blocked in csf* [LF_SSHD]`],
  [
    'a line about a pattern of the server with two addresses',
    `${since}(xmlrpc) 203.0.113.99 on 203.0.113.10 ... - *Blocked in csf* for 604800 secs [LF_CUSTOMTRIGGER]`,
  ],
  ['an email that does not say it', 'IP: 203.0.113.99\nFailures: 5 (sshd)\nInterval: 3600 seconds'],
  ['an email that says no', 'IP: 203.0.113.99\nFailures: 5 (sshd)\nInterval: 3600 seconds\nBlocked: No'],
  ['a line of csf.deny or csf.allow', '203.0.113.99 # lfd: words of nobody'],
  ['a subject in a sentence', 'Why do I get "lfd on server: blocked 203.0.113.99 (Unknown)" from lfd?'],
])('what does not says how to look first: %s', (_, text) => {
  const [found] = decodeBlock(text).findings;
  expect({
    ...found,
    lookCloser: found!.lookCloser[0],
    commands: found!.prevent.flatMap(({commands = []}) => commands),
  }).toMatchObject({certain: false, unblock: [], commands: [], lookCloser: 'csf -g 203.0.113.99'});
});

test.each([
  ['a report with its details', `${sentence}; Ports: *; Direction: inout; Trigger: LF_SSHD`],
  ['an X-ARF report', 'Reported-From: root@server.example.com\nCategory: abuse\nService: sshd\nSource: 203.0.113.99'],
])('a report can come from any server: %s', (_, text) => {
  const [found] = decodeBlock(text).findings;
  expect(found).toMatchObject({unblock: [], lookCloser: ['csf -g 203.0.113.99', expect.anything()]});
  expect(found!.notes.join(' ')).toContain('on the server that wrote this report');
});

test('no finding that is unsure lifts a block', () => {
  const found = inputs.flatMap((input) => decodeBlock(input).findings);
  expect(found.filter(({certain, unblock}) => !certain && unblock.length > 0)).toEqual([]);
});

const kernelLine =
  'Nov 21 02:24:12 server kernel: [12345.678901] Firewall: *TCP_IN Blocked* IN=eth0 OUT= MAC=00:16:3e:aa:bb:cc:00:16:3e:11:22:33:08:00 SRC=203.0.113.35 DST=198.51.100.7 LEN=44 TOS=0x00 PREC=0x00 TTL=17 ID=6799 PROTO=TCP SPT=14833 DPT=8443 WINDOW=1024 RES=0x00 SYN URGP=0';

test.each([60, 65, 72, 76, 80, 100, 120])('a line of the kernel, broken at %s columns, is read whole', (width) => {
  const between = kernelLine.replace(new RegExp(`(.{1,${width}})(?:\\s|$)`, 'g'), '$1\n').trimEnd();
  const anywhere = kernelLine.replace(new RegExp(`.{${width}}`, 'g'), '$&\n');
  for (const text of [between, anywhere, [between, between].join('\n')]) {
    expect(decodeBlock(readPaste(text, 'output').text)).toMatchObject({
      findings: [{kind: 'kernel', address: '203.0.113.35', ports: '8443'}],
      unknownLines: 0,
    });
  }
});

const commands = inputs.flatMap((input) =>
  decodeBlock(input).findings.flatMap(({lookCloser, unblock, prevent}) => [
    ...lookCloser,
    ...unblock,
    ...prevent.flatMap((one) => one.commands ?? []),
  ]),
);

test.each([...new Set(commands)].filter((command) => command.startsWith('csf ')))(
  '%s is a command of csf',
  (command) => {
    const words = command.match(/"[^"]*"|\S+/g)!.slice(1);
    expect(checkCsfCall(words, false)).toBeUndefined();
  },
);

/** Everything that a command of the decoder may be. */
const safe = [
  /^csf -(g|i|dr|trd|a) [0-9a-f.:/]+$/,
  /^csf -a "(tcp|udp)\|(in|out)\|d=\d+\|[sd]=[0-9a-f.:/]+"$/,
  /^csf -(t|p|r)$/,
  /^csf --lfd restart$/,
  /^grep -F [0-9a-f.:]+ \/var\/log\/lfd\.log$/,
  /^journalctl -k --no-pager \| grep -F 'SRC=[0-9a-f.:]+ '$/,
  /^csf -d [0-9a-f.:/]+ "do not delete"$/,
  /^\[ -z "\$\(tail -c 1 \/etc\/csf\/csf\.ignore\)" \] \|\| echo >> \/etc\/csf\/csf\.ignore$/,
  /^echo "[0-9a-f.:/]+" >> \/etc\/csf\/csf\.ignore$/,
  /^tail -n 50 \/etc\/csf\/csf\.deny$/,
];

function expectSafe(text: string): void {
  const {findings} = decodeBlock(text);
  expect(findings.length).toBeGreaterThan(0);
  for (const {lookCloser, unblock, prevent, what, page} of findings) {
    expect(what).toMatch(/\.$/);
    expect(page).toMatch(/^\/docs\//);
    for (const command of [...lookCloser, ...unblock, ...prevent.flatMap((one) => one.commands ?? [])]) {
      expect(safe.some((form) => form.test(command)) ? 'safe' : command).toBe('safe');
      expect(command).not.toMatch(/^(csf -a|echo) .*\/[0-7]\b/);
    }
  }
}

const hostile = [
  ...['$(reboot)', '`id`', '; rm -rf /', '" && x', '";x"', "'", '|sh', '198.51.100.7;id', '2001:db8::1|sh'],
  ...['[LF_SSHD]', '*Blocked in csf*'],
];
const pieces = fc.constantFrom(...inputs.flatMap((input) => input.split(/(?<=[\s=:|(])/)), ...hostile, '\n', ' ');
const anyString = anyText(400);

test.each([
  ['any bytes', anyString],
  ['pieces of real texts in any order', fc.array(pieces, {maxLength: 60}).map((all) => all.join(''))],
  [
    'real texts with a hostile part in them',
    fc
      .tuple(fc.constantFrom(...inputs), fc.nat(), fc.nat(20), fc.oneof(anyString, fc.constantFrom(...hostile)))
      .map(([input, at, cut, text]) => {
        const place = at % (input.length + 1);
        return input.slice(0, place) + text + input.slice(place + cut);
      }),
  ],
])('%s are answered, and commands hold only checked addresses and ports', (_, texts) => {
  fc.assert(fc.property(texts, expectSafe));
});

test('the same lines are counted, and more than a hundred findings are left out', () => {
  const line = (last: number): string =>
    `Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.${last} (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]\n`;
  expect(decodeBlock(line(7).repeat(5)).findings).toMatchObject([{address: '198.51.100.7', count: 5}]);
  const many = decodeBlock(Array.from({length: 150}, (_, last) => line(last)).join(''));
  expect(many.findings).toHaveLength(100);
  expect(many.leftOut).toBe(50);
});

test('unknown lines are counted beside known ones', () => {
  const known = read('log-ssh', 'input.txt');
  expect(decodeBlock(`hello\n${known}\nworld`)).toMatchObject({unknownLines: 2, findings: [{trigger: 'LF_SSHD'}]});
});

// A pattern of quadratic cost would take minutes here, and hours in the full check.
test.each<[string, string]>([
  ...readdirSync(cases).map((name): [string, string] => [name, read(name, 'input.txt')]),
  ['one long line of a', 'a'],
  ['one long line of addresses', '198.51.100.7 '],
  ['brackets', '(a) ('],
  ['digits and dots', '1.'],
  ['colons', ':'],
  ['spaces', ' '],
  ['bars', '|d='],
  ['quotes', "'"],
  ['open marks', '*Blocked in csf* [LF_'],
])('a long text of %s is read to its end', (_, text) => {
  const fill = (part: string): string => part.repeat(Math.ceil(longText / part.length)).slice(0, longText);
  const line = `Nov 21 02:24:12 server lfd[1]: ${fill(text.replaceAll('\n', ' '))}`;
  expect(() => [decodeBlock(fill(text)), decodeBlock(line), readLine(line.slice(0, 4000))]).not.toThrow();
});

// More lines than a call takes arguments; in the full check, of each kind.
test('200,000 lines give an answer, whatever they are', () => {
  const lines = [
    'Nov 21 02:24:01 server sshd[411]: Failed password for root from 203.0.113.7 port 50211 ssh2',
    'TCP_IN = "22,80"',
    '203.0.113.7 # lfd: (sshd) Failed SSH login from 203.0.113.7 (US/United States/-): 5 in the last 3600 secs',
    'words of nobody',
  ];
  const each = isFull ? 200_000 : 50_000;
  const {findings, unknownLines} = decodeBlock(`${lines.join('\n')}\n`.repeat(each));
  expect(findings.map(({count}) => count)).toEqual([each, each]);
  expect(unknownLines).toBe(2 * each);
});
