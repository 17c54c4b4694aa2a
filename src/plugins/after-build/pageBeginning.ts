const styleSheets = /<link rel="?stylesheet"? href="?([^" >]+)/g;

/** Where a page begins, with what it fetches ahead. */
const beginning = /<meta charset=[^>]*>(?:<link rel="preload" as="style"[^>]*>)*/i;

/** Names the style sheets at the very beginning of a page, for browsers to ask for them before they read the rest. */
export function fetchStylesAhead(html: string, file: string): string {
  const links = [...html.matchAll(styleSheets)].map(
    ([, address]) => `<link rel="preload" as="style" href="${address}">`,
  );
  return afterBeginning(html, links.join(''), file);
}

/**
 * Puts something behind the character set of a page and what it fetches ahead.
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
