import {buildSync} from 'esbuild';
import path from 'node:path';

/** A script for a page from a module of this folder and what it imports. */
export function bundleForPage(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]!.text;
}
