import type * as CSpell from 'cspell-lib';
import {distance} from 'fastest-levenshtein';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {ContentError} from '../../src/lib/node/contentError';

type Speller = typeof CSpell;

/** Finds words that are not in any dictionary, by the rules of `cspell.config.mjs`. */
export async function checkSpelling(files: readonly string[]): Promise<ContentError[]> {
  // The package supports import, but not require.
  const speller = await import('cspell-lib');
  const settings = await speller.loadConfig(path.resolve('cspell.config.mjs'));
  const errors: ContentError[] = [];
  for (const file of files) {
    errors.push(...(await checkFile(file, settings, speller)));
  }
  return errors;
}

async function checkFile(
  file: string,
  settings: CSpell.CSpellUserSettings,
  {fileToDocument, spellCheckDocument}: Speller,
): Promise<ContentError[]> {
  const text = readFileSync(file, 'utf8');
  const document = await fileToDocument(pathToFileURL(path.resolve(file)).href, text);
  const options = {noConfigSearch: true, generateSuggestions: true, numSuggestions: 8};
  const {issues} = await spellCheckDocument(document, options, settings);
  return issues.map(({text: word, offset, suggestions}) => ({
    file,
    line: text.slice(0, offset).split('\n').length,
    message: `"${word}" is not in any dictionary; ${remedyOf(word, suggestions ?? [])}`,
  }));
}

function remedyOf(word: string, suggestions: readonly string[]): string {
  const add = 'add a correct word to project-words.txt';
  if (suggestions.length === 0) {
    return `write it as code if it is a name, or ${add}`;
  }
  const near = [...suggestions].sort((a, b) => distance(word, a) - distance(word, b));
  return `did you mean ${near.slice(0, 3).join(', ')}? Else ${add}`;
}
