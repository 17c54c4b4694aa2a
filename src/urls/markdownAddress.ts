/** The list of all pages as Markdown, and the file with all of the docs, below the base URL. */
export const llmsFile = 'llms.txt';
export const llmsFullFile = 'llms-full.txt';

/** Where the Markdown of a page stands: beside it, under its name. @param page its path, with a slash at the end */
export function markdownAddress(page: string): string {
  return page.replace(/\/$/, '.md');
}
