import {outcomeOf, type Deed} from '../../../answers/test-packet/changes';
import {hasSameEntries, lineEndCommand, started, type Running} from '../../../model/firewall/csfCommands';
import {initialPacket, type PacketFields} from '../../../answers/test-packet/packetForm';
import type {Server} from '../../../model/firewall/server';
import {testPacket, turningChanges} from '../../../answers/test-packet/testPacket';
import {isFull} from '@site/tests/support/fullCheck';
import recorded from '../../fixtures/packet-tester/changes.json';

const now = 1_800_000_000;
const context = {ownAddresses: ['192.0.2.10', '2001:db8::10'], now};

type Case = {
  name: string;
  settings: Record<string, string>;
  lists: Record<string, string>;
  packet: Partial<PacketFields>;
  changes: {text: string; do: Deed; undo: Deed; passed: [boolean, boolean, boolean] | null}[];
};

const cases = recorded.cases as unknown as Case[];
const byName = cases.map((one) => [one.name, one] as const);

const serverOf = ({settings, lists}: Pick<Case, 'settings' | 'lists'>): Server => ({
  panel: 'generic',
  conf: Object.entries(settings)
    .map(([name, value]) => `${name} = "${value}"`)
    .join('\n'),
  lists: Object.fromEntries(Object.entries(lists).map(([name, text]) => [name, text.replaceAll('NOW', String(now))])),
});

const fieldsOf = (packet: Partial<PacketFields>): PacketFields => ({...initialPacket, ...packet});

/** Whether a packet passes by the rules that are in force. */
function passes(server: Server, packet: Partial<PacketFields>): boolean | undefined {
  const test = testPacket(server, fieldsOf(packet), now);
  if (!('answer' in test)) {
    throw new Error(test.refusal);
  }
  expect(test.answer.sentence).not.toMatch(/does not start/);
  return test.answer.passes;
}

function after(deed: Deed, running: Running): Running {
  const outcome = outcomeOf(deed, running, context);
  if (typeof outcome === 'string') {
    throw new Error(`${JSON.stringify(deed)}: ${outcome}`);
  }
  return outcome;
}

function expectToTurnAndBack(server: Server, packet: Partial<PacketFields>): void {
  const before = passes(server, packet);
  for (const change of turningChanges(server, fieldsOf(packet), now)) {
    const done = after(change.do, started(server));
    expect([change.text, passes(done.inForce, packet)]).toEqual([change.text, !before]);
    const back = after(change.undo, done);
    expect([change.text, passes(back.inForce, packet)]).toEqual([change.text, before]);
    expect(hasSameEntries(back.files, server)).toBe(true);
  }
}

describe('what is offered was done on the real product', () => {
  test.each(byName)('%s', (_, one) => {
    const offered = turningChanges(serverOf(one), fieldsOf(one.packet), now);
    expect(offered.map(({text, do: deed, undo}) => ({text, do: deed, undo}))).toEqual(
      one.changes.map(({text, do: deed, undo}) => ({text, do: deed, undo})),
    );
    for (const {passed} of one.changes) {
      if (passed !== null) {
        const [before, done, back] = passed;
        expect({done, back}).toEqual({done: !before, back: before});
      }
    }
  });
});

describe('each change turns the answer, and its undo turns it back', () => {
  const packets: Partial<PacketFields>[] = [
    {from: '203.0.113.7', port: '443'},
    {from: '203.0.113.7', port: '3306'},
    {direction: 'out', to: '203.0.113.7', port: '25', user: 'mail', group: 'mail'},
  ];
  // A quick run takes the packet of the case and one of the others.
  const others = cases.map((_, index) => (isFull ? packets : [packets[index % packets.length]!]));
  test.each(cases.map((one, index) => [one.name, one, others[index]!] as const))('%s', (_, one, more) => {
    const server = serverOf(one);
    [one.packet, ...more].forEach((packet) => expectToTurnAndBack(server, packet));
  });
});

describe('no change opens more than it says', () => {
  const ofOthers = /every|Every user|whole internet|all other addresses|flood|past the mail server/;
  const own = (packet: Partial<PacketFields>): 'to' | 'from' => (packet.direction === 'out' ? 'to' : 'from');
  const extra: Pick<Case, 'name' | 'settings' | 'lists' | 'packet'>[] = [
    {
      name: 'a temporary block of a network',
      settings: {TESTING: '0'},
      lists: {'csf.tempban': 'NOW|203.0.113.0/24||inout|3600|x'},
      packet: {from: '203.0.113.7', port: '443'},
    },
    {
      name: 'a redirect from an open port to a closed one',
      settings: {TESTING: '0'},
      lists: {'csf.redirect': '*|443|*|8090|tcp'},
      packet: {from: '203.0.113.7', port: '443'},
    },
  ];
  test.each([...cases, ...extra].map((one) => [one.name, one] as const))('%s', (_, one) => {
    const server = serverOf(one);
    const others = ['203.0.113.8', '198.51.100.200'].map((address) => ({...one.packet, [own(one.packet)]: address}));
    const blocked = others.filter((packet) => passes(server, packet) === false);
    const silent = turningChanges(server, fieldsOf(one.packet), now).filter(({do: deed, text, warning = ''}) => {
      const {inForce} = after(deed, started(server));
      return !ofOthers.test(`${text} ${warning}`) && blocked.some((packet) => passes(inForce, packet) === true);
    });
    expect(silent).toEqual([]);
  });
});

describe('what was given is read as csf reads it', () => {
  test('an address with a no-break space is not in csf.deny, so it can be denied', () => {
    const server = serverOf({settings: {TESTING: '0'}, lists: {'csf.deny': '203.0.113.7\u00a0# pasted'}});
    const texts = turningChanges(server, fieldsOf({from: '203.0.113.7', port: '443'}), now).map(({text}) => text);
    expect(texts).toContain('Deny 203.0.113.7 altogether');
  });

  test('a line that begins inside a line is removed by its address', () => {
    const server = serverOf({settings: {TESTING: '0'}, lists: {'csf.deny': '# блокируем всех 203.0.113.7'}});
    const [first] = turningChanges(server, fieldsOf({from: '203.0.113.7', port: '443'}), now);
    expect(first?.do).toEqual({command: 'csf -dr 203.0.113.7'});
  });

  test('a list of ports that nobody gave is called the shipped one', () => {
    const noteFor = (settings: Record<string, string>) =>
      turningChanges(serverOf({settings, lists: {}}), fieldsOf({from: '203.0.113.7', port: '3306'}), now).find(
        ({do: deed}) => deed.setting !== undefined,
      )?.note?.text;
    expect(noteFor({TESTING: '0'})).toMatch(/^You gave no `TCP_IN`, so this is the shipped list/);
    expect(noteFor({TESTING: '0', TCP_IN: '22,80'})).toBeUndefined();
  });
});

describe('a list whose last line has no line end', () => {
  const cases: [Server['lists'], Partial<PacketFields>][] = [
    [{'csf.allow': '198.51.100.9'}, {from: '192.0.2.77', port: '3306'}],
    [{'csf.allow': '198.51.100.9\n# the office'}, {from: '192.0.2.77', port: '3306'}],
    [{'csf.deny': '203.0.113.7 # x'}, {from: '192.0.2.77', port: '443'}],
    [
      {'csf.deny': '203.0.113.7', 'csf.allow': '198.51.100.9'},
      {from: '203.0.113.7', port: '443'},
    ],
  ];

  test.each(cases)('%j: the commands give it one first, and each way leads back', (lists, packet) => {
    const server = serverOf({settings: {TESTING: '0'}, lists: lists as Record<string, string>});
    expectToTurnAndBack(server, packet);
    const adding = turningChanges(server, fieldsOf(packet), now).filter(({do: {command}}) =>
      /csf -[ad] /.test(command),
    );
    expect(adding.length).toBeGreaterThan(0);
    for (const {do: deed, note} of adding) {
      const file = deed.command.includes('csf -a') ? 'csf.allow' : 'csf.deny';
      expect(deed.command.split('\n')[0]).toBe(lineEndCommand(file));
      expect(note?.text).toMatch(
        /^The last line that you gave has no line end\. If that is so in the file, `csf` glues/,
      );
    }
    const ended = {
      ...server,
      lists: Object.fromEntries(Object.entries(lists).map(([name, text]) => [name, `${text}\n`])),
    };
    for (const {do: deed, note} of turningChanges(ended, fieldsOf(packet), now)) {
      expect(deed.command).not.toContain('[ -z');
      expect(note?.text ?? '').not.toContain('line end');
    }
  });
});

describe('no change empties the firewall or does nothing', () => {
  test('with TESTING, lists are edited by hand, and it says why', () => {
    const changes = turningChanges(
      {panel: 'generic', conf: '', lists: {}},
      fieldsOf({from: '203.0.113.7', port: '3306'}),
      now,
    );
    for (const {do: deed, undo, note} of changes) {
      expect(`${deed.command} ${undo.command}`).not.toMatch(/csf -(a|d|ar|dr)\b/);
      if (deed.edits !== undefined) {
        expect(note?.text).toMatch(/^By hand: while `TESTING` is on, `csf -a` makes no rule/);
      }
    }
    expect(changes.length).toBe(3);
  });

  test('an address of csf.ignore is denied by hand, and the line is named', () => {
    const server = serverOf({settings: {TESTING: '0'}, lists: {'csf.ignore': '203.0.113.0/24 # office'}});
    const change = turningChanges(server, fieldsOf({from: '203.0.113.7', port: '443'}), now).find(({text}) =>
      text.startsWith('Deny'),
    );
    expect(change?.note?.text).toContain('`203.0.113.0/24 # office`');
    expect(change?.do).toEqual({edits: [{how: 'add', file: 'csf.deny', lines: ['203.0.113.7']}], command: 'csf -r'});
  });

  test('what csf -a takes out of csf.deny is said, and comes back', () => {
    const server = serverOf({settings: {TESTING: '0'}, lists: {'csf.deny': '203.0.113.7 # bad'}});
    const change = turningChanges(server, fieldsOf({from: '203.0.113.7', port: '443'}), now).at(-1);
    expect(change?.warning).toContain('Also removes `203.0.113.7 # bad` from `/etc/csf/csf.deny`.');
    expect(change?.undo.command).toBe('csf -ar 203.0.113.7\ncsf -d 203.0.113.7');
    expect(change?.undoNote).toBe('csf writes a new comment behind the entry.');
  });

  test('a line without a comment comes back whole', () => {
    const server = serverOf({settings: {TESTING: '0'}, lists: {'csf.deny': '203.0.113.7\n'}});
    const changes = turningChanges(server, fieldsOf({from: '203.0.113.7', port: '443'}), now);
    expect(changes.map(({undoNote}) => undoNote).filter(Boolean)).toEqual([]);
  });

  test.each([
    ['a rule that iptables refuses', 'TESTING = "0"', {'csf.deny': 'tcp|in|d=99999|s=203.0.113.10'}],
    ['a setting that is there twice', 'TESTING = "0"\nTCP_IN = "22"\nTCP_IN = "22"', {}],
  ])('where csf does not start, no command is offered: %s', (_, conf, lists) => {
    expect(turningChanges({panel: 'generic', conf, lists}, fieldsOf({from: '203.0.113.7', port: '3306'}), now)).toEqual(
      [],
    );
  });
});

test('an answer of this server gets a filter with its source port, which stays', () => {
  const server: Server = {panel: 'generic', conf: 'TESTING = "0"\nUDP_OUT = "53,123"', lists: {}};
  const packet = {direction: 'out', from: '192.0.2.10', to: '192.168.0.16', protocol: 'udp', port: '40757'} as const;
  const entries = (fromPort: string): string[] =>
    turningChanges(server, fieldsOf({...packet, fromPort}), now).map((change) => JSON.stringify(change.do));
  expect(entries('137').join()).toContain('udp|out|s=137|d=192.168.0.16');
  expect(entries('137').join()).not.toContain('40757');
  expect(entries('50000').join()).toContain('udp|out|d=40757|d=192.168.0.16');
  expectToTurnAndBack(server, {...packet, fromPort: '137'});
});
