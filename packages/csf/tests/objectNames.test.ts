import {decodeBlock} from '../answers/output';
import {readLine} from '../answers/build-rule';
import {printedPanel} from '../model/conf/shippedConfig';
import {simulate} from '../model/lfd/blocking/simulate';
import {translatePattern} from '../model/lfd/patterns/perlPattern';
import {failures, shipped} from './model/lfd/blocking/hits';

// Every object has "constructor" besides its entries, so a table must not answer to a pasted word of that name.
test.each<[string, () => unknown, unknown]>([
  [
    'a word of a rule of iptables',
    () => readLine('iptables -A INPUT -s 203.0.113.8 constructor x -j DROP'),
    [{meaning: expect.stringContaining('commands of iptables')}],
  ],
  [
    'the class of LF_NETBLOCK',
    () => simulate(failures(5), {...shipped, LF_NETBLOCK: '1', LF_NETBLOCK_CLASS: 'constructor'}).blocks,
    [{trigger: 'LF_SSHD'}],
  ],
  [
    'a class of a pattern',
    () => translatePattern('[[:constructor:]]', '').differences,
    [expect.stringContaining('Perl knows no class')],
  ],
  ['a panel of csf -v', () => ({panel: printedPanel('csf: v15.11 (constructor)')}), {panel: undefined}],
  [
    'a module of csftest.pl',
    () => decodeBlock('Testing constructor...FAILED [x] - Required for csf to function').findings,
    [{what: expect.not.stringContaining('native code')}],
  ],
])('"constructor" is no entry of a table: %s', (_, read, expected) => {
  expect(read()).toMatchObject(expected as object);
});
