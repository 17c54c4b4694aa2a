import {lineEndCommand, runCommand, started} from '@sentinel/csf/model/firewall/csfCommands';
import {gluesEntries} from '@sentinel/csf/model/lists/lineEnd';
import {runOnModel, withoutWords, type Recorded} from '../../compare/commands/cases';
import recorded from '../../../csf/tests/fixtures/packet-tester/csf-commands.json';

const now = 1_800_000_000;
const context = {ownAddresses: [], now};

test.each((recorded as unknown as Recorded).cases.map((one) => [one.name, one] as const))(
  'the model does what csf did: %s',
  (_, one) => {
    expect(runOnModel(one)).toEqual(withoutWords(one.steps));
  },
);

test('csf refuses everything but a start after an error', () => {
  const broken = {...started({panel: 'generic', conf: '', lists: {}}), isBroken: true};
  for (const command of ['csf -a 203.0.113.7', 'csf -dr 203.0.113.7', 'csf -td 203.0.113.7 60']) {
    expect(runCommand(command, broken, context).refusal).toMatch(/until a start succeeds/);
  }
  expect(runCommand('csf -r', broken, context).running.isBroken).toBe(false);
});

test('with TESTING and LFDSTART, csf -r waits for lfd, which does not run', () => {
  const running = started({panel: 'generic', conf: 'TESTING = "1"\nLFDSTART = "1"', lists: {}});
  expect(runCommand('csf -r', running, context).refusal).toMatch(/lfd does not run/);
  expect(runCommand('csf -sf', running, context).refusal).toBeUndefined();
});

test.each([
  ['198.51.100.9', true],
  ['198.51.100.9\n# the office', true],
  ['198.51.100.9\r\n203.0.113.8', true],
  ['198.51.100.9\n', false],
  ['198.51.100.9\r', false],
  // csf reads the entry behind the spaces.
  ['198.51.100.9\n  ', false],
  ['', false],
  [undefined, false],
])('csf glues an entry to the end of %j: %s', (text, glues) => {
  expect(gluesEntries(text)).toBe(glues);
});

test('the line for a shell gives a list its line end once', () => {
  const after = (text: string): string | undefined => {
    const running = started({panel: 'generic', conf: '', lists: {'csf.deny': text}});
    return runCommand(lineEndCommand('csf.deny'), running, context).running.files.lists['csf.deny'];
  };
  expect(after('203.0.113.7')).toBe('203.0.113.7\n');
  expect(after('203.0.113.7\n')).toBe('203.0.113.7\n');
});

// csf.pl lines 1631 to 1638, with Net::CIDR::Lite 0.21.
test.each([
  ['0.0.0.0/0', '198.51.100.9', true],
  ['0.0.0.0/0', '2001:db8::9', false],
  ['::/0', '198.51.100.9', true],
  ['::/0', '2001:db8::9', true],
  ['0.0.0.0/0', '198.51.100.0/24', false],
  ['198.51.0.0/16', '198.51.100.9', true],
  ['198.51.0.0/16', '198.51.100.0/24', false],
])('with %s in csf.ignore, csf -d %s is refused: %s', (entry, wanted, isRefused) => {
  const running = started({panel: 'generic', conf: 'IPV6 = "1"\nTESTING = "0"', lists: {'csf.ignore': `${entry}\n`}});
  expect(runCommand(`csf -d ${wanted}`, running, context).refusal !== undefined).toBe(isRefused);
});
