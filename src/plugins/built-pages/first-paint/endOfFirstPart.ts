/** Small elements that can tell where a part of a page has been read; what they hold is read with them. */
const small = /<(?:h[2-6]|figcaption|input)\b[^>]*? id="?([^" >]+)/g;

/** The part of every page below the navbar, with the footer. */
const whole = '__docusaurus_skipToContent_fallback';

const isThere = new RegExp(`id="?${whole}[" >]`);

/** Characters of HTML behind the title within which the first screen of a phone ends. */
const reach = 16_384;

/**
 * The id of an element behind the first screen of a page, or of the whole page where that is short: until it has been
 * read, a browser need not paint.
 */
export function endOfFirstPart(html: string): string | undefined {
  const title = html.search(/<h1\b/);
  if (title === -1) {
    return undefined;
  }
  small.lastIndex = title;
  const found = small.exec(html);
  if (found !== null && found.index - title <= reach) {
    return found[1];
  }
  return html.length - title <= reach && isThere.test(html) ? whole : undefined;
}
