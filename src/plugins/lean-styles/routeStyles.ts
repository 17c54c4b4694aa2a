type Files = {file: string}[];

/** What Docusaurus looks up when it writes a page: chunks by what asks for them, and the files of each chunk. */
export type Manifest = {
  entrypoints: string[];
  origins: Record<string, (string | number)[]>;
  assets: Record<string, {css?: Files; js?: Files}>;
};

/** A part of a page: the module that the server names, and the chunk that has it in the browser. */
export type Part = {module: string; chunk: string};

/**
 * Lets each page link the style sheets of its own parts, so that it looks right before a script runs. Without this
 * Docusaurus finds nothing under the names of modules, because it expects one style sheet for all pages.
 */
export function withRouteStyles(manifest: Manifest, parts: readonly Part[]): Manifest {
  const {entrypoints, origins, assets} = manifest;
  const stylesOf = (name: string): Files => (origins[name] ?? []).flatMap((id) => assets[id]?.css ?? []);
  const ofAllPages = new Set(entrypoints.flatMap(stylesOf).map(({file}) => file));
  const styled = parts
    .map(({module, chunk}) => ({module, css: stylesOf(chunk).filter(({file}) => !ofAllPages.has(file))}))
    .filter(({css}) => css.length > 0);
  return {
    ...manifest,
    origins: {...origins, ...Object.fromEntries(styled.map(({module}) => [module, [module]]))},
    assets: {...assets, ...Object.fromEntries(styled.map(({module, css}) => [module, {css}]))},
  };
}
