import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Makes another page of one; the file is its path below the folder of the build. */
export type PageChange = (html: string, file: string) => string;

/** Changes every page of a build, one change after the other; each file is read once, and written if it differs. */
export async function changePages(outDir: string, changes: readonly PageChange[]): Promise<void> {
  const files = await Globby('**/*.html', {cwd: outDir});
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(outDir, name);
      const html = await readFile(file, 'utf8');
      const changed = changes.reduce((page, change) => change(page, name), html);
      if (changed !== html) {
        await writeFile(file, changed);
      }
    }),
  );
}
