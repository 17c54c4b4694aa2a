import {overruns} from '@site/bench/bundle/budget';
import {readBudget, weighKinds} from '@site/bench/bundle/budgetFile';

const budget = readBudget();

test.each(Object.keys(budget.pages))('%s stays within its bytes', async (kind) => {
  const {[kind]: parts} = await weighKinds({...budget, pages: {[kind]: budget.pages[kind]!}});
  expect(overruns(kind, budget, parts!).join('\n')).toBe('');
});
