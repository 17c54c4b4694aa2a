import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** What `components/Tabs` leaves behind a group of tabs. */
const mark = /<span [^>]*\bdata-tab-group=[^>]*><\/span>/g;

/**
 * Puts a script behind each group of tabs that opens the remembered one before anything is painted; Docusaurus
 * does it when the page has come to life, and what follows would move then.
 * @param suffix of the keys in the visitor's storage
 */
export async function writeTabChoice(outDir: string, suffix: string): Promise<void> {
  const script = `<script>${tabChoiceScript(suffix)}</script>`;
  const files = await Globby('**/*.html', {cwd: outDir});
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(outDir, name);
      const html = await readFile(file, 'utf8');
      const changed = html.replace(mark, (found) => found + script);
      if (changed !== html) {
        await writeFile(file, changed);
      }
    }),
  );
}

/** The script on one line, without its comments. */
export function tabChoiceScript(suffix: string): string {
  const source = readFileSync(path.join(__dirname, 'openRemembered.js'), 'utf8');
  return source
    .replace(/^\/\*.*?\*\//s, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '')
    .replace("'SUFFIX'", () => JSON.stringify(suffix));
}
