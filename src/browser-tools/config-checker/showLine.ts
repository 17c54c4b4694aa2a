/** Leads to a line of a text field, counted from 1, and selects it. */
export function showLine(field: HTMLTextAreaElement, number: number): void {
  const {start, end, row} = positionOfLine(field.value, number);
  field.focus();
  field.setSelectionRange(start, end);
  // Lines do not wrap, so each is as high as the others.
  field.scrollTop = (row - 3) * Number.parseFloat(getComputedStyle(field).lineHeight);
  field.scrollLeft = 0;
}

/** Where a line is in a text, counted from 1; a form feed ends a line for csf, but not in a text field. */
export function positionOfLine(text: string, number: number): {start: number; end: number; row: number} {
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
