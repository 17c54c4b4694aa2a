import {shortenText, wordsOf} from '@site/src/features/search/logic/particulars';

test.each([
  [
    'Nov 21 02:24:01 web01 sshd[38]: Failed password for root from 198.51.100.150 port 48529 ssh2',
    'sshd : Failed password for root from ssh2',
  ],
  ['2026-11-21T02:24:12.123+00:00 web01 dovecot: Aborted login', 'dovecot: Aborted login'],
  ['lfd on web01.example.com: blocked 203.0.113.45 (CN/China/-)', 'lfd on : blocked'],
  ['2001:db8::7/64 and info@example.com', 'and'],
  ['Firewall: *TCP_IN Blocked* IN=eth0 SRC=198.51.100.7 PROTO=TCP DPT=23', 'Firewall: *TCP_IN Blocked* TCP port 23'],
])('times, hosts, addresses and numbers of processes are no words: %s', (text, expected) => {
  expect(wordsOf(text)).toBe(expected);
});

test.each(['csf.conf', 'regex.custom.pm', 'port 30000', 'tcp|in|d=22', 'open 22:23', 'std::string', 'LF_SSHD 5'])(
  'what a page can have stays: %s',
  (text) => expect(wordsOf(text)).toBe(text),
);

test('a long text is shortened to its words, each once', () => {
  const line =
    'Nov 21 02:24:12 web01 lfd[38]: (sshd) Failed SSH login from 198.51.100.150 (XX/Country/-): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]';
  expect(shortenText(line)).toBe('lfd sshd Failed SSH login 5 last 3600 secs Blocked csf LF_SSHD');
  expect(shortenText(`${line}\n${line}`)).toBe(shortenText(line));
});

test('a long text without a word is cut', () => {
  expect(shortenText('198.51.100.150 '.repeat(9))).toBe('198.51.100.150 '.repeat(9).slice(0, 64));
});

test.each(['a.', '(AA/', 'SYN ', '1:', 'x', '@ ', 'Nov 21 '])('a very long text of "%s" ends', (part) => {
  expect(shortenText(part.repeat(100_000)).length).toBeLessThanOrEqual(64);
});
