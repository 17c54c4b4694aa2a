import {Globby} from '@docusaurus/utils';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {offlineSizesFile, sizeText, type OfflineSizes} from '../../addresses/offlineFiles';

/** Where a page leaves a place for a size, made by `src/components/OfflineSize`. */
const place = /(<span\b[^>]*\bdata-offline-size="?(archive|fetched|kept)"?[^>]*>)[^<]*(<\/span>)/g;

/**
 * Writes the measured sizes into the pages that tell them, and into a file for pages that are opened by a link.
 * @returns that file, as a path below the folder of the build
 */
export async function fillSizes(outDir: string, sizes: OfflineSizes): Promise<string> {
  writeFileSync(path.join(outDir, offlineSizesFile), JSON.stringify(sizes));
  for (const name of await Globby('**/*.html', {cwd: outDir})) {
    const file = path.join(outDir, name);
    const html = readFileSync(file, 'utf8');
    const filled = fill(html, sizes);
    if (filled !== html) {
      writeFileSync(file, filled);
    }
  }
  return offlineSizesFile;
}

/** A page with the sizes in their places. */
export function fill(html: string, sizes: OfflineSizes): string {
  return html.replace(place, (_, start: string, of: 'archive' | 'fetched' | 'kept', end: string) => {
    return `${start}${sizeText(of, sizes)}${end}`;
  });
}
