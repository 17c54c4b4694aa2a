import {
  printEnd,
  printRefusal,
  printSentence,
  readEnd,
  readSentence,
  type SentenceName,
} from '../../../model/lfd/sentences';
import {decodeBlock} from '../../../answers/output';
import {triggers} from '../../../answers/output/triggers';
import {fc} from '@site/tests/support/propertyRuns';

const number = fc.integer({min: 0, max: 99_999});
const values = fc.record({
  services: fc.constantFrom('sshd', 'sshd,ftpd', 'my_app-2'),
  text: fc.constantFrom('Failed SSH login from', 'mod_security (id:1) triggered by', 'seen 192.0.2.1 from'),
  service: fc.constantFrom('sshd', 'mod_security'),
  account: fc.constantFrom('root', 'info@example.com'),
  name: fc.constantFrom('root', 'info@example.com'),
  count: number,
  interval: number,
  limit: number,
});
const address = fc.constantFrom('198.51.100.7', '2001:db8::7', '198.51.100.0/24');
const lookedUp = fc.constantFrom('', ' (Unknown)', ' (-)', ' (KR/Korea (Republic of)/a.example.com)');

const printed = [
  'failures permanent network scan connections connectionsOfNetwork interface web404 web403 web401',
  'distributedFtp distributedSmtp distributed pop3Logins imapLogins relay authenticatedRelay popRelay',
].flatMap((names) => names.split(' ')) as SentenceName[];

test.each(printed)('what is printed for %s is read as it, with its address and its numbers', (name) => {
  fc.assert(
    fc.property(values, address, lookedUp, (all, who, where) => {
      const read = readSentence(printSentence(name, all).join(who + where));
      expect(read).toMatchObject({name, places: {who}});
      expect(read!.trigger === undefined || triggers.has(read!.trigger)).toBe(true);
      expect(read!.measure ?? String(all.count)).toContain(
        name.endsWith('elay') || name === 'interface' ? '' : String(all.count),
      );
    }),
  );
});

test('a sentence without a value is an error', () => {
  expect(() => printSentence('scan', {count: 1})).toThrow('needs a value for interval');
});

test.each([[{trigger: 'LF_SSHD'}], [{trigger: 'LF_APACHE_404', port: '80'}], [{trigger: 'PS_LIMIT', seconds: 3600}]])(
  'the end of a line of lfd.log is read as it is printed: %j',
  (end) => {
    expect(readEnd(`sentence${printEnd(end)}`)).toEqual({
      ...{sentence: 'sentence', port: undefined, seconds: undefined},
      ...end,
    });
  },
);

test.each(['no IPv6', 'allowed', 'ignored', 'already denied'] as const)(
  'the decoder knows the refusal: %s',
  (refusal) => {
    const line = `Nov 21 02:24:12 server lfd[1]: *Error*: csf output: ${printRefusal(refusal, '198.51.100.7')}`;
    expect(decodeBlock(line).findings).toMatchObject([{kind: 'log', certain: true, address: '198.51.100.7'}]);
  },
);
