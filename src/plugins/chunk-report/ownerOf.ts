/** Folders whose subfolders are told apart, because each is a thing of its own. */
const divided = /^(src\/(?:components|theme|pages|plugins|features)\/[^/]+|src\/[^/]+)/;

/** The file that a module comes from, below the folder of the project where it is of the project; empty where it has none. */
export function fileOf(module: string): string {
  // A source map names modules by address, the bundler with the loaders that they pass.
  return module
    .split('!')
    .at(-1)!
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(json|css)\|/, '')
    .replace(/^(\.\/)+/, '')
    .replace(/[?|].*$/, '')
    .trim();
}

/** Who is answerable for a module: a package, a folder of `src`, or the file itself. */
export function ownerOf(module: string): string {
  const file = fileOf(module);
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (inPackage !== undefined) {
    return inPackage;
  }
  return divided.exec(file)?.[1] ?? (file || 'bundler');
}
