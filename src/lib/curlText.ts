/**
 * A text with curly marks: one opens after a space, a bracket, a dash or a mark that opens.
 * @param before the character before the text; empty at the beginning of a line
 */
export function curlText(text: string, before = ''): string {
  let last = {place: -1, mark: before};
  return text.replace(/["']/g, (straight, place: number) => {
    const previous = place === last.place + 1 ? last.mark : text[place - 1]!;
    const opens = /^[\s([{/“‘–—-]?$/.test(previous);
    // The mark before '90s leaves something out.
    const isSingleOpening = opens && !/^\d\ds?\b/.test(text.slice(place + 1, place + 5));
    const mark = straight === '"' ? (opens ? '“' : '”') : isSingleOpening ? '‘' : '’';
    last = {place, mark};
    return mark;
  });
}
