import type {Step, StepName} from './step';
import {usage} from './usage';

/** What a step costs: seconds of CPU, and bytes of memory at the peak, of which some were in use before it began. */
export type Cost = {cpu: number; peak: number; before: number};

/** Each step is loaded alone, so that its memory holds the code of no other. */
const steps: Record<StepName, () => Promise<Step>> = {
  records: async () => (await import('./cutRecords')).cutRecords,
  ours: async () => (await import('./buildOurs')).buildOurs,
  pagefind: async () => (await import('./buildPagefind')).buildPagefind,
  miniSearch: async () => (await import('./buildMiniSearch')).buildMiniSearch,
};

/** Runs one step in this process and prints its cost: `tsx measureStep.ts NAME FOLDER`. */
async function measureStep(name: StepName, folder: string): Promise<void> {
  const step = await steps[name]();
  const work = await step(folder);
  const before = usage();
  await work();
  const after = usage();
  const cost: Cost = {cpu: after.cpu - before.cpu, peak: after.peak, before: before.peak};
  console.log(JSON.stringify(cost));
}

const [name, folder] = process.argv.slice(2);
measureStep(name as StepName, folder!).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
