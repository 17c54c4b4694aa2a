import fc from 'fast-check';

/** How many examples each property is tried with: few in a quick run, many in `npm run verify:full`. */
const all = process.env.FULL === '1' ? 5000 : 200;

fc.configureGlobal({numRuns: all});

/** Fewer examples, for a property whose examples take long. @param share of all, from 0 to 1 */
export function fewerRuns(share: number): {numRuns: number} {
  return {numRuns: Math.round(all * share)};
}
