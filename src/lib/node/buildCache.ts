import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

import {hasPersistentCache} from '../../environment/persistentCache';
import {filesBelow} from '../html/filesBelow';

/** What steps of the build made, kept for the next build. */
export type BuildCache = {
  /**
   * What the last build made of the same input, or else what `make` returns, which the next build finds.
   * @param step the name of the step
   * @param input all that the result depends on besides the code
   */
  take<Value>(step: string, input: string, make: () => Value): Value | Awaited<Value>;
  /** Writes the file. It holds what this process took and nothing else, so the next build drops what is old. */
  close(): void;
};

type Results = Map<string, Uint8Array>;

/** Characters of a hash at the beginning of the file. */
const hashLength = 64;

/**
 * Opens a cache beside Docusaurus's own. Where those are switched off, it ends with the process.
 * @param name of the file
 * @param settings what the steps depend on besides their inputs, the code in `packages` and `src`, and the dependencies
 */
export function openProjectCache(siteDir: string, name: string, settings: object = {}): BuildCache {
  if (!hasPersistentCache()) {
    return openMemoryCache();
  }
  const code = createHash('sha256').update(process.version).update(JSON.stringify(settings));
  const sources = ['packages/csf/', 'src/'].flatMap((folder) => filesBelow(siteDir, folder)).sort();
  for (const file of ['package-lock.json', ...sources]) {
    code.update(file).update(readFileSync(path.join(siteDir, file)));
  }
  return openBuildCache(path.join(siteDir, 'node_modules/.cache', name), code.digest('hex'));
}

/**
 * Opens the cache in a file. A file that is damaged, or that other code made, is dropped with a line in the log.
 * @param madeBy identifies the code of all steps and what they depend on besides their inputs
 */
export function openBuildCache(file: string, madeBy: string): BuildCache {
  const taken: Results = new Map();
  return {
    take: takeFrom(readResults(file, madeBy), taken),
    close() {
      const body = serialize(taken);
      mkdirSync(path.dirname(file), {recursive: true});
      // A build that is stopped here leaves the old file.
      writeFileSync(`${file}.new`, Buffer.concat([Buffer.from(hashOf(madeBy, body)), body]));
      renameSync(`${file}.new`, file);
    },
  };
}

/** A cache that ends with the process. */
export function openMemoryCache(): BuildCache {
  return {take: takeFrom(new Map(), new Map()), close: () => undefined};
}

/**
 * @param kept results of earlier runs
 * @param taken gets the results of this run; what was made in it is not made again
 */
function takeFrom(kept: Results, taken: Results): BuildCache['take'] {
  return (step, input, make) => {
    const key = hashOf(step, input);
    const known = taken.get(key) ?? kept.get(key);
    if (known !== undefined) {
      taken.set(key, known);
      return deserialize(known) as ReturnType<typeof make>;
    }
    const made = make();
    if (made instanceof Promise) {
      return made.then((value: unknown) => {
        taken.set(key, serialize(value));
        return value;
      }) as typeof made;
    }
    // At once: who takes the value may change it.
    taken.set(key, serialize(made));
    return made;
  };
}

/** A cache that keeps nothing. */
export const noBuildCache: BuildCache = {take: (_step, _input, make) => make(), close: () => undefined};

function readResults(file: string, madeBy: string): Results {
  if (!existsSync(file)) {
    return new Map();
  }
  const content = readFileSync(file);
  const body = content.subarray(hashLength);
  if (content.subarray(0, hashLength).toString() === hashOf(madeBy, body)) {
    return deserialize(body) as Results;
  }
  console.log(`${file} is damaged or from other code: this build makes everything anew.`);
  return new Map();
}

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    // The length keeps apart where one part ends and the next begins.
    hash.update(`${part.length}:`).update(part);
  }
  return hash.digest('hex');
}
