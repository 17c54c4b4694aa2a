import {Globby} from '@docusaurus/utils';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {offlineSizesFile, sizeText, type OfflineSizes} from '../../addresses/offlineFiles';

/** Where a page leaves a place for a size, made by `src/components/OfflineSize`. */
const place = /(<span\b[^>]*\bdata-offline-size="?(archive|fetched|kept)"?[^>]*>)[^<]*(<\/span>)/g;

/** Writes the measured sizes into the pages that tell them, and into a file for pages that are opened by a link. */
export async function fillSizes(outDir: string, sizes: OfflineSizes): Promise<void> {
  await writeFile(path.join(outDir, offlineSizesFile), JSON.stringify(sizes));
  const files = await Globby('**/*.html', {cwd: outDir});
  for (const file of files) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    const filled = fill(html, sizes);
    if (filled !== html) {
      await writeFile(path.join(outDir, file), filled);
    }
  }
}

/** A page with the sizes in their places. */
export function fill(html: string, sizes: OfflineSizes): string {
  return html.replace(place, (_, start: string, of: 'archive' | 'fetched' | 'kept', end: string) => {
    return `${start}${sizeText(of, sizes)}${end}`;
  });
}
