import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {checkText, decodeConfig, mostBytes} from '../../../answers/check-config/decode';
import {shippedText} from '../../../model/conf/shippedConfig';

const text = '# Büro\nTESTING = "0"\nLF_SSHD = "5"\n';
const utf8 = new TextEncoder().encode(text);

function wide(isLittle: boolean, mark: boolean): Uint8Array {
  const codes = [...(mark ? '\ufeff' : ''), ...text].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from(codes.flatMap((code) => (isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255])));
}

test.each([
  ['utf-8', utf8],
  ['utf-8-bom', Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
  ['windows-1252', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
  ['utf-16', wide(true, true)],
  ['utf-16', wide(false, true)],
  ['utf-16', wide(true, false)],
  ['utf-16', wide(false, false)],
])('%s is read', (encoding, bytes) => expect(decodeConfig(bytes)).toEqual({isConfig: true, text, encoding}));

test('the shipped file is read', () => {
  expect(decodeConfig(new TextEncoder().encode(shippedText('generic')))).toMatchObject({
    isConfig: true,
    encoding: 'utf-8',
  });
});

/** Why a text is no csf.conf, with the page about it in the last line. */
const sentenceOf = (decoded: ReturnType<typeof decodeConfig>): string =>
  decoded.isConfig ? 'read' : [decoded.sentence, ...(decoded.page === undefined ? [] : [decoded.page])].join('\n');

test.each([
  ['nothing', new Uint8Array(), 'The file is empty. Choose /etc/csf/csf.conf of your server.'],
  ['more than 1 MB', new Uint8Array(mostBytes + 1).fill(65), /is 1\.0 MB.*does not read files of more than 1 MB/],
  ['gzip', Uint8Array.from([0x1f, 0x8b, 8, 0]), /is a gzip archive, such as csf\.tgz/],
  ['zip', Uint8Array.from([0x50, 0x4b, 3, 4]), /is a zip archive/],
  ['PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), /is a picture/],
  ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46]), /is a program/],
  ['random bytes', Uint8Array.from({length: 5000}, (_, index) => (index * 7919) % 251), /is not plain text/],
])('%s gets a sentence', (_, bytes, expected) => expect(sentenceOf(decodeConfig(bytes))).toMatch(expected));

const foreign = load(readFileSync('packages/csf/tests/fixtures/config/foreign.yml', 'utf8')) as {
  text: string;
  sentence: string;
}[];

test.each([
  ...foreign,
  {text: '', sentence: 'There is nothing to read'},
  {text: 'A="1"\n'.repeat(160_000), sentence: 'None of the names'},
  {text: 'A="1"\n'.repeat(200_000), sentence: 'longer than 1 million characters'},
  // Blank lines once made each search begin again.
  {text: `${'\n'.repeat(500_000)}x`, sentence: 'No line of this text'},
])('no csf.conf: $sentence', ({text: pasted, sentence: expected}) =>
  expect(sentenceOf(checkText(pasted))).toContain(expected),
);

test.each(['{{ iptables }}', '<%= @iptables %>', '@IPTABLES@', '__IPTABLES__', '%IPTABLES%'])(
  'the placeholder %s in a template is no value at which csf stops',
  (placeholder) => {
    const template = `# {{ ansible_managed }}\nTESTING = "{{ testing }}"\nIPTABLES = "${placeholder}"\n`;
    expect(sentenceOf(checkText(template))).toMatch(/a template of csf\.conf/);
    expect(sentenceOf(checkText(template))).not.toContain('It writes');
  },
);

test.each([
  'line: \'TCP_IN = "{{ ports }}"\'',
  'line: TCP_IN = "80,{{ ssh_port }}"',
  'line: \'{{ item.key }} = "{{ item.value }}"\'',
  'line: \'TCP_IN = "22,80"\'',
  'replace: \'TESTING = "0"\'',
])('nothing is said of a placeholder in a task, or of a right value: %s', (field) => {
  const task = `- lineinfile:\n    path: /etc/csf/csf.conf\n    regexp: '^TCP_IN'\n    ${field}\n`;
  expect(sentenceOf(checkText(task))).toMatch(/a playbook or state of Ansible or Salt.*as the server has it\.$/);
});

test.each([
  'TESTING = "0"',
  'TESTING = 0\nLF_SSHD = 5',
  'TCP_INN = "22"\nUDP_INN = "53"\nLF_SSSHD = "5"\n',
  'tcp_in = "22"\nudp_in = "53"\nlf_sshd = "5"\n',
  'NEW_SETTING = "1"',
  '# 203.0.113.7\nTCP_IN = "22"',
  // A password may look like a placeholder, and a comment may have one.
  'UI_PASS = "${x}{{y}}<%z"\nTESTING = "0"',
  '# sed -i s/x/{{ y }}/ /etc/csf/csf.conf\nTESTING = "0"',
  'TESTING = "0"\nLF_ALERT_TO = "root@example.com"\nMESSENGER_HTML_IN = "80,2082,2095"',
  shippedText('cpanel'),
])('%.30j may be one', (pasted) => expect(sentenceOf(checkText(pasted))).toBe('read'));
