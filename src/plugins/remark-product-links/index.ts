import type {Root} from 'mdast';
import path from 'node:path';

import {reloadable} from '../../lib/node/reload';
import type * as Linker from './linkTerms';

let linker: Promise<() => typeof Linker> | undefined;

/**
 * A remark plugin that links a page's product terms to the reference. It runs before the default plugins, so that the
 * headings of the generated reference appear in the table of contents.
 */
export default function productLinks({siteDir}: {siteDir: string}) {
  return async (tree: Root, {path: source}: {path: string}): Promise<void> => {
    // The configuration imports this file and is loaded twice.
    linker ??= import('./linkTerms').then((loaded) => reloadable(path.join(__dirname, 'linkTerms.ts'), loaded));
    const current = await linker;
    current().linkTerms(tree, path.relative(siteDir, source), siteDir);
  };
}
