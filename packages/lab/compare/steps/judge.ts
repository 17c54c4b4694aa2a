import type {Run} from './readSteps';

/** What step.py saw: harms by their kind, and the test that failed before and after, if any. */
export type Seen = {
  harms: Record<string, string[]>;
  held: boolean;
  failed: string | null;
  code: number | null;
  output: string;
};

/** What happened, and why it is called that. */
type Verdict = {got: Run['expected'] | 'harms'; why: string};

/** Calls what a step did by one word. What it is meant to remove, and what the page warns of, harms nobody. */
export function judge(run: Run, {harms, held, failed, code, output}: Seen): Verdict {
  const removes = run.removes === undefined ? undefined : new RegExp(run.removes);
  const left = Object.entries(harms).flatMap(([kind, details]) => {
    const unmeant = kind.startsWith('loses ') && removes ? details.filter((line) => !removes.test(line)) : details;
    return unmeant.length === 0 || run.warned.includes(kind) ? [] : [`${kind}: ${unmeant.join(' / ')}`];
  });
  if (left.length > 0) {
    return {got: 'harms', why: left.join('; ')};
  }
  const printed = `exit code ${code}, it printed ${JSON.stringify(output.slice(-400))}`;
  if (run.expected === 'passes' || run.expected === 'fails') {
    return failed === null
      ? {got: 'passes', why: printed}
      : {got: 'fails', why: `"${failed}" doesn't hold; ${printed}`};
  }
  if (failed !== null) {
    return {got: 'nothing', why: `"${failed}" doesn't hold; ${printed}`};
  }
  return held ? {got: 'nothing', why: 'all held before'} : {got: 'does', why: printed};
}

/** What pages warn of, and no state of the row shows. */
export function idleWarnings(results: readonly {run: Run; seen: Pick<Seen, 'harms'>}[]): string[] {
  const shown = new Map<string, boolean>();
  for (const {run, seen} of results) {
    for (const kind of run.warned) {
      const message = `${run.page} warns of "${kind}" that no state of the row shows:\n${run.before}\n${run.block}`;
      shown.set(message, (shown.get(message) ?? false) || kind in seen.harms);
    }
  }
  return [...shown].flatMap(([message, isShown]) => (isShown ? [] : [message]));
}
