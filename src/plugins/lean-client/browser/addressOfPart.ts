import registry from '@generated/registry';

/** The bundler's own object; `e` fetches a chunk by its number, `p` is where all files lie, `u` gives the file of a chunk. */
declare const __webpack_require__: {e: (id: string) => Promise<unknown>; p: string; u: (id: string) => string};

const parts: Partial<Record<string, readonly [() => Promise<unknown>, ...unknown[]]>> = registry;

/**
 * Where the script of a part of a page lies, by the name of the part. The bundler knows chunks by numbers, and only
 * what loads a part has its number: it is let do so as far as its first step.
 */
export function addressOfPart(name: string): string | undefined {
  const {e: fetchChunk, p: root, u: fileOf} = __webpack_require__;
  const ids: string[] = [];
  __webpack_require__.e = (id) => {
    ids.push(id);
    return new Promise(() => undefined);
  };
  try {
    void parts[name]?.[0]();
  } finally {
    __webpack_require__.e = fetchChunk;
  }
  // What a part shares with others comes before its own chunk.
  const own = ids.at(-1);
  return own === undefined ? undefined : root + fileOf(own);
}
