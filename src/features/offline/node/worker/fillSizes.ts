import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {offlineSizesFile, sizeText, type OfflineSizes, type SizeName} from '../../logic/offlineFiles';
import {pagesBelow} from '../../../../lib/html/filesBelow';

/** Marks the places for sizes. Most pages have none. */
const attribute = 'data-offline-size';

/** A place for a size in a page, made by `src/features/offline/ui/size`. */
const place = /(<span\b[^>]*\bdata-offline-size="?(archive|fetched|kept)"?[^>]*>)[^<]*(<\/span>)/g;

/**
 * Writes the measured sizes into the pages that show them, and into a file for client-side navigation.
 * @returns that file, as a path below the folder of the build
 */
export function fillSizes(outDir: string, sizes: OfflineSizes): string {
  writeFileSync(path.join(outDir, offlineSizesFile), JSON.stringify(sizes));
  for (const name of pagesBelow(outDir)) {
    const file = path.join(outDir, name);
    const page = readFileSync(file);
    if (page.includes(attribute)) {
      writeFileSync(file, fill(page.toString(), sizes));
    }
  }
  return offlineSizesFile;
}

/** A page with the sizes filled in. */
export function fill(html: string, sizes: OfflineSizes): string {
  return html.replace(place, (_, start: string, of: SizeName, end: string) => {
    return `${start}${sizeText(of, sizes)}${end}`;
  });
}
