/** The list of all pages as Markdown, and the file with all of the docs, below the base URL. */
export const llmsFile = 'llms.txt';
export const llmsFullFile = 'llms-full.txt';

/** Where the Markdown of a page is: beside it, under its name. @param page its path, with a slash at the end */
export function markdownPath(page: string): string {
  return page.replace(/\/$/, '.md');
}

/**
 * The path of a URL below the base URL of this site; undefined for one of another site or another part of the host.
 * @param url as links have it: a path or a whole URL @param baseUrl ends with a slash
 */
export function belowBaseUrl(url: string, baseUrl: string): string | undefined {
  // Two slashes begin a host.
  return url.startsWith(baseUrl) && !url.startsWith('//') ? url.slice(baseUrl.length) : undefined;
}
