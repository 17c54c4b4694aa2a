import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {Refusal} from './refusal';

/** Writes a file that is not there yet; what is there stays. */
export function writeNew(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(file, text, {flag: 'wx'});
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new Refusal(
      isThere
        ? `${file} is there already; it was left as it is.`
        : `${file} cannot be written: ${(error as Error).message}.`,
    );
  }
}
