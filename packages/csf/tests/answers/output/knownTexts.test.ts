import {readFileSync} from 'node:fs';

import alerts from '../../../facts/alerts.json';
import {decodeBlock} from '../../../answers/output';
import {events} from '../../../answers/output/events';
import {blockMails, bodyMarks} from '../../../answers/output/mailKinds';
import {triggers} from '../../../answers/output/triggers';
import {services} from '../../../model/services';
import {settings} from '../../../model/settings';

const values: Record<string, string> = {
  hostname: 'server.example.com',
  ip: '198.51.100.99 (Unknown)',
  block: '198.51.100.0/24 (Unknown)',
  class: 'C',
  check: 'AUTHRELAY',
  user: 'deploy',
  account: 'user@example.com',
  app: 'pop3d',
  file: '/etc/ssh/sshd_config',
  path: '/home/shop/public_html',
  reportload: '12.3',
  loadavg: '5',
};
const mails = events.flatMap(({mail}) => mail ?? []);
const filled = (text: string): string => text.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? '7');

describe('emails', () => {
  test.each(alerts.templates.map(({file, subject}) => [file, subject]))('%s is known by its subject', (_, subject) => {
    const [found] = decodeBlock(`Subject: ${filled(subject!)}\n\nTime: Sat Nov 21 02:24:12 2026 +0000\n`).findings;
    expect(found).toMatchObject({kind: 'mail', certain: true});
  });

  test('the decoder has every template of the facts once', () => {
    const named = [...mails, ...blockMails].map(({template}) => template).sort();
    // The shipped subject of su is the one of sudo; the last two do not begin with "lfd on".
    const others = ['sualert.txt', 'x-arf.txt', 'reselleralert.txt'];
    expect([...named, ...others].sort()).toEqual(alerts.templates.map(({file}) => file).sort());
  });

  test('every known body belongs to a template', () => {
    const files = alerts.templates.map(({file}) => file);
    expect(bodyMarks.map(([template]) => template).filter((template) => !files.includes(template))).toEqual([]);
  });

  test.each(bodyMarks)('%s is known by its body', (_, ...marks) => {
    const body = ['Time: x', ...marks.map((mark) => (mark.endsWith(':') ? `${mark} 198.51.100.99` : mark))];
    const [found] = decodeBlock(body.join('\n')).findings;
    expect(found!.kind).toBe('mail');
    expect(found!.what).not.toContain('does not ship it');
  });

  test.each(mails.flatMap(({template, setting}) => (setting === undefined ? [] : [[template, setting]])))(
    'the setting of %s is one of its facts',
    (template, setting) => {
      expect(alerts.templates.find(({file}) => file === template)!.settings).toContain(setting);
    },
  );

  const words = new Set(alerts.templates.flatMap((template) => template.settings));
  const blocking = [...words].filter((name) => triggers.has(name));

  test.each(blocking)('alert.txt with [%s] is a block', (name) => {
    const text = `Subject: lfd on server.example.com: blocked 198.51.100.99 (Unknown)\n\nBlocked:  Permanent Block [${name}]\n`;
    expect(decodeBlock(text).findings).toMatchObject([
      {trigger: name, address: '198.51.100.99', permanent: true, certain: true},
    ]);
  });

  test('every LF_ trigger of the facts of alert.txt is known', () => {
    const named = alerts.templates
      .find(({file}) => file === 'alert.txt')!
      .settings.filter((name) => !/_ALERT$/.test(name));
    expect(named.filter((name) => !triggers.has(name))).toEqual([]);
  });
});

describe('lfd.log', () => {
  const messages = readFileSync('packages/csf/tests/fixtures/decode-messages.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  const findingsOf = (message: string) => decodeBlock(`Nov 21 02:24:12 server lfd[3844]: ${message}`).findings;

  test.each(messages)('%s', (message) => {
    expect(findingsOf(message)).toMatchObject([{kind: 'log', certain: true}]);
  });

  test('every event and every trigger has a message among them', () => {
    // The first form that fits a message counts.
    const first = messages.map((message) => events.find(({form}) => form?.test(message)));
    expect(
      events
        .filter(({form}) => form)
        .filter((event) => !first.includes(event))
        .map(({form}) => form!.source),
    ).toEqual([]);
    // The escalations keep the word of the block before; LF_TRIGGER and the rest of the programs are below.
    const found = messages.flatMap(findingsOf);
    expect([...triggers.keys()].filter((name) => !found.some(({trigger}) => trigger === name))).toEqual([]);
  });

  const programs = services.flatMap(({name, otherNames, setting}) =>
    [name, ...otherNames].map((program) => [program, setting] as const),
  );

  test.each(programs)('the comment of a block by %s leads to %s', (program, trigger) => {
    const line = `198.51.100.99 # lfd: (${program}) Failed login from 198.51.100.99 (Unknown): 5 in the last 3600 secs - Sat Nov 21 02:24:12 2026`;
    expect(decodeBlock(line).findings).toMatchObject([{trigger, address: '198.51.100.99', permanent: true}]);
  });
});

describe('kernel log', () => {
  const packet = 'IN=eth0 OUT= SRC=198.51.100.23 DST=203.0.113.10 PROTO=TCP SPT=53112 DPT=80';
  const markers = [
    ...['TCP_IN', 'TCP_OUT', 'UDP_IN', 'UDP_OUT', 'ICMP_IN', 'ICMP_OUT'].map((name) => `${name} Blocked`),
    ...['TCP6IN', 'TCP6OUT', 'UDP6IN', 'UDP6OUT', 'ICMP6IN', 'ICMP6OUT'].map((name) => `${name} Blocked`),
    ...['BLOCK_LIST', 'CC_DENY', 'Port Flood', 'ConnLimit', 'SYNFLOOD Blocked', 'UDPFLOOD', 'INVALID'],
    ...['AN', 'AA', 'SFSF', 'SRSR', 'FRFR', 'AFF', 'APP', 'AUU', 'NOSYN'].map((name) => `INV_${name}`),
  ];

  test.each(markers)('*%s* is known', (marker) => {
    const [found] = decodeBlock(`kernel: Firewall: *${marker}* ${packet}`).findings;
    expect(found).toMatchObject({kind: 'kernel', certain: true});
    // Block lists are lines of a file, not of a setting.
    expect(marker === 'BLOCK_LIST' ? found!.setting === undefined : settings.has(found!.setting!)).toBe(true);
  });

  test('a marker of another program is not known', () => {
    expect(decodeBlock(`kernel: Firewall: *MINE* ${packet}`).findings).toMatchObject([
      {kind: 'kernel', certain: false},
    ]);
  });
});

test('every setting that the decoder names exists', () => {
  const named = [
    ...[...triggers.values()].flatMap(({setting, lasts}) => [setting, lasts]),
    ...[...events, ...mails].map(({setting}) => setting),
  ].filter((name) => name?.includes('$1') !== true);
  expect(named.filter((name) => name !== undefined && !settings.has(name))).toEqual([]);
});
