import {checkConfig} from '../../../answers/check-config/checkConfig';
import {secondSession} from '../../../answers/check-config/sshAccess';
import {printConfig} from '../../../model/conf/parseConfig';
import {shippedFile} from '../../../model/conf/shippedConfig';

const shipped = printConfig(shippedFile('generic'));

/** The remedy for a setting that a text has with each of these values. */
function remedyOf(name: string, values: readonly string[]): string {
  const text = values.map((value) => `${name} = "${value}"`).join('\n');
  const found = checkConfig(text, 'generic').findings.find(({id}) => id === 'syntax.repeated')!;
  expect(found).toMatchObject({stop: 'unread', setting: name});
  expect(found.reason).toContain(`an upgrade keeps the last, "${values.at(-1)}"`);
  return found.remedy;
}

const wayIn =
  'The line that you keep must have the port of sshd ("sshd -T | grep ^port" prints it) and those of your panel.';

test.each([
  [['22,80', '80'], 'Keep line 1, "22,80", and delete the others. Do not keep line 2, "80": SSH is not in TCP_IN.'],
  [['80', '22,80'], 'Keep line 2, "22,80", and delete the others. Do not keep line 1, "80": SSH is not in TCP_IN.'],
  [
    ['22,80', '2222,80'],
    'Keep the line that you mean, and delete the others: line 1 is "22,80" and line 2 is "2222,80" (SSH is not in TCP_IN). Only line 1 opens 22. Only line 2 opens 2222.',
  ],
])('of two lists of ports, the answer says which one can lock out: %j', (values, remedy) => {
  expect(remedyOf('TCP_IN', values)).toBe(`${remedy} ${wayIn} Keep a second session open.`);
});

test('where both lists can be right, their ports and the warning are said', () => {
  expect(remedyOf('TCP_IN', ['22,80,443', '22,80,8080'])).toMatch(
    /^Keep the line that you mean.*line 1 is "22,80,443" and line 2 is "22,80,8080"\. Only line 1 opens 443\. Only line 2 opens 8080\. The line that you keep must have the port of sshd/,
  );
  expect(remedyOf('TCP_IN', ['22,80', '0:65535'])).toMatch(
    /line 2 is "0:65535" \(Every TCP port is open to everybody\)\. Only line 2 opens 0:65535\./,
  );
});

test('what a value of any other setting does is said, too', () => {
  expect(remedyOf('LF_SPI', ['1', '0'])).toContain('line 2 is "0" (LF_SPI is off)');
  expect(remedyOf('IPTABLES', ['/sbin/iptables', 'iptables'])).toMatch(/^Keep line 1, "\/sbin\/iptables", and delete/);
  expect(remedyOf('TESTING', ['1', '0'])).toContain('keep that until you know that you get in');
});

test('equal values need no choice', () => {
  expect(remedyOf('TCP_IN', ['22,80', '22,80'])).toBe('All of them say the same: keep line 1 and delete the other.');
});

test('a whole file that is there twice is reported for each setting', () => {
  const {findings} = checkConfig(shipped + shipped.replaceAll('"0"', '"1"'), 'generic');
  expect(findings.filter(({id}) => id === 'syntax.repeated').length).toBeGreaterThan(50);
});

test('of many values of a setting, none is tried with the whole file', () => {
  const values = Array.from({length: 3000}, (_, port) => `22,${port}`);
  expect(remedyOf('TCP_IN', values)).toBe(
    `Keep the line that you mean, and delete the others. ${wayIn} ${secondSession}`,
  );
});
