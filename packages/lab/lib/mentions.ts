import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

/** The matching files with their text, sorted by name. */
export function readTexts(patterns: string[]): Map<string, string> {
  const files = globSync(patterns).sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Returns those of the given files that mention a name as a whole word. */
export function findMentions(name: string, texts: ReadonlyMap<string, string>): string[] {
  return [...new Set(placesNaming(name, texts).map(({file}) => file))];
}

/** The lines of the given files that mention a name as a whole word. */
export function placesNaming(name: string, texts: ReadonlyMap<string, string>): {file: string; line: number}[] {
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return [...texts].flatMap(([file, text]) =>
    word.test(text)
      ? text.split('\n').flatMap((words, index) => (word.test(words) ? [{file, line: index + 1}] : []))
      : [],
  );
}
