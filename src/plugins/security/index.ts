import type {Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Puts the check of trustedTypesCheck.js into the head of every page, before all scripts of Docusaurus. The policy and
 * the headers are written after the pages are built: see headers.ts.
 */
export default function security(): Plugin {
  const script = readFileSync(path.join(__dirname, 'trustedTypesCheck.js'), 'utf8');
  return {
    name: 'security',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
