import {renameSync, writeFileSync} from 'node:fs';

/** Writes a file that is never there in part, also where the program is stopped or a second one writes the same. */
export function writeWhole(file: string, content: Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
