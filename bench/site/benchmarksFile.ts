import {readFileSync, writeFileSync} from 'node:fs';

const file = 'BENCHMARKS.md';
const begin = '<!-- npm run bench -- --write: begin -->';
const end = '<!-- npm run bench -- --write: end -->';

/** Puts the results into BENCHMARKS.md, in the place of those that are there. */
export function writeResults(results: string): void {
  writeFileSync(file, withResults(readFileSync(file, 'utf8'), results));
}

/** The same text with other results between its marks. */
export function withResults(text: string, results: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) {
    throw new Error(
      `${file} has no "${begin}" with "${end}" below it: write both lines where the results shall stand.`,
    );
  }
  return `${text.slice(0, from + begin.length)}\n\n${results}\n\n${text.slice(to)}`;
}
