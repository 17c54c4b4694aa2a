/**
 * A text with curly marks: one opens after a space, a bracket, a dash or a mark that opens.
 * @param before the character before the text; empty at the beginning of a line
 */
export function curlText(text: string, before = ''): string {
  let curled = '';
  for (const [place, character] of text.split('').entries()) {
    const opens = /^[\s([{/“‘–—-]?$/.test(curled.at(-1) ?? before);
    if (character === '"') {
      curled += opens ? '“' : '”';
    } else if (character === "'") {
      // The mark before '90s leaves something out.
      curled += opens && !/^\d\ds?\b/.test(text.slice(place + 1)) ? '‘' : '’';
    } else {
      curled += character;
    }
  }
  return curled;
}
