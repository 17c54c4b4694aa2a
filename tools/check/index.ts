import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';

import {countTests, describeCount} from './countTests';
import {runStages, type Stage} from './runStages';

const isFull = process.env.FULL === '1';

/** Everything that has to pass, in starting order; slow stages come first. */
const stages: Stage[] = [
  {name: 'Build', command: 'npm run build'},
  {name: 'Unit tests', command: 'npm run test:unit'},
  {name: 'Tests of the built site', command: 'npm run test:site', after: 'Build'},
  {name: 'Lint and words', command: 'npm run lint'},
  {name: 'Types', command: 'npm run typecheck'},
  {name: 'Format', command: 'npx prettier --check .'},
  {name: 'Packages', command: 'npm run supply-chain licences advisories'},
  // Browsers need all processors: a page that waits for one looks like a page that hangs.
  {name: 'Tests in Chromium', command: 'npm run test:browser', after: 'Build', isAlone: true},
  ...(isFull
    ? [{name: 'Tests in Firefox and WebKit', command: 'npm run test:browsers', after: 'Build', isAlone: true}]
    : []),
];

async function main(): Promise<void> {
  rmSync('test-results', {recursive: true, force: true});
  const results = await runStages(stages, Math.min(2, availableParallelism()));
  const count = countTests();
  console.log(`\n${describeCount(count)}\n`);
  const width = Math.max(...results.map(({name}) => name.length));
  console.log(`Stage${' '.repeat(width - 5)}  Seconds`);
  for (const {name, seconds, outcome} of results) {
    console.log(`${name.padEnd(width)}  ${seconds.toFixed(0).padStart(7)}  ${outcome}`);
  }
  const all = (performance.now() / 1000).toFixed(0);
  console.log(`${(isFull ? 'Full check' : 'Check').padEnd(width)}  ${all.padStart(7)}`);
  process.exitCode =
    count.failed > 0 || count.passed === 0 || results.some(({outcome}) => outcome !== 'passed') ? 1 : 0;
}

void main();
