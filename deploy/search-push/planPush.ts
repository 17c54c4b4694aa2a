/** Part of the index, in percent, that a push has to keep unless it is forced. */
const leastPercent = 80;

export type Plan = {ok: true} | {ok: false; reason: string};

type Counts = {
  /** Records that the index holds. */
  before: number;
  /** Records that the build has. */
  after: number;
  /** Whether somebody said that a much smaller index is meant. */
  force: boolean;
};

/** Says whether records may replace those of the index; a broken build must not empty the search. */
export function planPush({before, after, force}: Counts): Plan {
  if (after === 0) {
    return {
      ok: false,
      reason: 'The build has no records, and the index was left as it is: run "npm run build" and look at its pages.',
    };
  }
  if (after * 100 < before * leastPercent && !force) {
    const percent = Math.floor((after * 100) / before);
    return {
      ok: false,
      reason:
        `The index holds ${before} records and the build has ${after}, which is ${percent} % and less than ` +
        `${leastPercent} %, so the index was left as it is: look whether the build lacks pages. ` +
        'If they were removed on purpose, run "npm run search:push -- --force".',
    };
  }
  return {ok: true};
}
