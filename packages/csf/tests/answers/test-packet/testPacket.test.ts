import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {changesInWords} from '../../../answers/test-packet/answer';
import {initialPacket, packetExamples, type PacketFields} from '../../../answers/test-packet/packetForm';
import {nameServersIn, type Server} from '../../../model/firewall/server';
import {compareServers, listRules, testPacket, turningChanges} from '../../../answers/test-packet/testPacket';
import {version} from '../../../model/version';

const now = 1_800_000_000;

type Case = {case: string; packet: Partial<PacketFields>; conf?: string; lists?: Server['lists']; says: string};

const {decides, second} = load(readFileSync(path.join(__dirname, 'answers.yml'), 'utf8')) as Record<
  'decides' | 'second',
  Case[]
>;

function serverWith(conf = '', lists: Server['lists'] = {}): Server {
  return {panel: 'generic', conf: `TESTING = "0"\n${conf}`, lists};
}

function answerTo(packet: Partial<PacketFields>, server = serverWith()) {
  const test = testPacket(server, {...initialPacket, ...packet}, now);
  if (!('answer' in test)) {
    throw new Error(test.refusal);
  }
  return test.answer;
}

const inWords = (packet: Partial<PacketFields>, server?: Server) => {
  const {sentence, reason} = answerTo(packet, server);
  return `${sentence} ${reason}`;
};
const web = {from: '203.0.113.7', port: '443'};
const closed = {from: '203.0.113.7', port: '3306'};
const deny = '192.0.2.200\n203.0.113.0/24 # bad network';

describe('what decides is said', () => {
  test.each(decides.map((each) => [each.case, each] as const))('%s', (_, {packet, conf, lists, says}) => {
    expect(inWords(packet, serverWith(conf, lists))).toContain(says);
  });

  test.each(second.map((each) => [each.case, each] as const))(
    'a second reason is named: %s',
    (_, {packet, lists, says}) => {
      expect(inWords(packet, serverWith('', lists))).toContain(says);
      expect(inWords(packet, serverWith('LF_IPSET = "1"', lists))).toContain(says);
    },
  );

  test('a line that alone decides has no second reason', () => {
    expect(inWords(web, serverWith('', {'csf.deny': '203.0.113.7'}))).not.toContain('Without this line');
    expect(inWords(closed, serverWith('', {'csf.allow': '203.0.113.7'}))).not.toContain('Without this line');
  });

  test.each([
    '> TCP_IN = "22,8090"',
    'tcp_in = "22,8090"',
    'TCP_IN\u00a0=\u00a0"22,8090"',
    '[CODE]TCP_IN = "22,8090"[/CODE]',
    '12: TCP_IN = "22,8090"',
    '/etc/csf/csf.conf:TCP_IN = "22,8090"',
  ])('a setting that csf does not know by this name leaves the answer open: %s', (line) => {
    const {sentence, unknown} = answerTo({...closed, port: '8090'}, serverWith(line));
    expect(sentence).toMatch(/^As far as this page can tell/);
    expect(unknown.map(({text}) => text).join()).toMatch(
      /^csf\.conf, line 2: csf does not know ".*TCP_IN, write it like that\.$/,
    );
  });

  test.each([
    ['0', 'home.example.com', true],
    ['0', '# none', false],
    ['600', 'home.example.com', false],
  ])('with DYNDNS = "%s", a note says whether csf.dyndns with %s does nothing', (value, line, isTold) => {
    const {notes} = answerTo(closed, serverWith(`DYNDNS = "${value}"`, {'csf.dyndns': line}));
    expect(notes.some(({text}) => text.startsWith('The names in `csf.dyndns` do nothing'))).toBe(isTold);
  });

  test('a note quotes no more than the beginning of a long line', () => {
    const {notes} = answerTo(web, serverWith('', {'csf.deny': 'x'.repeat(1_000_000)}));
    expect(Math.max(...notes.map(({text}) => text.length))).toBeLessThan(300);
  });

  test('a redirect says where to', () => {
    const server = serverWith('', {'csf.redirect': '192.0.2.10|443|192.0.2.99|8443|tcp'});
    const {sentence, visit} = answerTo({...web, to: '192.0.2.10'}, server);
    expect(sentence).toBe('The packet is redirected to 192.0.2.99:8443, and forwarded there.');
    expect(visit).toBeUndefined();
  });

  test('a packet that passes while its answer is stopped makes no connection', () => {
    const server = serverWith('', {'csf.deny': '203.0.113.7', 'csf.allow': 'tcp|in|d=443|s=203.0.113.7'});
    const answer = answerTo(web, server);
    expect(answer.sentence).toBe(
      'The packet passes, but the answer to it is rejected with the answer “port unreachable”.',
    );
    expect(answer.outcome).toBe('blocked');
    expect(turningChanges(server, {...initialPacket, ...web}, now).map(({text}) => text)).toEqual([
      'Let only the answers from port 443 go to 203.0.113.7',
      'Remove line 1 of `/etc/csf/csf.deny`',
      'Allow 203.0.113.7 altogether',
    ]);
  });

  test('the page of the MESSENGER service counts as blocked', () => {
    const server = serverWith('MESSENGER = "1"', {'csf.deny': '203.0.113.7'});
    expect(answerTo({...web, port: '80'}, server)).toMatchObject({outcome: 'blocked', passes: false});
  });

  test('a csf.conf with which csf does not start gets no answer, but the line and what stays in force', () => {
    const server = serverWith('TCP_IN = "22"\nTCP_IN = "22,3306"');
    expect(testPacket(server, {...initialPacket, ...closed}, now)).toEqual({
      refusal: expect.stringMatching(
        /^csf does not start with this csf\.conf\. csf\.conf, line 3: TCP_IN is in line 2 already\..* The rules of the last start stay in force/,
      ),
    });
  });

  test.each([
    ['0', false],
    ['', false],
    ['1', true],
  ])('TESTING = "%s" is what csf takes it for', (value, isOn) => {
    const {notes} = answerTo(closed, {panel: 'generic', conf: `TESTING = "${value}"`, lists: {}});
    expect(notes.some(({text}) => text.startsWith('`TESTING` is on'))).toBe(isOn);
  });

  test('what nobody pasted is the shipped value, and no fact about the server', () => {
    const texts = answerTo(closed, {panel: 'generic', conf: 'TCP_IN = "22"', lists: {}}).notes.map(({text}) => text);
    expect(texts[0]).toMatch(/^Your lines do not say `TESTING`\. As shipped, it is on; if so, cron removes all rules/);
    expect(texts.join(' ')).not.toContain('`TESTING` is on');
  });

  test.each([
    ['IPV6 = "0"', '`IPV6` is "0".', 'set IPV6 = "1", put your ports into `TCP6_IN` and `UDP6_IN`, and run csf -ra.'],
    ['IPV6 = "1"\nIP6TABLES = "ip6tables"', '`IP6TABLES` is not the path', 'write the path of ip6tables into'],
  ])('without rules for IPv6, the answer says how to get them, and how to get in first: %s', (conf, why, remedy) => {
    const {reason} = answerTo({...closed, from: '2001:db8::7'}, serverWith(conf));
    expect(reason.startsWith(why)).toBe(true);
    expect(reason).toMatch(/first see that you get in over IPv4.* Then /);
    expect(reason).toContain(remedy);
  });

  test('answers to an outgoing packet are let in alone, with what that opens', () => {
    const server = serverWith('', {'csf.allow': 'tcp|out|d=443|d=198.51.100.9\n', 'csf.deny': '198.51.100.9'});
    const filter = serverWith('', {'csf.deny': 'tcp|in|s=443|s=198.51.100.9'});
    const out = {...initialPacket, direction: 'out' as const, to: '198.51.100.9', port: '443'};
    expect(turningChanges(server, out, now)[0]).toMatchObject({
      text: 'Let only the answers from port 443 of 198.51.100.9 in',
      do: {command: 'csf -a "tcp|in|s=443|s=198.51.100.9"'},
      warning: 'Packets of this address from port 443 then reach every port of the server.',
    });
    const network = serverWith('', {'csf.deny': '198.51.100.0/24'});
    expect(turningChanges(network, out, now)[0]!.warning).toBe(
      'Packets of this address from port 443 then reach every port of the server.',
    );
    expect(turningChanges(filter, out, now)[0]!.text).toBe('Remove line 1 of `/etc/csf/csf.deny`');
  });

  test('notes name what csf skips, and not a setting that it reads without shipping it', () => {
    const notes = answerTo(web, serverWith('this is no setting\nWATCH_MODE = "1"\nTCP_INN = "1"')).notes.map(
      ({text}) => text,
    );
    expect(notes).toContain('csf.conf, line 2: csf skips this line, because it sets nothing: it has no equals sign.');
    expect(notes).toContain(`csf ${version} has no setting TCP_INN: it ignores the value.`);
  });

  test('a rule that depends on the server has both ends', () => {
    const {unknown} = answerTo(closed, serverWith('', {'csf.allow': 'tcp|out|d=25||u=exim'}));
    expect(unknown.map(({text}) => text)).toEqual([
      expect.stringMatching(/user or group "exim" is unknown\. If iptables refuses it, csf stops/),
    ]);
  });

  test('the kernel log, and the packet from which it is silent', () => {
    const {logged, limits} = answerTo(closed);
    expect(logged).toEqual(['Firewall: *TCP_IN Blocked*']);
    expect(limits.map(({text}) => text)).toEqual([
      'The log gets at most 5 such lines at once: from packet 6 of a burst on, none.',
    ]);
  });

  test('a burst names the packet that is the first above a limit', () => {
    const server = serverWith('PORTFLOOD = "443;tcp;5;300"');
    expect(answerTo({...web, number: '4'}, server).passes).toBe(true);
    const above = answerTo({...web, number: '5'}, server);
    expect(above.passes).toBe(false);
    expect(above.limits.map(({text}) => text).join()).toMatch(
      /`PORTFLOOD` limits such packets: number 5 of a burst is the first above/,
    );
  });
});

describe('what cannot be known is said', () => {
  test('a block list has both ends', () => {
    const answer = answerTo(web, serverWith('', {'csf.blocklists': 'SPAMDROP|86400|0|https://example.org/drop.txt'}));
    expect(answer.outcome).toBe('other');
    expect(answer.sentence).toMatch(/^It depends: the packet passes, unless /);
    expect(answer.dependsOn).toEqual([
      expect.objectContaining({ifSo: 'The packet is dropped without an answer.', ifNot: 'The packet passes.'}),
    ]);
  });

  test('a country that is allowed comes before csf.deny', () => {
    const answer = answerTo(web, serverWith('CC_ALLOW = "DE"', {'csf.deny': deny}));
    expect(answer.sentence).toMatch(/^It depends: /);
    expect(answer.dependsOn[0]?.names).toContain('CC_ALLOW');
  });

  test('a file that a line includes is unknown', () => {
    const {sentence, unknown} = answerTo(web, serverWith('', {'csf.deny': 'Include /etc/csf/more.deny'}));
    expect(sentence).toBe('It depends: the packet passes, unless something decides first that only your server knows.');
    expect(unknown.map(({text}) => text)).toEqual(['csf.deny, line 1: What /etc/csf/more.deny holds is unknown here.']);
  });

  test('a port that Docker publishes has both ends, with the one that csf decides', () => {
    const {sentence, dependsOn} = answerTo({...closed, docker: 'yes'});
    expect(sentence).toMatch(/^It depends on Docker/);
    expect(dependsOn[0]?.ifNot).toContain('port 3306 is not in `TCP_IN`');
  });
});

describe('what turns the answer says for which end it holds', () => {
  const web33 = {direction: 'out', to: '198.51.100.23', port: '443', user: 'www-data', group: 'www-data'} as const;

  test('where a number of a user decides, the ways are for the server on which it is not this user', () => {
    const server = serverWith('TCP_OUT = "80"', {'csf.allow': 'tcp|out|d=443||u=33\n'});
    const answer = answerTo(web33, server);
    expect(answer.sentence).toMatch(/^It depends: /);
    expect(turningChanges(server, {...initialPacket, ...web33}, now)).not.toEqual([]);
    const {question, condition} = changesInWords(answer);
    expect(question).toBe('How do I let it through, if it is stopped?');
    expect(condition).toMatch(/if nothing of the above decides first\. If something does, .* may change nothing\.$/);
  });

  test('where nothing depends, they hold', () => {
    expect(changesInWords(answerTo(web)).question).toBe('How do I stop it?');
    expect(changesInWords(answerTo(closed))).toEqual({
      question: 'How do I let it through?',
      condition: 'We ran each change, and its undo, through this tester with the same packet: both work.',
    });
  });
});

describe('what turns the answer', () => {
  test.each(
    packetExamples.filter(({packet}) => packet.docker !== 'yes').map((example) => [example.name, example] as const),
  )('%s: each way was tried, and has a way back', (_, {packet, denyLine}) => {
    const server = serverWith('', denyLine === undefined ? {} : {'csf.deny': denyLine});
    const changes = turningChanges(server, {...initialPacket, ...packet}, now);
    expect(changes.length).toBeGreaterThan(1);
    changes.forEach((change) => expect(change.do).not.toEqual(change.undo));
  });

  test('an entry of a network lets in its neighbours, and one that is kept has to be deleted by hand', () => {
    const network = turningChanges(serverWith('', {'csf.deny': deny}), {...initialPacket, ...web}, now);
    expect(network.map(({text}) => text)).toEqual([
      'Open port 443 from 203.0.113.7 alone',
      'Allow 203.0.113.7 altogether',
      'Remove line 2 of `/etc/csf/csf.deny`',
    ]);
    expect(network.at(-1)).toMatchObject({
      do: {command: 'csf -dr 203.0.113.0/24'},
      undo: {command: 'csf -d 203.0.113.0/24'},
      warning: 'Lets in all other addresses of 203.0.113.0/24, too.',
    });
    const kept = serverWith('', {'csf.deny': '203.0.113.7 # do not delete'});
    expect(turningChanges(kept, {...initialPacket, ...web}, now).at(-1)).toMatchObject({
      do: {edits: [{how: 'remove', file: 'csf.deny', lines: ['203.0.113.7 # do not delete']}], command: 'csf -r'},
      note: {text: 'By hand: `csf -dr` leaves lines that say "do not delete": `203.0.113.7 # do not delete`'},
    });
    const filter = serverWith('', {'csf.deny': 'tcp|in|d=80,443|s=203.0.113.0/24'});
    expect(turningChanges(filter, {...initialPacket, ...web}, now).at(-1)!.warning).toBe(
      'Lets in all other addresses of 203.0.113.0/24, too.',
    );
    const ping = serverWith('', {'csf.deny': 'icmp|in|d=8/0|s=203.0.113.7'});
    expect(turningChanges(ping, {...initialPacket, ...web, protocol: 'icmp'}, now)[0]!.warning).toBeUndefined();
  });

  test('a temporary block is lifted, and set again with its time', () => {
    const server = serverWith('', {'csf.tempban': `${now - 60}|203.0.113.7||inout|3600|test`});
    expect(turningChanges(server, {...initialPacket, ...web}, now)[0]).toMatchObject({
      do: {command: 'csf -tr 203.0.113.7'},
      undo: {command: 'csf -td 203.0.113.7 3600 -d inout'},
    });
  });

  test('closing what lets somebody in warns that it can lock out', () => {
    const changes = turningChanges(serverWith(), {...initialPacket, from: '198.51.100.23', port: '22'}, now);
    expect(changes.map(({locksOut}) => locksOut)).toEqual([true, true, true]);
    expect(changes.at(-1)!.do.setting).toMatch(/^TCP_IN = "20,21,25,/);
  });

  test('limits are lifted for their port alone', () => {
    const server = serverWith('PORTFLOOD = "22;tcp;5;300,443;tcp;5;300"');
    const changes = turningChanges(server, {...initialPacket, ...web, number: '6'}, now);
    // The line for one address comes before the setting for all.
    expect(changes[0]!.text).toMatch(/ alone$/);
    expect(changes[1]!.do.setting).toBe('PORTFLOOD = "22;tcp;5;300"');
  });
});

describe('the list of rules and the comparison', () => {
  test('rules are those of the server, with sets on demand', () => {
    const plain = listRules(serverWith('', {'csf.deny': deny}), now).texts;
    expect(plain[4]).toContain('-A DENYIN -s 203.0.113.0/24 ! -i lo -j DROP');
    expect(plain[6]).toBe('');
    expect(plain.sets).toBe('');
    const sets = listRules(serverWith('LF_IPSET = "1"', {'csf.deny': deny}), now).texts;
    expect(sets.sets).toContain('add chain_DENY 203.0.113.0/24');
  });

  test('a change shows the rules that go and come beside each other, and what happens to the packet', () => {
    const server = serverWith('TCP_IN = "22,443"');
    const {rows, removed, added, before, after} = compareServers(
      server,
      {settings: {TCP_IN: '22,8443'}},
      {...initialPacket, ...web},
      now,
    );
    expect([removed, added]).toEqual([1, 1]);
    expect(rows).toEqual([
      {heading: 'IPv4'},
      {
        before: '-A INPUT ! -i lo -p tcp -m conntrack --ctstate NEW -m tcp --dport 443 -j ACCEPT',
        after: '-A INPUT ! -i lo -p tcp -m conntrack --ctstate NEW -m tcp --dport 8443 -j ACCEPT',
      },
    ]);
    expect(before).toMatch(/^The packet passes\./);
    expect(after).toMatch(/^The packet is dropped/);
  });
});

test('name servers are read as csf reads them', () => {
  const file =
    'nameserver\t192.0.2.53#office\n# nameserver 192.0.2.1\n  nameserver 2001:DB8::53 # x\r\nnameserver fe80::1%eth0\nnameserver dns.example\noptions rotate';
  expect(nameServersIn(file)).toEqual(['192.0.2.53', '2001:DB8::53', 'fe80::1%eth0']);
  const {unknown} = answerTo(web, serverWith('', {'resolv.conf': file}));
  expect(unknown.map(({text}) => text)).toEqual([
    'The rules for the name server "fe80::1%eth0" are left out here: its address is unusual.',
  ]);
});
