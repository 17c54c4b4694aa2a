import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders with words for readers, and how the names of such files end there. */
const places: [folder: string, ending: RegExp][] = [
  ['.github', /\.md$/],
  ['blog', /\.mdx?$/],
  ['deploy', /\.md$/],
  ['docs', /\.mdx?$/],
  ['src/product/descriptions', /\.yml$/],
  ['src/pages', /\.mdx?$/],
];

/** All files with words for readers, or those among the given ones. */
export function proseFiles(given: readonly string[]): string[] {
  const notes = readdirSync('.').filter((name) => name.endsWith('.md'));
  const all = [...notes, ...places.flatMap(([folder, ending]) => filesIn(folder, ending))];
  if (given.length === 0) {
    return all;
  }
  const wanted = new Set(given.map((file) => path.relative('.', file)));
  return all.filter((file) => wanted.has(file));
}

/** The given files that are not there. */
export function missingFiles(given: readonly string[]): string[] {
  return given.filter((file) => !existsSync(file));
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))
    .sort();
}
