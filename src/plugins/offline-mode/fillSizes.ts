import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {offlineSizesFile, sizeText, type OfflineSizes} from '../../addresses/offlineFiles';
import {changePages} from '../after-build/changePages';

/** Where a page leaves a place for a size, made by `src/components/OfflineSize`. */
const place = /(<span\b[^>]*\bdata-offline-size="?(archive|fetched|kept)"?[^>]*>)[^<]*(<\/span>)/g;

/** Writes the measured sizes into the pages that tell them, and into a file for pages that are opened by a link. */
export async function fillSizes(outDir: string, sizes: OfflineSizes): Promise<void> {
  await writeFile(path.join(outDir, offlineSizesFile), JSON.stringify(sizes));
  await changePages(outDir, [(html) => fill(html, sizes)]);
}

/** A page with the sizes in their places. */
export function fill(html: string, sizes: OfflineSizes): string {
  return html.replace(place, (_, start: string, of: 'archive' | 'fetched' | 'kept', end: string) => {
    return `${start}${sizeText(of, sizes)}${end}`;
  });
}
