/** What path-to-regexp reads as more than itself. */
const parameter = /[:()*\\]/;

/**
 * Holds that pages have fixed addresses, which is all that `browser/literalPath.ts` knows.
 * @throws if a path has a parameter
 */
export function checkPaths(routesChunkNames: object): void {
  const faulty = Object.keys(routesChunkNames)
    .map((name) => name.replace(/-[^-]+$/, ''))
    .filter((path) => path !== '*' && parameter.test(path));
  if (faulty.length > 0) {
    throw new Error(
      `src/plugins/lean-client takes every address as it stands, but these have a parameter: ${faulty.join(', ')}. ` +
        'Take the alias for path-to-regexp out of index.ts.',
    );
  }
}
