import type {Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Puts the check of trustedTypesCheck.js into the head of every page, before all other scripts. */
export default function trustedTypes(): Plugin {
  const script = readFileSync(path.join(__dirname, 'trustedTypesCheck.js'), 'utf8');
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
