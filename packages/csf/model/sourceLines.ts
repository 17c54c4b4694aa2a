import {codeHost, product} from '../facts/links.json';

/** Lines of a file in the folder `csf` of the product's source, counted from 1. */
export type SourceLines = {file: string; first: number; last: number};

const numbers = String.raw`\d+(?:(?:-| to )\d+)?`;
const mention = new RegExp(
  String.raw`((?:[\w-]+/)*(?:[\w-]+(?:\.\w+)+|downloadservers)) (lines?) (${numbers}(?:(?:, | and )${numbers})*)`,
  'g',
);

/** The lines of the product that a text names, such as `FILE lines 12-20 and 31`. */
export function sourceLinesIn(text: string): SourceLines[] {
  const found: SourceLines[] = [];
  renumber(text, (lines) => {
    found.push(lines);
    return lines.first;
  });
  return found;
}

/** A text with new numbers for the lines of the product that it names: `firstOf` says where they begin now. */
export function renumber(text: string, firstOf: (lines: SourceLines) => number): string {
  return text.replace(
    mention,
    (_, file: string, word: string, list: string) =>
      `${file} ${word} ${list.replace(/(\d+)(?:(-| to )(\d+))?/g, (_range, from: string, to = '', end = from) => {
        const [first, last] = [Number(from), Number(end)];
        const now = firstOf({file, first, last});
        return to === '' ? `${now}` : `${now}${to}${now + last - first}`;
      })}`,
  );
}

/** URL of lines of the product, at the tag of the version that this site describes. */
export function sourceUrl({file, first, last}: SourceLines): string {
  return `${codeHost.repo}/blob/${product.tag}/csf/${file}#L${first}${last === first ? '' : `-L${last}`}`;
}
