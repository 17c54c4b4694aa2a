/** The place of a line in a text, counted from 1; a form feed ends a line for csf, but not in a text field. */
export function placeOfLine(text: string, number: number): {start: number; end: number; row: number} {
  const ends = /\r\n?|[\n\v\f]/g;
  let [start, row] = [0, 0];
  for (let line = 1; line < number; line += 1) {
    const found = ends.exec(text);
    if (found === null) {
      break;
    }
    start = ends.lastIndex;
    row += /[\v\f]/.test(found[0]) ? 0 : 1;
  }
  ends.lastIndex = start;
  return {start, end: ends.exec(text)?.index ?? text.length, row};
}
