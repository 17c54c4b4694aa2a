/**
 * The shortest beginnings by which names can be told apart, of two letters or more. A new name
 * changes few of the others, so that most files keep their content, and with it their address.
 */
export function shortestBeginnings(names: readonly string[]): Map<string, string> {
  const sorted = [...new Set(names)].sort();
  return new Map(
    sorted.map((name, index) => {
      const neighbours = [sorted[index - 1], sorted[index + 1]].map((neighbour) => shared(name, neighbour ?? ''));
      return [name, name.slice(0, Math.max(2, ...neighbours.map((length) => length + 1)))];
    }),
  );
}

function shared(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) {
    length += 1;
  }
  return length;
}

/** All names of chunks in the content of `routesChunkNames.json`, which nests them by what a route needs them for. */
export function chunkNamesIn(routesChunkNames: unknown): string[] {
  if (typeof routesChunkNames === 'string') {
    return [routesChunkNames];
  }
  return Object.values(routesChunkNames as object).flatMap(chunkNamesIn);
}

/** The names that chunks have in the scripts for browsers, by those in the content of `routesChunkNames.json`. */
export function leanNames(routesChunkNames: unknown): Map<string, string> {
  return shortestBeginnings(chunkNamesIn(routesChunkNames));
}

/** The content of `routesChunkNames.json` with other names. */
export function renameChunks(routesChunkNames: unknown, names: ReadonlyMap<string, string>): unknown {
  return JSON.parse(JSON.stringify(routesChunkNames), (_, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  );
}
