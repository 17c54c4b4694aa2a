import {median} from '../lib/statistics';

/** The middle of some runs, and between which values they lay. */
export type Spread = {median: number; least: number; most: number};

/** Sums up some runs. */
export function spreadOf(values: readonly number[]): Spread {
  return {median: median(values), least: Math.min(...values), most: Math.max(...values)};
}

/** How a figure compares with that of another generator: the median of what the runs of the same turn say. */
export function ratioOf(values: readonly number[], base: readonly number[]): number | undefined {
  const ratios = values.flatMap((value, run) => (base[run] ? [value / base[run]] : []));
  return ratios.length > 0 ? median(ratios) : undefined;
}

/** A figure as a cell: the median, where the runs differ also the range, and the ratio to the first generator. */
export function cell(values: readonly number[], base: readonly number[], write: (value: number) => string): string {
  const {median: middle, least, most} = spreadOf(values);
  const range = write(least) === write(most) ? '' : ` (${write(least)} to ${write(most)})`;
  const ratio = values === base ? undefined : ratioOf(values, base);
  return `${write(middle)}${range}${ratio === undefined ? '' : `, ×${ratio.toFixed(2)}`}`;
}
