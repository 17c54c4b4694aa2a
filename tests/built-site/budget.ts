import type {Part} from '@site/bench/bundle/weighPage';
import {overruns} from '@site/bench/bundle/budget';
import {readBudget, weighKinds} from '@site/bench/bundle/budgetFile';

const budget = readBudget();
let measured: Record<string, Part[]>;

/** The highest level of Brotli takes its time on a busy machine. */
const longest = 120_000;

beforeAll(async () => {
  measured = await weighKinds(budget);
}, longest);

test.each(Object.keys(budget.pages))('%s stays within its bytes', (kind) => {
  expect(overruns(kind, budget, measured[kind]!).join('\n')).toBe('');
});
