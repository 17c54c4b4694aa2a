import {nextTask} from '@site/src/plugins/lean-client/browser/nextTask';

test('what follows comes behind all that a task has put off until its end, and before a timer', async () => {
  const steps: string[] = [];
  setTimeout(() => steps.push('timer'), 50);
  const last = nextTask().then(() => steps.push('next task'));
  await Promise.resolve()
    .then(() => undefined)
    .then(() => steps.push('microtask'));
  steps.push('after microtasks');
  await last;
  expect(steps).toEqual(['microtask', 'after microtasks', 'next task']);
});
