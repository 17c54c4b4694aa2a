import path from 'node:path';

import {bytesOf} from '../lib/compressedSize';

import {fileTypes, pageFiles, type FileType} from './pageFiles';
import type {Build} from './readBuild';

/** One file of a page. */
export type Part = {
  type: FileType;
  /** Name of the file without the mark of its content, which changes with every build. */
  name: string;
  /** Bytes with Brotli; fonts are compressed already and count as they are. */
  bytes: number;
  /** Bytes of source in it by package or folder, where the bundler told. */
  contents: Readonly<Record<string, number>>;
};

/** Weighs the files of a page. */
export async function weighPage(build: Build, address: string): Promise<Part[]> {
  const files = pageFiles(build, address);
  const parts = fileTypes.flatMap((type) => files[type].map((file) => ({type, file})));
  return Promise.all(
    parts.map(async ({type, file}) => {
      const {raw, brotli} = await bytesOf([path.join(build.folder, file)]);
      return {
        type,
        name: plainName(file),
        bytes: type === 'fonts' ? raw : brotli,
        contents: build.report.contents[file] ?? {},
      };
    }),
  );
}

/** Sums up the parts of one kind. */
export function sumOf(parts: readonly Part[], type: FileType): number {
  return parts.filter((part) => part.type === type).reduce((sum, {bytes}) => sum + bytes, 0);
}

/** `assets/js/main.635f6307.js` is `main.js`, whatever is in it. */
export function plainName(file: string): string {
  return file.endsWith('.html') ? 'the page' : path.basename(file).replace(/[.-][0-9a-f]{8,}(?=\.\w+$)/, '');
}
