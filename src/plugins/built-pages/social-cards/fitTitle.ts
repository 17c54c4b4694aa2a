/** Returns the width of a text in em. */
type WidthOf = (text: string) => number;

/** Sizes of a title in pixels, the largest first. */
const sizes = [120, 108, 100, 92, 84, 76, 68, 60, 54, 48, 42];

/** Line height, cap height and descent, in em. */
export const lineHeight = 1.12;
export const capHeight = 0.67;
const descent = 0.21;

const mostLines = 4;

/**
 * Breaks a title between words into lines of similar length, in the largest size that fits the box.
 * A title too long for the smallest size ends with an ellipsis.
 */
export function fitTitle(
  title: string,
  widthOf: WidthOf,
  box: {width: number; height: number},
): {size: number; lines: string[]} {
  const words = title.split(' ');
  const tries = sizes.map((size) => {
    const width = box.width / size;
    const most = Math.min(mostLines, Math.floor((box.height / size - capHeight - descent) / lineHeight) + 1);
    return {size, width, most, lines: breakLines(words, widthOf, width)};
  });
  const fitting = tries.find(
    ({lines, most, width}) => lines.length <= most && lines.every((line) => widthOf(line) <= width),
  );
  if (fitting) {
    return {size: fitting.size, lines: evenLines(words, fitting.lines, widthOf)};
  }
  const {size, width, most, lines} = tries.at(-1)!;
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')];
  return {size, lines: kept.map((line) => shorten(line, widthOf, width))};
}

/**
 * Cuts a text to a width, with an ellipsis after the last whole word, or within the first word if even that is too
 * wide.
 */
export function shorten(text: string, widthOf: WidthOf, width: number): string {
  const words = text.split(' ');
  const characters = [...words[0]!];
  const shorter = [
    ...words.slice(1).map((_, cut) => `${words.slice(0, -1 - cut).join(' ')} …`),
    ...characters.map((_, cut) => `${characters.slice(0, characters.length - cut).join('')}…`),
  ];
  return [text, ...shorter].find((each) => widthOf(each) <= width) ?? '…';
}

function breakLines(words: readonly string[], widthOf: WidthOf, width: number): string[] {
  return words.slice(1).reduce(
    (lines, word) => {
      const longer = `${lines.at(-1)} ${word}`;
      return widthOf(longer) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
    },
    [words[0]!],
  );
}

/**
 * Breaks a text into the same number of lines in the narrowest column possible, so that no word is alone on the last
 * line.
 */
function evenLines(words: readonly string[], lines: string[], widthOf: WidthOf): string[] {
  const longest = Math.max(...lines.map(widthOf));
  const narrower = breakLines(words, widthOf, longest - 0.01);
  return narrower.length > lines.length || Math.max(...narrower.map(widthOf)) >= longest
    ? lines
    : evenLines(words, narrower, widthOf);
}
