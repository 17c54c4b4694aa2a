import {eachMapping, TraceMap} from '@jridgewell/trace-mapping';

/** What no module is named for: the bundler's own words. */
export const unnamed = 'bundler';

/**
 * Sums up which module each character of a small script comes from. Scripts are counted in characters, of which nearly
 * all are one byte.
 */
export function bytesBySource(script: string, map: string): Map<string, number> {
  // A line break belongs to the line that it ends.
  const lengths = script.split(/(?<=\n)/).map((line) => line.length);
  const sums = new Map<string, number>();
  const add = (source: string, count: number): void => void sums.set(source, (sums.get(source) ?? 0) + count);
  let last = {line: 1, column: 0, source: unnamed};
  const reach = (line: number, column: number): void => {
    if (line === last.line) {
      add(last.source, column - last.column);
      return;
    }
    add(last.source, (lengths[last.line - 1] ?? 0) - last.column);
    // What stands before the first mapping of a line belongs to no module.
    const between = lengths.slice(last.line, line - 1).reduce((sum, length) => sum + length, column);
    add(unnamed, between);
  };
  eachMapping(new TraceMap(map), ({generatedLine: line, generatedColumn: column, source}) => {
    reach(line, column);
    last = {line, column, source: source ?? unnamed};
  });
  reach(lengths.length + 1, 0);
  return new Map([...sums].filter(([, count]) => count > 0));
}
