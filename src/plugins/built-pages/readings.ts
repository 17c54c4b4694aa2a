import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

import {writeWhole} from '../../writeWhole';

import type {BuiltPage} from './builtPage';
import type {PageReader} from './pageReader';

type Kept = ReadonlyMap<string, unknown>;

/** What readers made of pages, from this build and the one before it. */
export type Readings = {
  /** What a reader makes of a page; taken from the build before where that would be the same. */
  of: <Value>(reader: PageReader<Value>, page: BuiltPage) => Value;
  /** Keeps what was asked for, and nothing else, for the next build. */
  keep: () => void;
};

/**
 * Opens the readings of the build before.
 * @param file where they are kept; without it, or if it cannot be understood, every page is read
 * @param basis what readings depend on beside the page: when it changes, every page is read again
 */
export function openReadings(file: string, basis: string): Readings {
  const before = load(file);
  const now = new Map<string, unknown>();
  const fingerprints = new WeakMap<BuiltPage, string>();
  return {
    of: (reader, page) => {
      const print = fingerprints.get(page) ?? fingerprint(page, basis);
      fingerprints.set(page, print);
      const key = `${reader.name} ${print}`;
      const value = before.has(key) ? before.get(key) : reader.read(page);
      now.set(key, value);
      return value as ReturnType<typeof reader.read>;
    },
    keep: () => {
      mkdirSync(path.dirname(file), {recursive: true});
      writeWhole(file, serialize(now));
    },
  };
}

/** Names what readers see of a page: not the scripts and style sheets, whose names change with those of other pages. */
function fingerprint({url, head, mainHtml}: BuiltPage, basis: string): string {
  return createHash('sha256')
    .update(JSON.stringify([basis, url, head]))
    .update(mainHtml)
    .digest('base64');
}

function load(file: string): Kept {
  try {
    return deserialize(readFileSync(file)) as Kept;
  } catch {
    return new Map();
  }
}
