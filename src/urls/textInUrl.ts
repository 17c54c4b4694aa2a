/**
 * The beginning of a text, at most so many UTF-16 units long. It never ends with half a character:
 * an emoji takes two units, and `slice` may cut between them.
 */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/**
 * A text as part of a URL. `encodeURIComponent` throws at half a character, which a text from
 * a selection, a URL or a storage may hold; U+FFFD takes its place, as in URLSearchParams.
 * Not all supported browsers have `toWellFormed`.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
