/** Where a page begins. */
const beginning = /<meta charset=[^>]*>/i;

/**
 * Puts something behind the character set of a page.
 * @throws if the page names no character set
 */
export function afterBeginning(html: string, text: string, file: string): string {
  const found = beginning.exec(html);
  if (found === null) {
    throw new Error(`${file} has no <meta charset>, with which each page begins: put it first into its head.`);
  }
  const end = found.index + found[0].length;
  return html.slice(0, end) + text + html.slice(end);
}
