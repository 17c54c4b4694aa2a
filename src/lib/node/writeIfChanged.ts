import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes a file unless it already has that content, so that watchers and caches see no change.
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
