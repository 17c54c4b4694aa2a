import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];

afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, {recursive: true})));

/** A new folder with these files, by their paths; it goes when the tests of the file have run. */
export function newFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'test-'));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, by their paths below it. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }
}
