import {readFileSync} from 'node:fs';
import {decodeBlock} from '../../../../answers/output';
import type {Hit} from '../../../../model/lfd/hit';
import {simulate} from '../../../../model/lfd/blocking/simulate';
import {blockTexts, logStamp, type Mail} from '../../../../model/lfd/blocking/texts';
import {failures, shipped} from './hits';

/** Lines of a recording of the product. */
function recording(name: string): string[] {
  return readFileSync(`packages/csf/recordings/${name}.txt`, 'utf8').split('\n');
}

const surroundings = {
  hostname: 'server.example.com',
  timeZone: '+0000',
  lookedUp: (address: string): string => `${address} (Unknown)`,
};

function textsOf(hits: Hit[], values: Record<string, string>, lists = {}): ReturnType<typeof blockTexts>[] {
  const settings = {...shipped, ...values};
  return simulate(hits, settings, lists).blocks.map((block) => blockTexts(block, settings, surroundings));
}

/** A mail as lfd sends it, without the spaces that align its fields. */
function sent({subject, fields, heading}: Mail): string[] {
  return [`Subject: ${subject}`, ...fields.map(([label, value]) => `${label}: ${value}`), `${heading}:`];
}

// 21 November 2026, 02:24:12
const recorded = 1_795_227_852;

test('a permanent block, as recorded', () => {
  const [texts] = textsOf(failures(5, {address: '198.51.100.150', start: recorded - 1_767_225_600, every: 0}), {});
  const lines = recording('21-lfd-ssh-block');
  expect(lines).toContain(`${logStamp(recorded)} server lfd[3844]: ${texts!.log[0]}`);
  expect(lines).toContain(texts!.deny[0]);
  const aligned = lines.map((line) => line.replace(/: +/, ': '));
  expect(sent(texts!.mails[0]!).filter((line) => !aligned.includes(line))).toEqual([]);
});

test('a temporary block, as recorded', () => {
  const [texts] = textsOf(failures(5, {address: '198.51.100.77'}), {LF_SSHD_PERM: '60'});
  const lines = recording('22-lfd-temporary-block').join('\n');
  expect(lines).toContain(`: ${texts!.log[0]}\n`);
  expect(lines).toContain(`  ${texts!.temporary!.split('|').at(-1)}\n`);
  expect(texts!.deny).toEqual([]);
});

test('a port scan, as recorded', () => {
  const hits = [0, 5, 5, 10, 15, 16].flatMap((start, index) =>
    failures(1, {
      setting: 'PS_LIMIT',
      service: '',
      text: undefined,
      address: '198.51.100.77',
      port: '81',
      from: index + 1,
      start,
    }),
  );
  const [texts] = textsOf(hits, {PS_INTERVAL: '60', PS_LIMIT: '5'});
  const withoutSeconds = (text: string): string => text.replace(/in the last \d+ seconds/, '');
  const lines = recording('23-lfd-port-scan').map(withoutSeconds);
  expect(lines.some((line) => line.endsWith(`: ${withoutSeconds(texts!.log[0]!)}`))).toBe(true);
  const aligned = lines.map((line) => line.replace(/: +/, ': '));
  expect(sent(texts!.mails[0]!).filter((line) => !line.startsWith('Time') && !aligned.includes(line))).toEqual([]);
});

test('an address in csf.allow, as recorded', () => {
  const [texts] = textsOf(failures(5, {address: '198.51.100.42'}), {}, {allow: '198.51.100.42 # office VPN'});
  expect(recording('24-lfd-allow-versus-ignore').join('\n')).toContain(texts!.log.at(-1)!);
  expect(texts!.deny).toEqual([]);
  expect(texts!.mails[0]!.fields).toContainEqual([
    'Blocked',
    'Permanent Block [LF_SSHD] (IP match in csf.allow, block may not work)',
  ]);
});

// Every way to a block: the decoder must read what this prints.
const ways: [trigger: string, hits: Hit[], values: Record<string, string>][] = [
  ['LF_SSHD', failures(5), {}],
  ['LF_SSHD', failures(5), {LF_SELECT: '1', LF_SSHD_PERM: '1'}],
  ['LF_TRIGGER', [...failures(3), ...failures(3, {service: 'ftpd', setting: 'LF_FTPD'})], {LF_TRIGGER: '6'}],
  ['LF_PERMBLOCK_COUNT', failures(10), {LF_SSHD_PERM: '20', LF_PERMBLOCK_COUNT: '1'}],
  ['LF_NETBLOCK_COUNT', failures(5), {LF_NETBLOCK: '1', LF_NETBLOCK_COUNT: '0'}],
  [
    'LF_DISTATTACK',
    failures(5, {account: 'bob'}).map((hit, index) => ({...hit, address: `198.51.100.${index}`})),
    {LF_DISTATTACK: '1'},
  ],
  [
    'LF_DISTFTP',
    failures(4, {setting: 'LF_DISTFTP', account: 'bob'}).map((hit, index) => ({
      ...hit,
      address: `198.51.100.${index}`,
    })),
    {LF_DISTFTP: '4'},
  ],
  ['LF_APACHE_403', failures(3, {setting: 'LF_APACHE_403'}), {LF_APACHE_403: '2'}],
  ['LT_POP3D', failures(3, {setting: 'LT_POP3D', account: 'bob'}), {LT_POP3D: '2'}],
  ['PS_LIMIT', failures(11, {setting: 'PS_LIMIT', port: '1', every: 1}), {PS_INTERVAL: '60'}],
  [
    'LF_CUSTOMTRIGGER',
    failures(1, {
      setting: 'LF_CUSTOMTRIGGER',
      service: 'myapp',
      custom: {limit: '1', ports: '', lasts: '90', cloudFlare: '0'},
    }),
    {},
  ],
];

test.each(ways)('the block decoder reads a block by %s', (trigger, hits, values) => {
  const texts = textsOf(hits, values).at(-1)!;
  expect(texts.mails.length).toBeGreaterThan(0);
  const printed = [
    ...texts.log.map((line) => `Nov 21 02:24:12 server lfd[812]: ${line}`),
    ...texts.deny,
    ...(texts.temporary === undefined ? [] : [texts.temporary]),
    ...texts.mails.slice(0, 1).map((mail) => sent(mail).join('\n')),
  ];
  for (const text of printed) {
    const {findings} = decodeBlock(text);
    expect([text, findings[0]?.trigger]).toEqual([text, trigger]);
  }
});

test('lfd sends an email about the new block and one about the earlier ones', () => {
  const [, last] = textsOf(failures(10), {LF_SSHD_PERM: '20', LF_PERMBLOCK_COUNT: '1'});
  expect(last!.mails.map(({subject}) => subject)).toEqual([
    'lfd on server.example.com: 198.51.100.7 (Unknown) blocked permanently',
    'lfd on server.example.com: blocked 198.51.100.7 (Unknown)',
  ]);
  expect(last!.mails[1]!.fields.at(-1)).toEqual(['Blocked', 'Temporary Block for 20 seconds [LF_SSHD]']);
});

test.each([
  ['no mail', {LF_EMAIL_ALERT: '0'}, 0],
  ['no mail about temporary blocks', {LF_SSHD_PERM: '60', LF_TEMP_EMAIL_ALERT: '0'}, 0],
  ['a mail', {LF_SSHD_PERM: '60'}, 1],
])('%s where the settings say so', (_what, values, count) => {
  expect(textsOf(failures(5), values)[0]!.mails).toHaveLength(count);
});

test('what lfd looks up is in brackets, as the settings say', () => {
  const of = (values: Record<string, string>): string | undefined => {
    const settings = {...shipped, ...values};
    return blockTexts(simulate(failures(5), settings).blocks[0]!, settings, {hostname: 'server'}).log[0];
  };
  expect(of({CC_LOOKUPS: '0', LF_LOOKUPS: '0'})).toContain('from 198.51.100.7: 5');
  expect(of({CC_LOOKUPS: '0', LF_LOOKUPS: '1'})).toContain('from 198.51.100.7 (Unknown): 5');
});
