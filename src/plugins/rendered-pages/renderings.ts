import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

import {writeWhole} from '../../writeWhole';

/** Pages as they were rendered, each in a file, from one build to the next. */
export type Renderings = {
  /** The page as it was rendered with this fingerprint; nothing if it was not, or the file cannot be understood. */
  find: (pathname: string, fingerprint: string) => unknown;
  /** Keeps a page in the place of what was there for its path. @param page anything that can be cloned */
  keep: (pathname: string, fingerprint: string, page: unknown) => void;
  /** Deletes the pages of all other paths. */
  deleteOthers: (pathnames: readonly string[]) => void;
};

/** @param folder is made if it is not there */
export function openRenderings(folder: string): Renderings {
  mkdirSync(folder, {recursive: true});
  const nameOf = (pathname: string): string => createHash('sha256').update(pathname).digest('base64url');
  const fileOf = (pathname: string): string => path.join(folder, nameOf(pathname));
  return {
    find: (pathname, fingerprint) => {
      try {
        const [kept, page] = deserialize(readFileSync(fileOf(pathname))) as [string, unknown];
        return kept === fingerprint ? page : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (pathname, fingerprint, page) => writeWhole(fileOf(pathname), serialize([fingerprint, page])),
    deleteOthers: (pathnames) => {
      const kept = new Set(pathnames.map(nameOf));
      readdirSync(folder)
        .filter((name) => !kept.has(name))
        .forEach((name) => rmSync(path.join(folder, name)));
    },
  };
}
