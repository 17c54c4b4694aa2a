import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runInSandbox} from '../../oracle/sandbox';
import {inParallel, type Outcome, type Task} from '../task';
import {idleWarnings, judge, type Seen} from './judge';
import {readPages, readStates, runsOf, type Run, type State} from './readSteps';

// What the commands printed that brought the sandbox into a state.
const setupFolder = 'test-results/compare/steps';

/** Types the steps of pages in each state that they name, and compares what happens with their rows. */
export async function compareSteps({product, page}: Task): Promise<Outcome> {
  const states = readStates();
  const pages = readPages().filter(({file}) => page === undefined || path.parse(file).name === page);
  const byState = new Map<string, Run[]>();
  for (const run of pages.flatMap(runsOf)) {
    byState.set(run.state, [...(byState.get(run.state) ?? []), run]);
  }
  mkdirSync(setupFolder, {recursive: true});
  const counts = new Map<string, number>();
  const results: {run: Run; seen: Seen}[] = [];
  let differing = 0;
  await inParallel(byState, async ([name, runs]) => {
    const {seen, setup} = await typeInState(product, states[name]!, runs);
    writeFileSync(path.join(setupFolder, `${name}.txt`), setup);
    for (const [index, run] of runs.entries()) {
      results.push({run, seen: seen[index]!});
      const {got, why} = judge(run, seen[index]!);
      counts.set(got, (counts.get(got) ?? 0) + 1);
      if (got !== run.expected) {
        differing += 1;
        const block = run.block.trimEnd().replace(/^/gm, '    ');
        console.log(
          `\n${run.page}, in the state "${name}":\n${block}\n  expected: ${run.expected}\n  got: ${got}: ${why}`,
        );
      }
    }
  });
  const idle = idleWarnings(results);
  console.log(idle.map((message) => `\n${message}`).join(''));
  const told = [...counts].sort().map(([got, count]) => `${count} ${got}`);
  return {compared: `${told.join(', ')} in ${byState.size} states`, differing: differing + idle.length};
}

/** One sandbox for all steps in a state: step.py comes back to the state before each. */
function typeInState(product: string, state: State, runs: readonly Run[]): Promise<{seen: Seen[]; setup: string}> {
  const {settings = {}, resolv = '', shell, address = '203.0.113.7', opened = [], session = true} = state;
  const ofReader = (text: string): string =>
    address.includes(':') ? text.replaceAll(/203\.0\.113\.(7|99)\b/g, '2001:db8::$1') : text;
  const steps = runs.map(({before, block, done}) => ({
    before: ofReader(before),
    block: ofReader(block).trimEnd(),
    done: done.map(ofReader),
  }));
  return runInSandbox(
    product,
    {files: {'resolv.conf': resolv}, settings: {TESTING: '0', ...settings}},
    ['python3', '/oracle/scripts/step.py'],
    (out, stdout) => ({
      seen: stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Seen),
      setup: readFileSync(path.join(out, 'setup'), 'utf8'),
    }),
    {input: JSON.stringify({address, shell, opened, session, steps}), ipv4: '203.0.113.10/24'},
  );
}
