import {decodeBlock, type Prevention} from '../../../answers/output';
import {triggers} from '../../../answers/output/triggers';
import {messages} from '../../../model/lfd/messages';
import {startLogTest, type Blocking} from '../../../answers/test-log/testLog';
import {services} from '../../../model/services';

/** Failures that lfd counts for a block of their own, with a line of each. Because of a bug, it never reads the log of Suhosin. */
const failures = services.flatMap(({name, setting, lasts}) => {
  const message = messages.find(
    ({check, service, setting: own}) => check === 'failure' && service === name && own === setting,
  );
  return message === undefined || lasts === undefined || name === 'suhosin' ? [] : [{setting, lasts, message}];
});

const address = /203\.0\.113\.7/;

/** What lfd does at ten lines, with a limit of five. */
function blocking(of: (typeof failures)[number], lasting: string, changes: Record<string, string>): Blocking {
  const {setting, lasts, message} = of;
  const test = startLogTest({
    panel: 'generic',
    config: `TESTING = "0"\n${setting} = "5"\n${lasts} = "${lasting}"\n${message.logs[0]} = "/log"`,
    lists: {allow: '', ignore: '', deny: '', rignore: ''},
    log: message.logs[0]!,
    latest: Date.UTC(2026, 11, 1) / 1000,
  });
  Array.from({length: 10}).forEach(() => test.add(message.example));
  return test.blocking(changes);
}

const blocksOf = ({answers}: Blocking) => answers.flatMap(({blocks}) => blocks);

/** Whether lfd does what an advice of the decoder promises, once somebody follows it. */
function keepsWord(of: (typeof failures)[number], lasting: string, {text, setting}: Prevention): boolean {
  const isAboutTime = /how long|only temporarily/.test(text);
  const after = blocksOf(blocking(of, lasting, {[setting!]: isAboutTime ? '7200' : '50'}));
  return isAboutTime ? after.every(({lasts}) => lasts === 7200) && after.length > 0 : after.length === 0;
}

test.each(failures.flatMap((of) => ['1', '600'].map((lasting) => [of.setting, of.lasts, lasting, of] as const)))(
  'each advice of the decoder at a block by %s has the effect that it names: %s = %j',
  (_, __, lasting, of) => {
    const before = blocking(of, lasting, {});
    const [line] = before.answers.flatMap(({texts}) => texts.flatMap(({texts: written}) => written.log));
    const {prevent} = decodeBlock(line!).findings[0]!;
    // No command: lfd must not ignore an address that guessed passwords.
    expect(prevent.map(({commands}) => commands)).toEqual([undefined, undefined]);
    expect(prevent.filter((one) => !keepsWord(of, lasting, one))).toEqual([]);
  },
);

test.each([
  ['guesses at passwords', '(sshd) Failed SSH login from 203.0.113.7 (-): 5 in the last 3600 secs', 'LF_SSHD', false],
  ['a port scan', '*Port Scan* detected from 203.0.113.7 (-). 11 hits in the last 221 seconds', 'PS_LIMIT', false],
  ['many connections', '(CT) IP 203.0.113.7 (-) found to have 301 connections', 'CT_LIMIT', true],
])('only the address of a busy client gets a line for csf.ignore: %s', (_, sentence, trigger, isOffered) => {
  const [found] = decodeBlock(`Nov 27 01:02:03 web lfd[8]: ${sentence} - *Blocked in csf* [${trigger}]`).findings;
  expect(found).toMatchObject({trigger, unblock: ['csf -dr 203.0.113.7']});
  expect(found!.prevent.some(({commands}) => commands !== undefined)).toBe(isOffered);
});

test('most services are tried', () => {
  expect(failures.length).toBeGreaterThan(10);
  expect(failures.every(({message}) => address.test(message.example))).toBe(true);
});

test('no advice raises a limit for somebody who may be an attacker', () => {
  for (const reason of ['LF_SSHD', 'LF_TRIGGER', 'LF_CUSTOMTRIGGER', 'PS_LIMIT']) {
    expect(triggers.get(reason)!.advice).toMatch(
      /^If you know the address, .*If that does not help, raise the limit\.$/,
    );
  }
});
