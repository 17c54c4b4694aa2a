import registry from '@generated/registry';

/** The bundler's own object; `e` fetches a chunk by its number, `p` is where all files lie, `u` gives the file of a chunk. */
declare const __webpack_require__: {e: (id: string) => Promise<unknown>; p: string; u: (id: string) => string};

const asked = new Set<string>();

/**
 * The address of a part that is to be prefetched. Pages share most of their parts, and Docusaurus asks for those of each
 * page that is linked: an address is given once.
 */
export function addressToPrefetch(name: string): string | undefined {
  const address = addressOfPart(name);
  if (address === undefined || asked.has(address)) {
    return undefined;
  }
  asked.add(address);
  return address;
}

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
