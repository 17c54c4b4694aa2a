/** The chunk with the scripts of every page. */
export const mainChunk = 'main';

/** Parts that the pages of one kind have in common, by the chunk that they share, and parts smaller than their own script. */
const shared: [chunk: string, modules: RegExp][] = [
  [mainChunk, /\/__plugin\.json$/],
  ['docs', /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)$/],
  ['blog', /^~blog\/[^/]+\/(?:blogMetadata|blog-post-list-prop)-[^/]+\.json$/],
];

/**
 * The chunk of a part of pages: one of its own, or one that it shares. Docusaurus makes a script of each part, and a slow
 * phone takes its time to ask for each.
 * @param name of the part, which no other has
 */
export function chunkOf(name: string, module: string): string {
  return shared.find(([, modules]) => modules.test(module))?.[0] ?? name;
}
