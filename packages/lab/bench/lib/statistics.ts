/** The value below which a fraction of the values lies, from 0 to 1, by the nearest rank. */
export function percentile(values: readonly number[], part: number): number {
  if (values.length === 0) {
    throw new Error('There is no percentile of an empty list.');
  }
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]!;
}

/** The middle value, or the mean of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  const middle = percentile(values, 0.5);
  return values.length % 2 === 1
    ? middle
    : (middle -
        percentile(
          values.map((value) => -value),
          0.5,
        )) /
        2;
}

/** The ratios of values to those of the same run, without runs in which nothing was measured. */
export function ratiosOf(values: readonly number[], base: readonly number[]): number[] {
  return values.flatMap((value, run) => (base[run] ? [value / base[run]] : []));
}

/** Behind a figure: the median of the ratios to another one; empty where there is none. */
export function inRatio(values: readonly number[], base: readonly number[]): string {
  const ratios = ratiosOf(values, base);
  return ratios.length === 0 ? '' : `, ×${median(ratios).toFixed(2)}`;
}
