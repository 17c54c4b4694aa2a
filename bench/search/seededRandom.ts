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

/** Deals the items in a random order, each once before any comes again. */
export function dealer<Item>(items: readonly Item[], random: () => number): () => Item {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) {
      left = shuffled(items, random);
    }
    return left.pop()!;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other]!, copy[last]!];
  }
  return copy;
}
