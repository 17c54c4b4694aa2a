import {Globby} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Body} from './readBody';

/** What was found in a file at an earlier build, as long as neither the file nor the checks have changed. */
export type BodyCache = {
  /** The finding for a file: the earlier one, else that of `read`, which is kept. */
  get: (file: string, text: string, read: (file: string, text: string) => Promise<Body>) => Promise<Body>;
  /** Keeps what was asked for since the cache was opened, and forgets the rest. */
  save: () => void;
};

type Stored = Omit<Body, 'anchors'> & {anchors: string[]};

/** Opens the findings of the last build. What cannot be read of them counts as nothing found. */
export function openBodyCache(siteDir: string): BodyCache {
  const cacheFile = path.join(siteDir, 'node_modules/.cache/content-check/bodies.json');
  const checks = fingerprintOfChecks(siteDir);
  const earlier = readStored(cacheFile);
  const asked: Record<string, Stored> = {};
  return {
    async get(file, text, read) {
      const key = fingerprint([checks, file, text]);
      const found = earlier[key];
      const body = found === undefined ? await read(file, text) : {...found, anchors: new Set(found.anchors)};
      asked[key] = {...body, anchors: [...body.anchors]};
      return body;
    },
    save() {
      // A folder without a list of packages is no project, only the content of one; the packages may lie elsewhere.
      if (!existsSync(path.join(siteDir, 'package.json'))) {
        return;
      }
      mkdirSync(path.dirname(cacheFile), {recursive: true});
      writeFileSync(cacheFile, JSON.stringify(asked));
    },
  };
}

function readStored(file: string): Record<string, Stored> {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored>) : {};
  } catch {
    return {};
  }
}

/** Changes with everything that a finding may depend on: our code, the facts, the packages. */
function fingerprintOfChecks(siteDir: string): string {
  const files = Globby.sync(['src/**/*.{ts,js,json,txt,yml}', 'package-lock.json', 'package.json'], {cwd: siteDir});
  return fingerprint(files.sort().flatMap((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]));
}

function fingerprint(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(`${part.length}:${part}`));
  return hash.digest('base64');
}
