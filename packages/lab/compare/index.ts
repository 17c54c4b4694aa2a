import {codeHost} from '@sentinel/csf/facts/links.json';
import {version as ofSite} from '@sentinel/csf/model/version';
import {findProduct, identify} from '../lib/product';
import {compareCommands} from './commands/compareCommands';
import {compareLogs} from './logs/compareLogs';
import {comparePackets} from './packets/comparePackets';
import {readArguments, type ComparisonName} from './readArguments';
import {compareRemedies} from './remedies/compareRemedies';
import {compareRules} from './rules/compareRules';
import {compareSenses} from './senses/compareSenses';
import {compareSteps} from './steps/compareSteps';
import type {Outcome, Task} from './task';
import {compareValues} from './values/compareValues';

const usage = `Compares what our tools say with what the product and Linux do.

  npm run compare -- [PRODUCT] [rules] [packets] [logs] [commands] [steps] [remedies] [values] [senses]
                     [--count N] [--seed 1] [--page NAME] [--record]

PRODUCT   a csf.tgz, the folder csf of an unpacked one, or a tag of ${codeHost.repo};
          without it, the published csf.tgz
rules     rules of iptables and sets that csf makes of drawn configurations
packets   what Linux does with packets under such rules
logs      what lfd counts in log lines
commands  what commands such as csf -a and csf -dr do to the lists of a server
steps     what the commands of our pages do, in each state of a server that their rows name
remedies  what the remedies of the configuration checker do to csf and to SSH
values    what csf does with wrong values of the settings that reach commands, and what the configuration checker
          says of them
senses    what csf and lfd do with values that are right in form and wrong in sense; without a word, all eight
--count   how many configurations, packets or lines to draw; needs one of the first three words
--seed    other drawings
--page    only the steps of packages/lab/compare/steps/pages/NAME.yml
--record  many more, and renews the fixtures of our tests with the product's answers

It needs root and Linux: packages/lab/oracle/README.md lists the packages. The exit code is 1 if anything differs.`;

type Comparison = {run: (task: Task) => Outcome | Promise<Outcome>; count: number; recordedCount: number};

const comparisons: Record<ComparisonName, Comparison> = {
  logs: {run: compareLogs, count: 20_000, recordedCount: 100_000},
  rules: {run: compareRules, count: 20, recordedCount: 300},
  packets: {run: comparePackets, count: 400, recordedCount: 2_400},
  // Nothing is drawn from here on: the rows are all there is.
  commands: {run: compareCommands, count: 1, recordedCount: 1},
  steps: {run: compareSteps, count: 1, recordedCount: 1},
  remedies: {run: compareRemedies, count: 1, recordedCount: 1},
  values: {run: compareValues, count: 1, recordedCount: 1},
  senses: {run: compareSenses, count: 1, recordedCount: 1},
};

async function main(): Promise<void> {
  const asked = readArguments(process.argv.slice(2));
  if (asked === undefined) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const product = await findProduct(asked.source);
  const {version, tree} = identify(product);
  console.log(`Sentinel ${version}, tree ${tree}.`);
  if (version !== ofSite) {
    console.log(`This site documents ${ofSite}, so differences may be changes of the product.`);
  }
  const summary: string[] = [];
  for (const name of asked.names) {
    const {run, count, recordedCount} = comparisons[name];
    const usual = asked.isRecording ? recordedCount : count;
    const {compared, differing} = await run({...asked, product, count: asked.count ?? usual});
    summary.push(`${name}: ${compared} compared, ${differing === 0 ? 'none differs' : `${differing} differ`}.`);
    process.exitCode = differing === 0 ? process.exitCode : 1;
  }
  console.log(`\n${summary.join('\n')}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
