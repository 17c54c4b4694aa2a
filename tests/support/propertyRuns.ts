import fc from 'fast-check';

/** Whether this is `npm run verify:full`, which tries more than a quick run. */
export const isFull = process.env.FULL === '1';

/** How many examples each property is tried with. */
const all = isFull ? 5000 : 200;

fc.configureGlobal({numRuns: all});

/** How long a text has to be to show that reading it never takes longer with the square of its length. */
export const longText = isFull ? 1_000_000 : 200_000;

/** Fewer examples, for a property whose examples take long. @param share of all, from 0 to 1 */
export function fewerRuns(share: number): {numRuns: number} {
  return {numRuns: Math.round(all * share)};
}
