import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {checkText} from '../../../answers/check-config/decode';
import {readLine} from '../../../answers/build-rule';
import {decodeBlock} from '../../../answers/output';
import {recogniseText} from '../../../answers/text-kinds/recogniseText';
import {kindOfText} from '../../../answers/text-kinds/textKinds';

const rule =
  'if (($lgfile eq $config{CUSTOM1_LOG}) and ($line =~ /postfix\\/smtpd\\[\\d+\\]: x \\[(\\S+)\\]/)) {\n\treturn ("Failed x from",$1,"x","5","25","1");\n}';
const head = '# CIDR addressing allowed with a quaded IP (e.g. 192.168.254.0/24)\n';

/** Texts, what they are called, and which tool the search offers for each. */
const texts = load(readFileSync('packages/csf/tests/answers/text-kinds/textKinds.yml', 'utf8')) as {
  name: string;
  text: string;
  tool?: string;
}[];
const rows = texts.map(({name, text, tool}) => [name, text, tool] as const);

test.each(rows)('search, checker and decoder agree that this is %s: %s', (name, text, tool) => {
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

test.each(rows.filter(([, text, tool]) => /^(?:output|log)$/.test(tool ?? '') && !text.includes('\n')))(
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
  expect(decodeBlock('# csf.deny has 203.0.113.7').findings[0]!.lookCloser).toEqual([]);
  const files = '# csf.deny has 203.0.113.7\n# csf.allow has none\n';
  expect(decodeBlock(files).findings[0]!.what).toContain('This looks like a text of comments only.');
  expect(readLine(comments)).toMatchObject([{meaning: expect.stringMatching(/it has no entry\.$/)}]);
  expect(readLine('# Block it\n#    csf -d 203.0.113.99\n')).toMatchObject([
    {meaning: expect.stringContaining('paste it alone, without the #')},
  ]);
});

test('the decoder takes no address from the comments of a list', () => {
  for (const text of [`${head}{{ csf_denylist }}\n`, 'X|86400|0|https://lists.example.com/?ip=1.1.1.1\n']) {
    expect(decodeBlock(text).findings).toMatchObject([{address: undefined, lookCloser: []}]);
  }
});

test('the decoder says what is wrong with the rules of a regex.custom.pm', () => {
  const [found] = decodeBlock(`sub custom_line {\n${rule}\n}\n1;\n`).findings;
  expect([found!.what, ...found!.notes].join('\n')).toMatch(/Rule x: The pattern does not begin with \^/);
  expect(found!.notes.join('\n')).toContain('Write $globlogs{CUSTOM1_LOG}{$lgfile} instead of');
});

test('of many rules, errors come first, and rules with the same problem share a note', () => {
  const rules = ['a', 'b', 'c'].map((name) => rule.replace('"x","5"', `"${name}","5"`));
  const broken = rule.replace('(\\S+)\\]/', '(on|off)\\] from (.*)\\n/');
  const found = decodeBlock(`sub custom_line {\n${[...rules, broken].join('\n')}\n}\n`).findings[0]!;
  const {what, notes} = found;
  expect(what).toContain('Rule x: \\n and \\r match nothing');
  expect(notes).toContainEqual(expect.stringMatching(/^Rules a, b, c, x: The pattern does not begin with/));
  expect(what).toContain('Rule x: Group 1 holds only words, no address, so the rule blocks nobody.');
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

test.each([
  ['Port 22\nPort 2222', '22 and 2222'],
  ['ListenAddress 0.0.0.0:2222\nListenAddress [::]:2222\nUsePAM yes', '2222'],
  ['Port 22\nListenAddress 2001:1234::1', '22'],
  ['UsePAM yes', '22'],
])('sshd listens where Port and ListenAddress say: %j', (lines, ports) => {
  expect(kindOfText(`PermitRootLogin no\n${lines}`)?.advice).toContain(`must have ${ports}, and every other port`);
});

test.each([
  ['ALL: ALL\n', 'Leave out ALL as an address'],
  ['[recidive]\nbantime = 1w\nmaxretry = 5\n', 'more than LF_PERMBLOCK_COUNT temporary blocks'],
  ['create banned hash:net\nadd banned 203.0.113.9\n', 'Only addresses to block belong in csf.deny'],
  ['ufw allow 22/tcp\n', 'If the server has IPv6, set IPV6 = "1" first'],
])('what %j becomes in csf lets nobody in or out by mistake', (text, advice) => {
  expect(kindOfText(text)?.advice).toContain(advice);
});
