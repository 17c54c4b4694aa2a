/** Folders whose subfolders are told apart, because each is a thing of its own. */
const divided = /^(src\/(?:components|theme|pages|plugins)\/[^/]+|src\/[^/]+)/;

/** Who is answerable for a module: a package, a folder of `src`, or the file itself. */
export function ownerOf(module: string): string {
  // A source map names modules by address, the bundler with the loaders that they pass.
  const file = module
    .split('!')
    .at(-1)!
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(json|css)\|/, '')
    .replace(/^(\.\/)+/, '')
    .replace(/[?|].*$/, '')
    .trim();
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (inPackage !== undefined) {
    return inPackage;
  }
  return divided.exec(file)?.[1] ?? (file || 'bundler');
}
