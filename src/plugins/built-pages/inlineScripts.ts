import {minifySync} from '@swc/core';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {afterCharset, type PageChange} from '../../lib/html/builtPage';

/**
 * Returns a function that writes a script of this plugin as an element.
 * @param file relative to this folder
 */
export function inlineScript(file: string): (data: Readonly<Record<string, string>>) => string {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  const {code} = minifySync(source, {compress: true, mangle: true});
  return (data) => {
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
    return `<script${attributes.join('')}>${code}</script>`;
  };
}

/**
 * Adds a script to pages with groups of tabs that opens the remembered tabs before the first paint. Docusaurus opens
 * them after hydration, which would move the content below.
 * @param suffix of the keys in the visitor's storage
 */
export function openRememberedTabs(suffix: string): PageChange {
  const script = inlineScript('openRememberedTabs.js')({suffix});
  // The mark is what `components/Tabs` puts before a group of tabs.
  return (html, _, file) => (/<span [^>]*\bdata-tab-group=/.test(html) ? afterCharset(html, script, file) : html);
}
