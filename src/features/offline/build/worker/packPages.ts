import {createHash} from 'node:crypto';
import {appendFileSync, closeSync, mkdirSync, openSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {packedPagesFile} from '../../logic/offlineFiles';
import {redirects} from '../../../../urls/oldPaths';
import {pagesBelow} from '../../../../lib/html/filesBelow';
import {fingerprintOf} from '../../../../plugins/security/readPage';

import {addressOf} from './keptFiles';

/** The pages that a browser keeps, packed. */
export type PackedPages = {
  /** The files that they are in, as paths below the folder of the build, and the fingerprint of each. */
  parts: {file: string; hash: string}[];
  count: number;
  /** Bytes of all pages together. */
  bytes: number;
};

/** Bytes of pages after which another part begins: a browser holds a part in memory as a whole. */
const largestPart = 8 * 2 ** 20;

/**
 * Packs all pages for the offline mode, which would have to ask for each of them otherwise, and which compress far
 * better together. Needs pages that link their style sheets still, so that all share one copy.
 */
export function packPages(outDir: string): PackedPages {
  const packed: PackedPages = {parts: [], count: 0, bytes: 0};
  mkdirSync(path.dirname(path.join(outDir, packedPagesFile(1))), {recursive: true});
  let part: Part | undefined;
  for (const file of findPages(outDir)) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const bytes = Buffer.byteLength(html);
    if (part !== undefined && part.bytes + bytes > largestPart) {
      packed.parts.push(part.end());
      part = undefined;
    }
    part ??= openPart(outDir, packedPagesFile(packed.parts.length + 1));
    part.add(addressOf(file), html, bytes);
    packed.count += 1;
    packed.bytes += bytes;
  }
  if (part !== undefined) {
    packed.parts.push(part.end());
  }
  return packed;
}

function findPages(outDir: string): string[] {
  const files = pagesBelow(outDir).sort();
  // A server answers with another page there; without it, the not-found page leads on.
  return files.filter((file) => !(`/${addressOf(file)}` in redirects));
}

type Part = {
  /** Bytes of the pages in it. */
  bytes: number;
  add: (address: string, html: string, bytes: number) => void;
  end: () => PackedPages['parts'][number];
};

/** Begins a file of pages, which is written page by page: the build need not hold more than one of them. */
function openPart(outDir: string, file: string): Part {
  const place = openSync(path.join(outDir, file), 'w');
  const hash = createHash('sha256');
  const write = (text: string): void => {
    appendFileSync(place, text);
    hash.update(text);
  };
  let before = '{';
  const part: Part = {
    bytes: 0,
    add: (address, html, bytes) => {
      write(`${before}${JSON.stringify(address)}:${JSON.stringify(html)}`);
      before = ',\n';
      part.bytes += bytes;
    },
    end: () => {
      write('}\n');
      closeSync(place);
      return {file, hash: fingerprintOf(hash)};
    },
  };
  return part;
}
