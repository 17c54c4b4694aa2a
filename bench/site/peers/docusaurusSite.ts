import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {CorpusPage} from '../corpus/corpus';

/** What all sites of Docusaurus have in common. */
export const docusaurusSite = {
  // The script `build` of the site, without npm, which takes time of its own.
  command: (site: string) => {
    const {scripts} = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8')) as {scripts: {build: string}};
    const programs = path.join(site, '../../node_modules/.bin');
    return {program: '/bin/sh', words: ['-c', `PATH="$0:$PATH"; ${scripts.build}`, programs]};
  },
  // Its cache lies in a folder of that name even where the packages are elsewhere.
  caches: ['build', '.docusaurus', 'node_modules'],
  out: 'build',
  docFile: (page: string) => `docs/${page}.mdx`,
  fileOf: ({kind, path: page, date}: CorpusPage) => (kind === 'doc' ? `docs/${page}.mdx` : `blog/${date}-${page}.mdx`),
};

/**
 * Replaces texts in a file, wherever they stand.
 * @throws if one of them is not there, because then the file is not what it was thought to be
 */
export function rewrite(file: string, replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) {
      throw new Error(`${file} has no "${from}"; the benchmark has to learn its new form.`);
    }
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}
