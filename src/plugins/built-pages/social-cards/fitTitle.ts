export type Fitted = {size: number; lines: string[]};

type Box = {width: number; height: number};

/** Sizes of a title in pixels, the largest first. */
const sizes = [120, 108, 100, 92, 84, 76, 68, 60, 54, 48, 42];

/** From a line to the next, from a line to the top of its capitals, and from a line to what hangs below it, in em. */
export const lineHeight = 1.12;
export const capHeight = 0.67;
const descent = 0.21;

const mostLines = 4;

/**
 * Breaks a title between words into lines of about the same length, in the largest size that its box holds.
 * A title too long for the smallest size ends with an ellipsis. `widthOf` measures a text in em.
 */
export function fitTitle(title: string, widthOf: (text: string) => number, box: Box): Fitted {
  const words = title.split(' ');
  const smallest = sizes.at(-1)!;
  for (const size of sizes) {
    const lines = breakLines(words, widthOf, box.width / size);
    if (lines.length <= linesIn(box, size) && lines.every((line) => widthOf(line) * size <= box.width)) {
      return {size, lines: evenLines(words, lines, widthOf)};
    }
  }
  const width = box.width / smallest;
  const lines = breakLines(words, widthOf, width);
  const room = linesIn(box, smallest);
  const rest = lines.slice(room - 1).join(' ');
  return {size: smallest, lines: [...lines.slice(0, room - 1), rest].map((line) => shorten(line, widthOf, width))};
}

/** A text that fits a width; what is cut off leaves an ellipsis, after a whole word where there is one. */
export function shorten(text: string, widthOf: (text: string) => number, width: number): string {
  if (widthOf(text) <= width) {
    return text;
  }
  const words = text.split(' ');
  while (words.length > 1) {
    words.pop();
    const shorter = `${words.join(' ')} …`;
    if (widthOf(shorter) <= width) {
      return shorter;
    }
  }
  let characters = [...words[0]!];
  while (characters.length > 1 && widthOf(`${characters.join('')}…`) > width) {
    characters = characters.slice(0, -1);
  }
  return `${characters.join('')}…`;
}

function linesIn({height}: Box, size: number): number {
  return Math.min(mostLines, Math.floor((height / size - capHeight - descent) / lineHeight) + 1);
}

function breakLines(words: readonly string[], widthOf: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** The same number of lines in the narrowest column that holds them, so that no word stands alone. */
function evenLines(words: readonly string[], lines: string[], widthOf: (text: string) => number): string[] {
  const longest = Math.max(...lines.map(widthOf));
  const narrower = breakLines(words, widthOf, longest - 0.01);
  return narrower.length > lines.length || Math.max(...narrower.map(widthOf)) >= longest
    ? lines
    : evenLines(words, narrower, widthOf);
}
