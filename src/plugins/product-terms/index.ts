import type {Root} from 'mdast';
import path from 'node:path';

import {isPreview} from '../content-check/preview';
import {currentRules} from '../product-rules';

/**
 * A remark plugin that checks what a page says of the product and links it to the reference. It runs before the
 * default plugins, so that the headings of the generated reference get a place in the table of contents.
 */
export default function productTerms({siteDir}: {siteDir: string}) {
  return (tree: Root, {path: address, value}: {path: string; value: unknown}): void => {
    const rules = currentRules();
    const file = path.relative(siteDir, address);
    if (!isPreview) {
      rules.noteBody(file, String(value), rules.readBody(tree, file));
    }
    rules.linkTerms(tree, file, siteDir);
  };
}
