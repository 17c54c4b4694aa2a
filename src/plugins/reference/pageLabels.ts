import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const docs = path.resolve(__dirname, '../../../docs');

/** The short name of a docs page such as `usage/port-knocking`, from its front matter; throws if there is no such page. */
export function pageLabel(page: string): string {
  const file = path.join(docs, `${page}.mdx`);
  const label = existsSync(file) ? /^sidebar_label: *(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  if (label === undefined) {
    throw new Error(`docs/${page}.mdx has no sidebar_label, or does not exist; src/product/descriptions names it`);
  }
  return label.replace(/^(["'])(.*)\1$/, '$2');
}
