import {recogniseText} from '../../../answers/text-kinds/recogniseText';

const failed = 'Nov 21 02:24:01 server sshd[3838]: Failed password for root from 198.51.100.150 port 48529 ssh2';
const blocked = `(sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs`;
const counted = '/docs/usage/login-tracking/#how-many-failed-logins-lead-to-a-block';

test.each([
  ['a line of a log', failed, {kind: 'log'}],
  [
    'the log of a mail server',
    '2026-11-21 02:24:12 no host name found for IP address 198.51.100.7',
    {kind: 'log', section: '/docs/with/mail-servers/#which-failures-does-lfd-miss'},
  ],
  ['quoted lines of a log', `> ${failed}\n> ${failed}`, {kind: 'log'}],
  [
    'a line of lfd.log',
    `Nov 21 02:24:12 server lfd[3838]: ${blocked} - *Blocked in csf* [LF_SSHD]`,
    {kind: 'output', section: counted},
  ],
  [
    'an email from lfd',
    `Time:     Sat Nov 21 02:24:12 2026 +0000\nIP:       198.51.100.150 (Unknown)\nFailures: 5 (sshd)\nInterval: 3600 seconds\nBlocked:  Permanent Block [LF_SSHD]`,
    {kind: 'output', section: counted},
  ],
  [
    'a line of csf.deny that lfd wrote',
    `198.51.100.150 # lfd: ${blocked} - Sat Nov 21 02:24:12 2026`,
    {kind: 'output', section: counted},
  ],
  [
    'a message of lfd alone',
    'Unable to retrieve blocklist SPAMDROP - Unable to download: Forbidden',
    {kind: 'output', section: '/docs/error-messages/#unable-to-retrieve-blocklist--unable-to-download-forbidden'},
  ],
  ['a filter', 'tcp|in|d=22|s=203.0.113.7', {kind: 'rule'}],
  ['a command', 'csf -d 203.0.113.7 spammer', {kind: 'rule'}],
  ['a setting of the rule builder', 'PORTFLOOD = "22;tcp;5;300"', {kind: 'rule'}],
  ['a rule of iptables', '-A INPUT -s 198.51.100.7/32 -p tcp --dport 22 -j DROP', {kind: 'rule'}],
  ['settings', 'TESTING = "0"\nTCP_IN = "22,80"', {kind: 'conf'}],
])('recognises %s', (_, text, expected) => {
  expect(recogniseText(text)).toEqual(expected);
});

test.each([
  '',
  'how do I open a port',
  'block china',
  'csf.deny',
  '203.0.113.7',
  'why was 203.0.113.7 blocked',
  'TCP_IN = "22,80"',
  'apt update && apt upgrade',
  'csf_config_ports:\n  tcp4_in:\n    - 22\ncsf_config_allow: []\ncsf_flood: Log line flooding/looping in x. Reopening log file',
])('leaves "%s" to the search', (text) => {
  expect(recogniseText(text)).toBeUndefined();
});
