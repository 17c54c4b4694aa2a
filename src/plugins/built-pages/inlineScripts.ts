import {minifySync} from '@swc/core';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {afterCharset, type PageChange} from '../../lib/html/builtPage';

/** Returns what writes a script of this plugin as an element. @param file relative to this folder */
export function inlineScript(file: string): (data: Readonly<Record<string, string>>) => string {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  const {code} = minifySync(source, {compress: true, mangle: true});
  return (data) => {
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
    return `<script${attributes.join('')}>${code}</script>`;
  };
}

/**
 * Gives a page with groups of tabs a script that opens the remembered ones before the first paint. Docusaurus opens them
 * when React has taken over the page, and what follows them would move then.
 * @param suffix of the keys in the visitor's storage
 */
export function openRememberedTabs(suffix: string): PageChange {
  const script = inlineScript('openRememberedTabs.js')({suffix});
  // The mark is what `components/Tabs` puts before a group of tabs.
  return (html, _, file) => (/<span [^>]*\bdata-tab-group=/.test(html) ? afterCharset(html, script, file) : html);
}
