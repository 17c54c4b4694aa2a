import {spawnSync} from 'node:child_process';
import path from 'node:path';

import type {Cost} from './measureStep';
import type {StepName} from './step';

/** Runs a step some times, each in a process of its own, and gives the cost of the median run. */
export function runStep(name: StepName, folder: string, runs: number): Cost {
  return medianRun(Array.from({length: runs}, () => runOnce(name, folder)));
}

/** The run in the middle by its CPU time; of an even number the costlier one. */
export function medianRun(costs: readonly Cost[]): Cost {
  return [...costs].sort((a, b) => a.cpu - b.cpu)[Math.floor(costs.length / 2)]!;
}

function runOnce(name: StepName, folder: string): Cost {
  const program = path.join(__dirname, 'measureStep.ts');
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', program, name, folder], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The step ${name} failed on ${folder}.\n${stderr}`);
  }
  return JSON.parse(stdout) as Cost;
}
