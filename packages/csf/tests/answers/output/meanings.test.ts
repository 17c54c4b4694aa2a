import {decodeBlock} from '../../../answers/output';

const log = (message: string): string => `Nov 29 10:00:00 web lfd[8]: ${message}`;
const blocked =
  'Nov 27 01:02:03 web lfd[812]: (sshd) Failed SSH login from 203.0.113.9 (-): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]';
const closed =
  'Nov 27 01:03:00 web kernel: Firewall: *TCP_IN Blocked* IN=eth0 OUT= MAC=x SRC=203.0.113.9 DST=203.0.113.10 LEN=60 TTL=50 ID=1 DF PROTO=TCP SPT=40000 DPT=2222 WINDOW=64240 RES=0x00 SYN URGP=0';

/** What the text says in all, as its sentences differ from line to line. */
const wordsOn = (text: string): string =>
  decodeBlock(text)
    .findings.flatMap(({what, setting = '', unblock, notes}) => [what, setting, ...unblock, ...notes])
    .join('\n');

test.each([
  [
    'a ban of the web interface, which csf -dr does not lift',
    log('UI: *Invalid login* attempts from 203.0.113.9 [6/5] - Banned in /etc/csf/ui/ui.ban'),
    /refuses 203\.0\.113\.9: its line is in \/etc\/csf\/ui\/ui\.ban[^]*UI_BAN/,
    /reports no block|UI_ALLOW/,
  ],
  [
    'a visitor whom the web interface has banned',
    log('UI: Access attempt from a banned IP address in /etc/csf/ui/ui.ban - denied [203.0.113.9]'),
    /UI_BAN/,
    /reports no block|UI_ALLOW/,
  ],
  [
    'a block for failed logins to the web interface',
    log('UI: Invalid login attempts from 203.0.113.9 (-) - *Blocked in csf* [UI_RETRY]'),
    /Delete the line of the address in \/etc\/csf\/ui\/ui\.ban too/,
    /^$/,
  ],
  ['a part of lfd that ends', log('Child (UI): TERM'), /^A part of lfd ended .*TERM/, /^lfd stopped/],
  ['lfd that ends', log('Main Process: TERM'), /^lfd stopped/, /A part of lfd/],
  ['cPanel while it updates', log('cPanel upcp is running, skipped version check'), /is being updated/, /restarted/],
  [
    'a temporary block over IPv6, which csf writes all the same',
    'failed: [2001:db8::9] is valid IPv6 but IPV6 is not enabled in csf.conf',
    /warns .*It goes on/,
    /refused/,
  ],
  [
    'a permanent block over IPv6',
    'deny failed: [2001:db8::9] is valid IPv6 but IPV6 is not enabled in csf.conf',
    /refused/,
    /goes on/,
  ],
  ['csf -e without csf -x', 'csf and lfd are not disabled!', /csf -e did nothing/, /are switched on/],
  [
    'a denied set without its entry',
    'IPSET: Set:chain_DENY Match:203.0.113.9 Setting: File:/etc/csf/csf.deny',
    /csf -dr 203\.0\.113\.9[^]*give csf -dr that entry/,
    /-trd/,
  ],
  ['a port of an address that is blocked', `${blocked}\n${closed}`, /allow for single ports .* does not win/, /^$/],
  [
    'a temporary allow of an address',
    'ALLOW 203.0.113.9 * inout 59m 59s Manually added: 203.0.113.9 (-)',
    /An allow wins over a block/,
    /single ports/,
  ],
])('the answer to %s holds', (_, text, right, wrong) => {
  const words = wordsOn(text);
  expect(words).toMatch(right);
  expect(words).not.toMatch(wrong);
});
