import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

/** The matching files with their text, sorted by name. */
export function readTexts(patterns: string[]): Map<string, string> {
  const files = globSync(patterns).sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Returns those of the given files that mention a name as a whole word. */
export function findMentions(name: string, texts: ReadonlyMap<string, string>): string[] {
  return placesNaming(name, texts).map(({file}) => file);
}

/** The first line of each of the given files that mentions a name as a whole word. */
export function placesNaming(name: string, texts: ReadonlyMap<string, string>): {file: string; line: number}[] {
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return [...texts].flatMap(([file, text]) => {
    const found = word.exec(text);
    return found === null ? [] : [{file, line: text.slice(0, found.index).split('\n').length}];
  });
}
