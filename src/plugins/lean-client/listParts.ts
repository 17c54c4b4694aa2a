import {partsFile, type PartsList} from './partsFile';
import {isContent, type Part} from './partsOfPages';

/** As much of the bundler as is used here. */
export type Compiler = {
  webpack: {
    Compilation: {PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number; PROCESS_ASSETS_STAGE_OPTIMIZE_HASH: number};
    sources: {RawSource: new (text: string) => Source};
  };
  hooks: {thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
};

type Source = {source: () => string | Buffer};

type Compilation = {
  errors: readonly unknown[];
  chunks: Iterable<Chunk>;
  entrypoints: ReadonlyMap<string, {getFiles: () => string[]}>;
  getAsset: (name: string) => {source: Source} | undefined;
  updateAsset: (name: string, source: Source) => void;
  emitAsset: (name: string, source: Source) => void;
  hooks: {processAssets: {tap: (options: {name: string; stage: number}, run: () => void) => void}};
};

type Chunk = {id?: string | number | null; name?: string; files: Iterable<string>};

const name = 'list-parts';

/** How the bundler's runtime tells the file of a chunk, before it is made smaller. */
const filesInRuntime =
  /__webpack_require__\.u = (?<begin>\((?<chunk>\w+)\) => \{[^{}]*"assets\/js\/chunk\." \+ )\{(?<hashes>[^{}]*)\}\[\k<chunk>\] \+ "\.js"/;

const runtimeFile = /\/runtime~main\.\w+\.js$/;

/** A hash in the runtime, before it is made smaller. */
const hashOfFile = /(?<=": ")[0-9a-f]{8,}(?=")/g;

/** The hash in the name of the file of a chunk. */
const hashInName = /\/chunk\.(\w+)\.js$/;

/**
 * Moves the hashes of the contents of pages out of the runtime, which every page loads, into a list that a browser
 * fetches before it shows another page. So a page stays as it is when another one changes.
 */
export function listParts({webpack, hooks}: Compiler, parts: readonly Part[]): void {
  const {Compilation, sources} = webpack;
  const names = new Set(parts.filter(isContent).map(({chunk}) => chunk));
  hooks.thisCompilation.tap(name, (compilation) => {
    const {processAssets} = compilation.hooks;
    let contents: Chunk[] = [];
    let hidden: string[] = [];
    const changeRuntime = (change: (text: string) => string): void => {
      const file = scriptsOf(compilation).find((each) => runtimeFile.test(each));
      const text = file && compilation.getAsset(file)?.source.source().toString();
      // Without it the bundler has found errors.
      if (file !== undefined && text !== undefined) {
        compilation.updateAsset(file, new sources.RawSource(change(text)));
      }
    };
    // Before the scripts are made smaller.
    processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1}, () => {
      const chunks = [...compilation.chunks];
      contents = chunks.filter((chunk) => chunk.name !== undefined && names.has(chunk.name));
      changeRuntime((text) => {
        const shown = hideHashes(
          withoutHashes(text, {contents: new Set(contents.map(numberOf)), all: chunks.map(numberOf)}),
        );
        hidden = shown.hidden;
        return shown.text;
      });
    });
    processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1}, () =>
      changeRuntime((text) => showHashes(text, hidden)),
    );
    processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1}, () => {
      // The bundler tells them.
      if (compilation.errors.length > 0) {
        return;
      }
      const hashes = contents.map((chunk): [string, string] => [numberOf(chunk), hashIn(chunk)]);
      const list: PartsList = {scripts: scriptsOf(compilation), hashes: Object.fromEntries(hashes)};
      compilation.emitAsset(partsFile, new sources.RawSource(JSON.stringify(list)));
    });
  });
}

/**
 * The text of the runtime without the hashes of contents; it has the others as `parts`, to which more can be added. Those
 * of chunks without a script of their own, which never need one, are empty.
 * @param numbers of the chunks
 * @throws if the text has another form than that of Rspack 1
 */
function withoutHashes(runtime: string, numbers: {contents: Set<string>; all: string[]}): string {
  const found = filesInRuntime.exec(runtime);
  if (found === null) {
    throw new Error(
      'src/plugins/lean-client does not find in the runtime of the bundler how it names the files of chunks: adapt the ' +
        'pattern in listParts.ts.',
    );
  }
  const {begin, chunk, hashes} = found.groups as Record<'begin' | 'chunk' | 'hashes', string>;
  const known = new Map([...hashes.matchAll(/"(\w+)": "(\w+)"/g)].map(([, id, hash]) => [id!, hash!]));
  const entries = numbers.all
    .filter((id) => !numbers.contents.has(id))
    .sort()
    .map((id) => `"${id}": "${known.get(id) ?? ''}"`);
  const lean =
    `__webpack_require__.parts = {${entries.join()}};\n` +
    `__webpack_require__.u = ${begin}__webpack_require__.parts[${chunk}] + ".js"`;
  return runtime.replace(filesInRuntime, () => lean);
}

/**
 * Puts a number in the place of each hash. What makes a script smaller names its variables by the letters that are
 * frequent in it, and hashes are not the final ones yet, but others in each build.
 */
function hideHashes(text: string): {text: string; hidden: string[]} {
  const hidden: string[] = [];
  return {text: text.replace(hashOfFile, (hash) => `#${hidden.push(hash) - 1}#`), hidden};
}

function showHashes(text: string, hidden: readonly string[]): string {
  return text.replace(/#(\d+)#/g, (_, number: string) => hidden[Number(number)]!);
}

function scriptsOf({entrypoints}: Compilation): string[] {
  return [...entrypoints.values()].flatMap((each) => each.getFiles()).filter((file) => file.endsWith('.js'));
}

function numberOf({id}: Chunk): string {
  return String(id);
}

function hashIn({files}: Chunk): string {
  const hash = [...files].map((file) => hashInName.exec(file)?.[1]).find((each) => each !== undefined);
  if (hash === undefined) {
    throw new Error(
      `src/plugins/lean-client looks for the script of a part of a page among ${[...files].join(', ') || 'no files'}: adapt ` +
        'the pattern in listParts.ts.',
    );
  }
  return hash;
}
