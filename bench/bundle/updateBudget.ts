import {table, whole} from '../lib/table';

import {budgetFor, type Budget} from './budget';
import {readBudget, weighKinds, writeBudget} from './budgetFile';
import {fileTypes} from './pageFiles';
import {sumOf, type Part} from './weighPage';

/**
 * Compares the build with its byte budget: `npm run budget`, after `npm run build`. With `--write` the budget becomes
 * what the pages weigh now, and a little room.
 */
async function compareBudget(write: boolean): Promise<void> {
  const budget = readBudget();
  const measured = await weighKinds(budget);
  const next = budgetFor(budget, measured);
  console.log(describe(budget, next, measured));
  if (write) {
    writeBudget(next);
    console.log('\nThe new limits are in tests/built-site/budget.yml: say in the commit why those that rose had to.');
  } else {
    console.log('\nNothing was changed; "npm run budget -- --write" makes the new limits the budget.');
  }
}

function describe(old: Budget, next: Budget, measured: Record<string, Part[]>): string {
  return table([
    ['', 'Bytes', 'Limit', 'New limit'],
    ...Object.entries(measured).flatMap(([kind, parts]) =>
      fileTypes.map((type) => [
        `${kind}, ${type}`,
        whole(sumOf(parts, type)),
        ...[old, next].map(({pages}) => whole(pages[kind]!.limits[type])),
      ]),
    ),
  ]);
}

compareBudget(process.argv.includes('--write')).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
