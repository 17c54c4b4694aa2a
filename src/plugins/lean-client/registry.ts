import {chunkOf, mainChunk} from './sharedChunks';

/** An entry of `registry.js`: its name, and the path of its module, which stands there three times. */
const entry =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("[^"]+")\), \2, require\.resolveWeak\(\2\)\],/gm;

/** What each entry of `registry.js` loads, by its name: the module. */
type Registry = ReadonlyMap<string, string>;

/**
 * Reads Docusaurus's `registry.js`: the modules of all parts of pages, by the names of their chunks.
 * @throws if the text has another form than that of Docusaurus 3.10
 */
export function readRegistry(text: string): Registry {
  const found = [...text.matchAll(entry)];
  const imports = text.match(/import\(/g)?.length ?? 0;
  if (found.length === 0 || found.length !== imports) {
    throw new Error(
      `src/plugins/lean-client knows ${found.length} of the ${imports} entries of registry.js, which this version of ` +
        'Docusaurus writes in another form: adapt the pattern in registry.ts.',
    );
  }
  return new Map(found.map(([, name, module]) => [name!, JSON.parse(module!) as string]));
}

/** The text of a function that loads the module of a part. */
export function importOf(name: string, module: string): string {
  const chunk = chunkOf(name, module);
  const place = chunk === mainChunk ? 'webpackMode: "eager"' : `webpackChunkName: "${chunk}"`;
  return `() => import(/* ${place} */ ${JSON.stringify(module)})`;
}

/**
 * The text of a `registry.js` for browsers: entries are what loads them, without the paths and numbers of the
 * modules, which only servers look up.
 */
export function leanRegistry(entries: Registry): string {
  const lines = [...entries].map(([name, module]) => `  "${name}": [${importOf(name, module)}],\n`);
  return `export default {\n${lines.join('')}};\n`;
}
