import {readFileSync} from 'node:fs';
import path from 'node:path';

import {inlineScript} from '../inlineScript';
import type {PageChange} from '../pageChange';
import {firstStyleSheet} from '../styleSheets';

/** What `components/Tabs` puts before a group of tabs. */
const mark = /<span [^>]*\bdata-tab-group=/;

/**
 * Gives a page with groups of tabs a script that opens the remembered ones before anything is painted; Docusaurus
 * does it when the page has come to life, and what follows would move then.
 * @param suffix of the keys in the visitor's storage
 */
export function addTabChoice(suffix: string): PageChange {
  const script = `<script>${tabChoiceScript(suffix)}</script>`;
  return (html) => (mark.test(html) ? html.replace(firstStyleSheet, (styles) => script + styles) : html);
}

/** The script as it stands in pages. */
export function tabChoiceScript(suffix: string): string {
  const source = readFileSync(path.join(__dirname, 'openRemembered.js'), 'utf8');
  return inlineScript(source.replace("'SUFFIX'", () => JSON.stringify(suffix)));
}
