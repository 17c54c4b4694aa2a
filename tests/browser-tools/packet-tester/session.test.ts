import {Refusal} from '@site/src/browser-tools/frame/session';
import createSession, {type Question} from '@site/src/browser-tools/packet-tester/session';
import {packetFieldsOf} from '@sentinel/csf/answers/test-packet/packetForm';

const packet = packetFieldsOf({from: '203.0.113.7', port: '22'});

function ask(tcpIn: string, conf = `TESTING = "0"\nTCP_IN = "${tcpIn}"`): void {
  const server = {panel: 'generic', conf, lists: {}} as const;
  const questions: Question[] = [
    {kind: 'test', server, packet},
    {kind: 'rules', server, settings: {}},
  ];
  questions.forEach((question) => void createSession()(question, () => undefined));
}

test('a list of more entries than there are ports is refused at once, by name and line', () => {
  expect(() => ask('22,'.repeat(90_000))).toThrow(Refusal);
  expect(() => ask('22,'.repeat(90_000))).toThrow(/^TCP_IN in line 2 has more entries than there are ports/);
  expect(() => ask('22,80')).not.toThrow();
});

test('a text that is no csf.conf is refused with what it is', () => {
  expect(() => ask('', '*filter\n:INPUT DROP [0:0]\nCOMMIT\n')).toThrow(
    /^This looks like rules saved by iptables-save/,
  );
});
