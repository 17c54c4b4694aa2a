import type {Root} from 'mdast';
import path from 'node:path';

import {reloadable} from '../../lib/node/reload';
import type * as Linker from './linkTerms';

let linker: Promise<() => typeof Linker> | undefined;

/**
 * A remark plugin that links what a page says of the product to the reference. It runs before the
 * default plugins, so that the headings of the generated reference get a place in the table of contents.
 */
export default function productLinks({siteDir}: {siteDir: string}) {
  return async (tree: Root, {path: source}: {path: string}): Promise<void> => {
    // The configuration, which is read twice, imports this file.
    linker ??= import('./linkTerms').then((loaded) => reloadable(path.join(__dirname, 'linkTerms.ts'), loaded));
    const current = await linker;
    current().linkTerms(tree, path.relative(siteDir, source), siteDir);
  };
}
