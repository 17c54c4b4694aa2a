import {secondsOfLine} from '@site/src/csf/lfd/time';

const wanted = Date.UTC(2026, 10, 27, 1, 2, 3) / 1000;

test.each([
  'Nov 27 01:02:03 server sshd[812]: x',
  'Nov 27 2026 01:02:03 server x',
  '2026-11-27T01:02:03+00:00 server sshd[812]: x',
  '2026-11-27T01:02:03.123456Z server x',
  '2026-11-27T03:02:03+02:00 server x',
  '2026-11-26T20:32:03-04:30 server x',
  '2026-11-27 01:02:03 1abcde-0001ab-2C <= x',
  '2026-11-27 01:02:03 +0000 1abcde-0001ab-2C <= x',
  '2026-11-27 01:02:03,123 server proftpd[600] x',
  '2026/11/27 01:02:03 [error] 812#812: *1 x',
  '[Fri Nov 27 01:02:03.123456 2026] [core:error] x',
  'Fri Nov 27 01:02:03 2026 [pid 700] x',
  '203.0.113.7 - alice [27/Nov/2026:01:02:03 +0000] "GET / HTTP/1.1" 401 12',
  '[27/Nov/2026 01:02:03] POP3: x',
  '[27-Nov-2026 02:02:03 +0100]: IMAP Error: x',
  '[2026-11-27 01:02:03 +0000] info [cpaneld] x',
  '203.0.113.7 - alice [11/27/2026:01:02:03 -0000] "GET / HTTP/1.1" FAILED LOGIN',
  '11/27/2026 01:02:03 [LOGIN_ERROR] x',
  "2026:11:27-01:02:03: '203.0.113.7' 2 failed login attempts. Account 'alice'",
  'type=USER_AUTH msg=audit(1795741323.123:456): pid=812',
  '1795741323 server qmail-smtpd[88]: x',
])('reads the time of %s', (line) => {
  expect(secondsOfLine(line, 2026)).toBe(wanted);
});

test('takes the year given for syslog, which names none', () => {
  expect(secondsOfLine('Nov  7 01:02:03 server x', 2025)).toBe(Date.UTC(2025, 10, 7, 1, 2, 3) / 1000);
});

test.each([
  '',
  'no time',
  'Foo 27 01:02:03 x',
  'Feb 31 01:02:03 x',
  'Nov 27 25:02:03 x',
  '2026-13-01T01:02:03Z x',
  '12345',
])('reads none in "%s"', (line) => {
  expect(secondsOfLine(line, 2026)).toBeUndefined();
});
