import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file unless it has that content already: what was made of it, or watches it, then takes it for the same.
 * @returns whether it was written
 */
export function writeIfChanged(file: string, content: string): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) {
    return false;
  }
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  return true;
}
