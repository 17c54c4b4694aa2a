import {dump, load} from 'js-yaml';
import {readFileSync, writeFileSync} from 'node:fs';

import type {Budget} from './budget';
import {readBuild} from './readBuild';
import {weighPage, type Part} from './weighPage';

const file = 'tests/built-site/budget.yml';

const head = `# What each kind of page may weigh: bytes with Brotli of all that a visitor loads who has nothing yet.
# Written by "npm run budget -- --write" after "npm run build"; only the kinds and their addresses are kept by hand.
`;

/** Reads what pages may weigh. */
export function readBudget(): Budget {
  return load(readFileSync(file, 'utf8')) as Budget;
}

/** Writes down what pages may weigh. */
export function writeBudget(budget: Budget): void {
  writeFileSync(file, head + dump(budget, {lineWidth: -1}));
}

/** Weighs the page of each kind in the finished build. */
export async function weighKinds({pages}: Budget): Promise<Record<string, Part[]>> {
  const build = readBuild('build', '.docusaurus');
  const weighed: Record<string, Part[]> = {};
  for (const [kind, {address}] of Object.entries(pages)) {
    weighed[kind] = await weighPage(build, address);
  }
  return weighed;
}
