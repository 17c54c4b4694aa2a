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
