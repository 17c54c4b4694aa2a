import {logClock} from '../../../model/lfd/time';

/** The seconds of each line of one log that was written until then. */
function secondsOf(lines: readonly string[], latest: number): (number | undefined)[] {
  const clock = logClock();
  const times = lines.map(clock.read);
  const seconds = clock.secondsBefore(latest);
  return times.map((time) => time && seconds(time));
}

const utc = (...date: [number, number, number, number?, number?, number?]): number => Date.UTC(...date) / 1000;
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
  expect(secondsOf([line], wanted)).toEqual([wanted]);
});

describe('syslog names no year', () => {
  test('so the last line is from the last year in which it is not of the future', () => {
    const line = 'Nov  7 01:02:03 server x';
    expect(secondsOf([line], utc(2025, 10, 8))).toEqual([utc(2025, 10, 7, 1, 2, 3)]);
    expect(secondsOf([line], utc(2025, 10, 1))).toEqual([utc(2024, 10, 7, 1, 2, 3)]);
  });

  test('so January follows December, also in a log that begins with its newest line', () => {
    const lines = ['Dec 31 23:59:59 server x', 'Jan  1 00:00:01 server x'];
    const seconds = [utc(2026, 11, 31, 23, 59, 59), utc(2027, 0, 1, 0, 0, 1)];
    expect(secondsOf(lines, utc(2027, 3, 1))).toEqual(seconds);
    expect(secondsOf([...lines].reverse(), utc(2027, 3, 1))).toEqual([...seconds].reverse());
  });

  test('so February 29 is from a leap year', () => {
    expect(secondsOf(['Feb 29 12:00:00 server x', 'Mar  1 12:00:00 server x'], utc(2026, 10, 1))).toEqual([
      utc(2024, 1, 29, 12),
      utc(2024, 2, 1, 12),
    ]);
  });

  test('so a line some minutes out of order stays in its year', () => {
    const seconds = secondsOf(['Nov  7 01:02:03 a', 'Nov  7 01:01:03 a', 'Jan  2 01:00:00 a'], utc(2027, 1, 1));
    expect(seconds[1]! - seconds[0]!).toBe(-60);
    expect(seconds[2]).toBe(utc(2027, 0, 2, 1));
  });
});

describe('times with and without a year in one log are of one clock', () => {
  const apache = '[Wed Dec 31 23:51:02.123456 2025] [auth_basic:error] x';
  const at = utc(2025, 11, 31, 23, 51, 2);

  test('a line without a year has that of the line before, or the next one', () => {
    const lines = [apache, 'Dec 31 23:51:12 host x', 'Jan  1 00:00:02 host x', 'Jan  1 00:00:03 host x'];
    const passed = secondsOf(lines, utc(2027, 5, 1)).map((seconds) => seconds! - at);
    expect(passed).toEqual([0, 10, 540, 541]);
  });

  test('a line without a year before the first with one has its year too', () => {
    const lines = ['Dec 31 23:51:01 host x', apache];
    expect(secondsOf(lines, utc(2027, 5, 1))).toEqual([at - 1, at]);
    expect(secondsOf([...lines].reverse(), utc(2027, 5, 1))).toEqual([at, at - 1]);
    expect(secondsOf(['Nov 30 12:00:00 x', 'Jan  1 00:00:00 x', '2026-01-01 00:00:01 x'], utc(2027, 5, 1))).toEqual([
      utc(2025, 10, 30, 12),
      utc(2026, 0, 1),
      utc(2026, 0, 1, 0, 0, 1),
    ]);
  });

  test('a line without a zone has that of the line before', () => {
    const lines = ['2026-11-27T03:02:03+02:00 server x', 'Nov 27 03:02:04 server x'];
    expect(secondsOf(lines, wanted)).toEqual([wanted, wanted + 1]);
    expect(secondsOf([lines[1]!, lines[0]!], wanted)).toEqual([wanted + 1, wanted]);
  });

  test('February 29 is of the nearest leap year', () => {
    expect(secondsOf(['2025-03-01 12:00:00 x', 'Feb 29 12:00:00 x'], utc(2027, 5, 1))[1]).toBe(utc(2024, 1, 29, 12));
  });
});

test.each([
  '',
  'no time',
  'Foo 27 01:02:03 x',
  'Okt 27 01:02:03 x',
  'Feb 31 01:02:03 x',
  'Nov 27 25:02:03 x',
  '2026-13-01T01:02:03Z x',
  '12345',
])('reads none in "%s"', (line) => {
  expect(secondsOf([line], wanted)).toEqual([undefined]);
});

test.each([
  ['without a year', 'Nov 27 01:02:03', 'Nov 27 01:02:06'],
  ['first without a year, then with one', 'Nov 27 01:02:03', '2026-11-27T01:02:06+00:00'],
  ['first in the zone of the server, then with the zone', 'Nov 27 03:02:03', '2026-11-27T03:02:06+02:00'],
  ['in the last seconds of a year', 'Dec 31 23:59:58', '2027-01-01T00:00:01+00:00'],
  ['first with a year, then without one', '2026-11-27T01:02:03+00:00', 'Nov 27 01:02:06'],
])('two lines of one log, %s, are three seconds apart', (_, first, then) => {
  const clock = logClock();
  const [before, after] = [first, then].map((time) => clock.running(clock.read(`${time} server x`)!));
  expect(after! - before!).toBe(3);
});
