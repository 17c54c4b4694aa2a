import {entryKey, linesIn, runCommand, started} from '@site/src/csf/firewall/csfCommands';
import type {ListName, Server} from '@site/src/csf/firewall/server';
import recorded from '@site/tests/fixtures/packet-tester/csf-commands.json';

const now = 1_800_000_000;
const lists = ['csf.allow', 'csf.deny', 'csf.tempban', 'csf.tempallow'] as const;

type Step = {run: string; entries: Partial<Record<ListName, string[]>>; error: boolean; refused: boolean};
type Case = {name: string; settings: Record<string, string>; lists: Record<string, string>; steps: Step[]};

const entriesOf = (server: Server) =>
  Object.fromEntries(
    lists.flatMap((name) => {
      const keys = linesIn(server.lists[name]).map((line) => entryKey(name, line));
      return keys.length > 0 ? [[name, keys]] : [];
    }),
  );

test.each((recorded.cases as unknown as Case[]).map((one) => [one.name, one] as const))(
  'the model does what csf did: %s',
  (_, {settings, lists: texts, steps}) => {
    let running = started({
      panel: 'generic',
      conf: Object.entries(settings)
        .map(([name, value]) => `${name} = "${value}"`)
        .join('\n'),
      lists: Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, text.replaceAll('NOW', String(now))]),
      ),
    });
    for (const {run, entries, error, refused} of steps) {
      const outcome = runCommand(run, running, {ownAddresses: ['192.0.2.10'], now});
      running = outcome.running;
      expect({
        run,
        entries: entriesOf(running.files),
        error: running.isBroken,
        refused: outcome.refusal !== undefined,
      }).toEqual({run, entries: lowerCase(entries), error, refused});
    }
  },
);

function lowerCase(entries: Step['entries']): Step['entries'] {
  return Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [name, list.map((entry) => entry.toLowerCase())]),
  );
}

test('csf refuses everything but a start after an error', () => {
  const broken = {...started({panel: 'generic', conf: '', lists: {}}), isBroken: true};
  const context = {ownAddresses: [], now};
  for (const command of ['csf -a 203.0.113.7', 'csf -dr 203.0.113.7', 'csf -td 203.0.113.7 60']) {
    expect(runCommand(command, broken, context).refusal).toMatch(/until a start succeeds/);
  }
  expect(runCommand('csf -r', broken, context).running.isBroken).toBe(false);
});

test('with TESTING and LFDSTART, csf -r waits for lfd, which does not run', () => {
  const running = started({panel: 'generic', conf: 'TESTING = "1"\nLFDSTART = "1"', lists: {}});
  const context = {ownAddresses: [], now};
  expect(runCommand('csf -r', running, context).refusal).toMatch(/lfd does not run/);
  expect(runCommand('csf -sf', running, context).refusal).toBeUndefined();
});
