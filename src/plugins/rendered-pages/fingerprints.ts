import {createHash, type Hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {RouteChunkNames} from '@docusaurus/types';

import {filesBelow} from '../built-pages/filesBelow';

/** Docusaurus names a route by its path and a mark of its own, because several may have one path. */
const routeMark = /-\w+$/;

/** The route of all addresses that have no page. */
const anyPath = '*';

/**
 * Names what the HTML of a page is made of: all scripts that render pages, but for the contents of other pages. Two
 * pages of the same fingerprint are the same letter for letter.
 * @param folder where the scripts are, each part of a page in a file of its own that has the name of the part
 * @param routes which parts a route is made of @returns the fingerprint of the page at a path
 */
export function readFingerprints(folder: string, routes: RouteChunkNames): (pathname: string) => string {
  const parts = Object.entries(routes).map(([key, names]) => ({
    path: key.replace(routeMark, ''),
    names: textsIn(names),
  }));
  const ofPages = new Map(parts.flatMap(({names}) => names.map((name) => [name, ''])));
  const shared = createHash('sha256').update(process.version);
  for (const file of filesBelow(folder).sort()) {
    const name = path.basename(file, '.js');
    const content = readFileSync(path.join(folder, file));
    if (ofPages.has(name)) {
      ofPages.set(name, finish(createHash('sha256').update(content)));
    } else {
      shared.update(`${file}\n`).update(content);
    }
  }
  const basis = finish(shared);
  return (pathname) => {
    const names = parts.flatMap((part) => (part.path === anyPath || pathname.startsWith(part.path) ? part.names : []));
    const contents = [...new Set(names)].sort().map((name) => `${name} ${ofPages.get(name)}`);
    return finish(createHash('sha256').update([basis, pathname, ...contents].join('\n')));
  };
}

/** All texts in a tree of objects. */
function textsIn(tree: unknown): string[] {
  return typeof tree === 'string' ? [tree] : Object.values(tree ?? {}).flatMap(textsIn);
}

function finish(hash: Hash): string {
  return hash.digest('base64url');
}
