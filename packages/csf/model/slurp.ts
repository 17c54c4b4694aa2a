/** How the bytes of a file encode letters. `windows-1252` also reads every Latin-1 file. */
export type Encoding = 'utf-8' | 'utf-8-bom' | 'utf-16' | 'windows-1252';

export type FileLine = {
  /** Counted from 1, as an editor does. */
  number: number;
  text: string;
  /** What ends the line; empty for the last one, and where only the product sees an end. */
  end: string;
  /** Whether it begins within a line of an editor. */
  isInside: boolean;
};

/** The lines of a file as the product takes them (`slurp` in Slurp.pm). */
export function slurp(text: string, encoding: Encoding = 'utf-8'): FileLine[] {
  const lines: FileLine[] = [];
  const ends = /\r\n?|[\n\v\f]/g;
  let number = 0;
  for (let start = 0; start < text.length; start = ends.lastIndex) {
    ends.lastIndex = start;
    const found = ends.exec(text);
    number += 1;
    const parts = splitAtHiddenEnds(text.slice(start, found?.index), encoding);
    for (const [index, part] of parts.entries()) {
      const end = index === parts.length - 1 ? (found?.[0] ?? '') : '';
      lines.push({number, text: part, end, isInside: index > 0});
    }
    if (found === null) {
      break;
    }
  }
  return lines;
}

/** Whether a text ends without a line end, as the product sees it: what a program appends gets into its last line. */
export function endsInLine(text: string, encoding: Encoding = 'utf-8'): boolean {
  return text !== '' && slurp(`${text}x`, encoding).length === slurp(text, encoding).length;
}

/** The first letter of a text behind which the product ends a line; undefined if there is none. */
export function hiddenEndIn(text: string): string | undefined {
  return hasWideLetter.test(text)
    ? [...text].find((letter) => letter > '\x7f' && holdsByte85(letter.codePointAt(0)!, 'utf-8'))
    : undefined;
}

const hasWideLetter = /[^\0-\x7f]/;

/**
 * The product also ends a line at every byte 0x85. In UTF-8 that byte is a part of letters such
 * as Å and the Cyrillic х.
 */
function splitAtHiddenEnds(text: string, encoding: Encoding): string[] {
  if (!hasWideLetter.test(text)) {
    return [text];
  }
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index)!;
    index += code > 0xffff ? 1 : 0;
    if (code > 0x7f && holdsByte85(code, encoding)) {
      parts.push(text.slice(start, index + 1));
      start = index + 1;
    }
  }
  return start < text.length ? [...parts, text.slice(start)] : parts;
}

function holdsByte85(code: number, encoding: Encoding): boolean {
  if (encoding === 'utf-16') {
    return false;
  }
  if (encoding === 'windows-1252') {
    // The letter that has the byte 0x85 there.
    return code === 0x2026;
  }
  const bytes = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  return (
    (code & 0x3f) === 0x05 ||
    (bytes > 1 && ((code >> 6) & 0x3f) === 0x05) ||
    (bytes > 2 && ((code >> 12) & 0x3f) === 0x05)
  );
}
