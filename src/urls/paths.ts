/** The list of all pages as Markdown, and the file with all docs, below the base URL. */
export const llmsFile = 'llms.txt';
export const llmsFullFile = 'llms-full.txt';

/**
 * The path of a page's Markdown file, beside the page; for the home page, in its folder.
 * @param page its path below the base URL, with a trailing slash, and with a slash before it or not
 */
export function markdownPath(page: string): string {
  return /^\/?$/.test(page) ? `${page}index.md` : page.replace(/\/$/, '.md');
}

/**
 * The path of a URL below the base URL of this site; undefined for other sites and other parts of the host.
 * @param url a path or a full URL
 * @param baseUrl ends with a slash
 */
export function belowBaseUrl(url: string, baseUrl: string): string | undefined {
  // Two slashes begin a host name.
  return url.startsWith(baseUrl) && !url.startsWith('//') ? url.slice(baseUrl.length) : undefined;
}
