import type {Root} from 'mdast';
import path from 'node:path';

import {isPreview} from '../content-validation/preview';

/**
 * A remark plugin that checks what a page says of the product and links it to the reference. It runs before the
 * default plugins, so that the headings of the generated reference get a place in the table of contents.
 */
export default function productTerms({siteDir}: {siteDir: string}) {
  return async (tree: Root, {path: address, value}: {path: string; value: unknown}): Promise<void> => {
    // The configuration, which is read twice, imports this file.
    const {currentRules} = await import('../content-validation/reload');
    const rules = currentRules();
    const file = path.relative(siteDir, address);
    if (!isPreview) {
      rules.noteBody(file, String(value), rules.readBody(tree, file));
    }
    rules.linkTerms(tree, file, siteDir);
  };
}
