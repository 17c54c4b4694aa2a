type Options = {end?: boolean; strict?: boolean; sensitive?: boolean};

type Matcher = {exec: (address: string) => string[] | null};

/**
 * Stands in for path-to-regexp, whose regular expression for each page of the site takes a slow phone
 * a while. Paths have no parameters; `checkPaths` holds that at build.
 */
export default function literalPath(path: string, keys: {name: number}[], options: Options = {}): Matcher {
  const {end = true, strict = false, sensitive = false} = options;
  if (path === '*') {
    keys.push({name: 0});
    return {exec: (address) => [address, address]};
  }
  const fold = (text: string): string => (sensitive ? text : text.toLowerCase());
  const stem = fold(strict ? path : path.replace(/\/$/, ''));
  const goesOn = strict && stem.endsWith('/');
  return {
    exec(address) {
      const begun = address.slice(0, stem.length);
      if (fold(begun) !== stem) {
        return null;
      }
      const rest = address.slice(stem.length);
      if (rest === '' || (rest === '/' && !strict)) {
        return [begun + rest];
      }
      return !end && (goesOn || rest.startsWith('/')) ? [begun] : null;
    },
  };
}

/** A path without parameters is already the address. */
literalPath.compile = (path: string) => (): string => path;
