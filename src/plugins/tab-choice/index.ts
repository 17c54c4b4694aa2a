import {readFileSync} from 'node:fs';
import path from 'node:path';

import {inlineScript} from '../after-build/inlineScript';
import type {PageChange} from '../after-build/pageChange';

/** What `components/Tabs` leaves behind a group of tabs. */
const mark = /<span [^>]*\bdata-tab-group=[^>]*><\/span>/g;

/**
 * Puts a script behind each group of tabs that opens the remembered one before anything is painted; Docusaurus
 * does it when the page has come to life, and what follows would move then.
 * @param suffix of the keys in the visitor's storage
 */
export function addTabChoice(suffix: string): PageChange {
  const script = `<script>${tabChoiceScript(suffix)}</script>`;
  return (html) => html.replace(mark, (found) => found + script);
}

/** The script as it stands in pages. */
export function tabChoiceScript(suffix: string): string {
  const source = readFileSync(path.join(__dirname, 'openRemembered.js'), 'utf8');
  return inlineScript(source.replace("'SUFFIX'", () => JSON.stringify(suffix)));
}
