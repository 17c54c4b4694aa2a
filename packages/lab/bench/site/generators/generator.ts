import {readFileSync, writeFileSync} from 'node:fs';

import type {Corpus} from '../corpus';

export const pageKinds = ['docs', 'home', 'post'] as const;

/** The kinds of pages that the browser visits. */
export type PageKind = (typeof pageKinds)[number];

/** A program with its arguments. */
export type Command = {program: string; words: string[]};

/** A generator that builds a corpus. */
export type Generator = {
  /** Also the name of a folder. */
  name: string;
  title: string;
  versions: string;
  /** Installs the generator into a folder, unless it is there. */
  install: (folder: string) => void;
  /** Writes a site with a corpus; the site is two folders below the installation. */
  write: (site: string, corpus: Corpus) => void;
  command: (site: string) => Command;
  /** Starts the server that writers use. */
  start: (site: string, port: number) => Command;
  /** Folders of a site that a cold build must not find, besides what it built. */
  caches: string[];
  /** Folder of a site that is deployed. */
  out: string;
  /** Source of a docs page, below the site's folder. */
  docFile: (path: string) => string;
  addresses: (corpus: Corpus) => Record<PageKind, string>;
};

/**
 * Replaces every occurrence of some texts in a file.
 * @throws if one of them is missing, because the file has changed and the benchmark must follow
 */
export function replaceInFile(file: string, replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) {
      throw new Error(`${file} has no "${from}": adapt packages/lab/bench/site/generators to its new form.`);
    }
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}
