import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {packedPagesFile} from '../../logic/offlineFiles';
import {pagesBelow} from '../../../../lib/html/filesBelow';
import {fingerprint} from '../../../../lib/node/fingerprint';
import {redirects} from '../../../../urls/oldPaths';

/** The pages that a browser keeps, packed. */
export type PackedPages = {
  /** The files with the pages, as paths below the folder of the build, and the fingerprint of each. */
  parts: {file: string; hash: string}[];
  count: number;
  /** Bytes of all pages together. */
  bytes: number;
};

/** Bytes of pages after which a new part begins. A browser holds a whole part in memory. */
const largestPart = 8 * 2 ** 20;

/**
 * Packs all pages for the offline mode, which saves a request for each, and they compress far better together. Needs
 * pages that still link their style sheets, so that all share one copy.
 */
export function packPages(outDir: string): PackedPages {
  const packed: PackedPages = {parts: [], count: 0, bytes: 0};
  let part: Record<string, string> = {};
  let bytesOfPart = 0;

  function endPart(): void {
    const file = packedPagesFile(packed.parts.length + 1);
    const content = Buffer.from(JSON.stringify(part));
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
    packed.parts.push({file, hash: fingerprint(content)});
    packed.bytes += bytesOfPart;
    part = {};
    bytesOfPart = 0;
  }

  for (const file of findPages(outDir)) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const bytes = Buffer.byteLength(html);
    if (bytesOfPart > 0 && bytesOfPart + bytes > largestPart) {
      endPart();
    }
    part[addressOf(file)] = html;
    bytesOfPart += bytes;
    packed.count += 1;
  }
  endPart();
  return packed;
}

function findPages(outDir: string): string[] {
  const files = pagesBelow(outDir).sort();
  // A server redirects there; in the copy, the not-found page does.
  return files.filter((file) => !(`/${addressOf(file)}` in redirects));
}

/** The address of a page, below the base URL: servers answer for its folder. */
function addressOf(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}
