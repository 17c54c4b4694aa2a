import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parseFenceMeta} from '../rehype-code-highlight/fenceMeta';

const folder = path.join(__dirname, '../../product/transcripts');

/** Says what is wrong with output that a fence takes from a recording; undefined if nothing is. */
export function checkTranscript(meta: string | null | undefined, output: string): string | undefined {
  let name: string | undefined;
  try {
    name = parseFenceMeta(meta ?? '').transcript;
  } catch {
    // Told by the highlighter, which reads the same words.
  }
  if (name === undefined) {
    return undefined;
  }
  const file = path.join(folder, `${name}.txt`);
  if (!existsSync(file)) {
    return `there is no recording ${name}; they lie in src/product/transcripts`;
  }
  return `\n${readFileSync(file, 'utf8')}\n`.includes(`\n${output}\n`)
    ? undefined
    : `this is not word for word in the recording ${name}; copy whole lines from src/product/transcripts/${name}.txt`;
}
