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

/** Numbers from 0 up to 1 that are the same for the same seed: the generator known as mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
