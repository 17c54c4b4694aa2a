import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

/** The files that match, in the order of their names, with their text. */
export function readTexts(patterns: string[]): Map<string, string> {
  const files = globSync(patterns).sort();
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Returns the files, of those given with their text, that mention a name as a word of its own. */
export function findMentions(name: string, texts: ReadonlyMap<string, string>): string[] {
  const word = new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`);
  return [...texts].filter(([, text]) => word.test(text)).map(([file]) => file);
}
