/**
 * Measures several things in each run. A different one starts each time, so that none always gets the quieter machine.
 * @returns for each thing what its runs measured
 */
export async function inTurns<Run>(
  runs: number,
  things: number,
  measure: (index: number) => Promise<Run>,
): Promise<Run[][]> {
  const results: Run[][] = Array.from({length: things}, () => []);
  for (let run = 0; run < runs; run++) {
    for (let turn = 0; turn < things; turn++) {
      const index = (run + turn) % things;
      results[index]!.push(await measure(index));
    }
  }
  return results;
}
