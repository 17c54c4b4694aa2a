import fc from 'fast-check';

/** How many examples each property is tried with: few in a quick run, many in `npm run verify:full`. */
fc.configureGlobal({numRuns: process.env.FULL === '1' ? 5000 : 200});
