import {decodeBlock} from '../../../answers/output';

const denied = 'csf.deny: 203.0.113.7 # Manually denied: 203.0.113.7 (-) - Sun Nov 29 10:00:00 2026';
const lift = 'csf -dr 203.0.113.7';

/** Without the rule of its entry, csf -dr opens the server while TESTING is on (fact testing-203). */
test.each([
  ['csf prints', '*WARNING* TESTING mode is enabled - do not forget to disable it in the configuration'],
  ['csf -d prints', 'Adding 203.0.113.8 to csf.deny only while in TESTING mode (not iptables DROP)'],
  [
    'lfd writes',
    'Nov 29 10:00:00 web lfd[8]: *Error* lfd will not run with TESTING enabled in /etc/csf/csf.conf, at line 96',
  ],
])('csf -r comes before the commands that lift a block, where %s that TESTING is on', (_, line) => {
  const unblockIn = (text: string): string[] | undefined =>
    decodeBlock(text).findings.find(({address}) => address === '203.0.113.7')?.unblock;
  expect(unblockIn(denied)).toEqual([lift]);
  expect(unblockIn(`${denied}\n${line}`)).toEqual(['csf -r', lift]);
  expect(unblockIn(`${line}\n${denied}`)).toEqual(['csf -r', lift]);
});
