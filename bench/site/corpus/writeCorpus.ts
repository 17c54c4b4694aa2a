import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Corpus, CorpusPage} from './corpus';
import type {Dialect} from './dialect';

/** Where a generator looks for pages, below the folder of its site, and what it wants to know of each. */
export type Layout = {
  dialect: Dialect;
  fileOf: (page: CorpusPage) => string;
  /** Front matter beyond the title and the description. */
  matterOf: (page: CorpusPage) => Record<string, unknown>;
};

/** Writes all pages of a corpus for one generator. */
export function writeCorpus(folder: string, {pages}: Corpus, layout: Layout): void {
  for (const page of pages) {
    const file = path.join(folder, layout.fileOf(page));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOf(page, layout));
  }
}

/** The file of one page. */
export function textOf(page: CorpusPage, {dialect, matterOf}: Layout): string {
  const {kind, title, description, introduction} = page;
  const body = page.body(dialect);
  // JSON is valid YAML, so no text needs to be quoted by hand.
  const matter = Object.entries({title, description, ...matterOf(page)}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return `${[
    `---\n${matter.join('\n')}\n---`,
    body.includes('<Tab') ? dialect.importTabs : '',
    dialect.writesTitle ? '' : `# ${title}`,
    introduction,
    kind === 'post' ? dialect.truncate : '',
    body,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}
