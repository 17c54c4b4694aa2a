import {readFileSync} from 'node:fs';

import {askLines} from '@sentinel/csf/answers/test-log/askLines';
import {open, shut} from '@site/src/pages/_home/Door';
import {recorded} from '@site/src/pages/_home/Door/recorded';

const recording = readFileSync('packages/csf/recordings/21-lfd-ssh-block.txt', 'utf8').split('\n');

/** The recorded failure, so many times. */
const failures = (count: number): string[] => Array.from({length: count}, () => recorded.failure);

test('the lines at the door are recorded, with the seconds between the first failure and the block', () => {
  expect(recording).toContain(recorded.failure);
  expect(recording).toContain(recorded.block);
  const [first] = recording.filter((line) => line.includes('sshd[3838]: Invalid user admin'));
  const begun = Date.parse(`${first!.slice(0, 19)}Z`);
  const blocked = Date.parse(`2026-11-21T${recorded.block.slice(7, 15)}Z`);
  expect((blocked - begun) / 1000).toBe(recorded.seconds);
});

test('each line is one more failure, the fifth shuts the door, and the next ends at it', () => {
  expect(open.limit).toBe(askLines(failures(1)).limit);
  expect([1, 2, 3, 4, 5].map((count) => askLines(failures(count)))).toEqual([
    ...[1, 2, 3, 4].map((count) => ({
      outcome: 'counted',
      words: `198.51.100.150 comes to ${count} of 5 failures for LF_SSHD.`,
      count,
      limit: 5,
    })),
    {
      outcome: 'blocks',
      words: 'lfd blocks 198.51.100.150 at line 5, Nov 21 02:24:01, permanently, after 5 failures (LF_SSHD).',
      count: 5,
      limit: 5,
    },
  ]);
  expect(askLines(failures(6))).toEqual(shut);
  expect(askLines(failures(7))).toEqual(shut);
});

test('another address has an open door, and a limit of its own', () => {
  const other = recorded.failure.replace('198.51.100.150', '198.51.100.77');
  expect(askLines([...failures(6), other])).toMatchObject({outcome: 'counted', count: 1, limit: 5});
  const ftp = 'Nov 21 02:24:01 server pure-ftpd: (?@203.0.113.7) [WARNING] Authentication failed for user [anna]';
  expect(askLines([ftp])).toMatchObject({outcome: 'counted', count: 1, limit: 10});
});

test('a line that is no failure says what it is', () => {
  expect(askLines([recorded.failure.replace('Failed password for invalid user', 'Accepted password for')])).toEqual({
    outcome: 'seen',
    words: 'lfd sees it, and LF_SSH_EMAIL_ALERT says what happens. It counts towards no block.',
    count: 0,
    limit: 0,
  });
  expect(askLines(['hello'])).toMatchObject({outcome: 'passed', words: 'lfd knows no message like this one.'});
});
