/** A longer text is a file: it stays beside its field, and nobody looks for marks in it. A csf.conf has 115,000 characters. */
export const longest = {characters: 300_000, lines: 10_000};
export const longestInWords = `${longest.characters.toLocaleString('en')} characters and ${longest.lines.toLocaleString('en')} lines`;

/** Whether a text is longer than what a field holds. */
export function isTooLong(text: string): boolean {
  return text.length > longest.characters || lineCount(text) > longest.lines;
}

/** How many lines a text has, in some milliseconds for a million. */
export function lineCount(text: string): number {
  let count = text.endsWith('\n') ? 0 : 1;
  for (let at = 0; at < text.length; at++) {
    count += text.charCodeAt(at) === 10 ? 1 : 0;
  }
  return count;
}
