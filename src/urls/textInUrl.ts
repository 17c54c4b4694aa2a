/** Maximum length of a query of the search, in characters: the limit of DocSearch's field. The rest is cut off. */
export const maxQueryLength = 64;

/**
 * The beginning of a text, with a maximum length in UTF-16 units. It never ends with half a character: an emoji takes
 * two units, and `slice` may cut between them.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/**
 * A text as part of a URL. `encodeURIComponent` throws on half a character, which text from a selection, a URL or
 * storage can contain. U+FFFD replaces it, as in URLSearchParams. Not all supported browsers have `toWellFormed`.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
