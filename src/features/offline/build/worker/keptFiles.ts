/** What a browser keeps for the offline mode beside the pages, as patterns of paths in the build: what those need. */
const kept = [
  /^assets\/.*\.(css|js|woff2)$/,
  /^img\/(?!cards\/).*\.(svg|webp)$/,
  /^(search-index|search-texts|pages|offline\/sizes)\.json$/,
];

/** Whether a browser keeps a file of the build that is not a page. */
export function isKeptByBrowser(file: string): boolean {
  return kept.some((pattern) => pattern.test(file));
}

/** The address of a file, below the base URL: pages are asked for by their folder. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}
