import {Globby} from '@docusaurus/utils';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {packedPagesFile} from '../../addresses/offlineFiles';
import {redirects} from '../../addresses/oldAddresses';

import {integrity} from './integrity';
import {addressOf} from './keptFiles';

/** The pages that a browser keeps, packed. */
export type PackedPages = {
  /** The files that they are in, as paths below the folder of the build, and the fingerprint of each. */
  parts: {file: string; hash: string}[];
  count: number;
  /** Bytes of all pages together. */
  bytes: number;
};

type Page = {address: string; content: Buffer};

/** Bytes of pages after which another part begins: a browser and the build hold a part in memory as a whole. */
const largestPart = 8 * 2 ** 20;

/**
 * Packs all pages for the offline mode, which would have to ask for each of them otherwise, and which compress far
 * better together. Needs pages that link their style sheets still, so that all share one copy.
 */
export async function packPages(outDir: string): Promise<PackedPages> {
  const packed: PackedPages = {parts: [], count: 0, bytes: 0};
  mkdirSync(path.dirname(path.join(outDir, packedPagesFile(1))), {recursive: true});
  for (const pages of inParts(outDir, await findPages(outDir))) {
    const file = packedPagesFile(packed.parts.length + 1);
    const json = JSON.stringify(Object.fromEntries(pages.map(({address, content}) => [address, content.toString()])));
    writeFileSync(path.join(outDir, file), json);
    packed.parts.push({file, hash: integrity(json)});
    packed.count += pages.length;
    packed.bytes += pages.reduce((bytes, {content}) => bytes + content.length, 0);
  }
  return packed;
}

async function findPages(outDir: string): Promise<string[]> {
  const files = (await Globby('**/*.html', {cwd: outDir})).sort();
  // A server answers with another page there; without it, the not-found page leads on.
  return files.filter((file) => !(`/${addressOf(file)}` in redirects));
}

function* inParts(outDir: string, files: readonly string[]): Generator<Page[]> {
  let part: Page[] = [];
  let bytes = 0;
  for (const file of files) {
    const content = readFileSync(path.join(outDir, file));
    if (part.length > 0 && bytes + content.length > largestPart) {
      yield part;
      part = [];
      bytes = 0;
    }
    part.push({address: addressOf(file), content});
    bytes += content.length;
  }
  if (part.length > 0) {
    yield part;
  }
}
