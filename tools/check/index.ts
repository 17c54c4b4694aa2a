import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';

import {countTests, describeCount} from './countTests';

const isFull = process.env.FULL === '1';
const isWhole = process.argv.includes('--whole');

/**
 * Scripts of package.json, one after the other: `wireit` there lists what each needs and reads. Browsers need all
 * processors: a page that waits for one looks like a page that hangs.
 */
const scripts = [
  'check:all-but-browsers',
  'check:pages-in-chromium',
  'check:code-in-chromium',
  ...(isFull ? ['check:firefox-webkit'] : []),
];

const reports = ['unit', 'csf', 'views', 'built-site', 'pages-in-chromium', 'code-in-chromium'];

const settings = {
  WIREIT_PARALLEL: String(Math.min(2, availableParallelism())),
  // One run shows all errors.
  WIREIT_FAILURES: 'continue',
  // What passed with the same files does not run again; copies of what it wrote would fill the disk.
  WIREIT_CACHE: 'none',
};

/** Runs what has to pass and what reads a file that changed since it passed; with `--whole` all of it. */
function main(): void {
  if (isWhole) {
    ['.wireit', 'test-results'].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  }
  mkdirSync('test-results', {recursive: true});
  const results = scripts.map((script) => {
    const begun = performance.now();
    const {status} = spawnSync('npm', ['run', '--silent', script], {
      stdio: 'inherit',
      env: {...process.env, ...settings},
    });
    return {script, seconds: (performance.now() - begun) / 1000, passed: status === 0};
  });
  const count = countTests([...reports, ...(isFull ? ['firefox-webkit'] : [])]);
  console.log(`\n${describeCount(count)}\n`);
  for (const {script, seconds, passed} of results) {
    console.log(`${script.padEnd(25)} ${seconds.toFixed(0).padStart(5)} s  ${passed ? 'passed' : 'failed'}`);
  }
  if (isFull) {
    // For people: how a visit has changed. Times say nothing about a machine that nobody knows.
    spawnSync('npm', ['run', '--silent', 'measure', 'visits', '--', '--visits', '3'], {stdio: 'inherit'});
  }
  process.exitCode = count.failed > 0 || count.passed === 0 || results.some(({passed}) => !passed) ? 1 : 0;
}

main();
