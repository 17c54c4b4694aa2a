import {planPush} from '@site/deploy/search-push/planPush';

test.each([
  [0, 1, false, true],
  [100, 80, false, true],
  [100, 79, false, false],
  [100, 79, true, true],
  [1, 1, false, true],
  [100, 500, false, true],
  [0, 0, false, false],
  [100, 0, false, false],
  [100, 0, true, false],
])('%d records may be replaced by %d, forced %s: %s', (before, after, force, ok) =>
  expect(planPush({before, after, force}).ok).toBe(ok),
);

test('says what to do if there is nothing to push', () => {
  expect(planPush({before: 5, after: 0, force: true})).toEqual({
    ok: false,
    reason: 'The build has no records, and the index was left as it is: run "npm run build" and look at its pages.',
  });
});

test('does not round up what would be kept', () => {
  expect(planPush({before: 1000, after: 799, force: false})).toMatchObject({
    reason: expect.stringContaining('which is 79 % and less than 80 %'),
  });
});
