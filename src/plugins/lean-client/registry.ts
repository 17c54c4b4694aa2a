/** The beginning of an entry of `registry.js`: its name, how its chunk is loaded, and the path of its module. */
const entry = /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ ("[^"]+")\), "[^"]+",/gm;

/** What each entry of `registry.js` loads: the name of its chunk and its module. */
export function registryEntries(text: string): {chunk: string; module: string}[] {
  return [...text.matchAll(entry)].map(([, , chunk, module]) => ({
    chunk: chunk!,
    module: JSON.parse(module!) as string,
  }));
}

/**
 * The text of Docusaurus's `registry.js` for browsers: with other names of chunks, and without the
 * paths of the modules, which only servers look up.
 * @throws if the text has another form than that of Docusaurus 3.10
 */
export function leanRegistry(text: string, names: ReadonlyMap<string, string>): string {
  const found = text.match(entry)?.length ?? 0;
  const imports = text.match(/import\(/g)?.length ?? 0;
  if (found === 0 || found !== imports) {
    throw new Error(
      `src/plugins/lean-client knows ${found} of the ${imports} entries of registry.js, which this version of ` +
        'Docusaurus writes in another form: adapt the pattern in registry.ts.',
    );
  }
  const short = (name: string): string => names.get(name) ?? name;
  return text.replace(
    entry,
    (_, key: string, chunk: string, file: string) =>
      `  "${short(key)}": [() => import(/* webpackChunkName: "${short(chunk)}" */ ${file}), 0,`,
  );
}
