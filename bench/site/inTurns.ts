/** Every item once in each run; the order turns with the runs, so that none always meets the quieter machine. */
export function inTurns<Item>(items: readonly Item[], runs: number): Item[] {
  return Array.from({length: runs}, (_, run) => {
    const first = run % Math.max(1, items.length);
    return [...items.slice(first), ...items.slice(0, first)];
  }).flat();
}
