import type {Corpus} from '../corpus/corpus';

/** The kinds of pages that are measured. */
export const pageKinds = ['home', 'docs', 'post'] as const;

export type PageKind = (typeof pageKinds)[number];

/** A generator that builds a corpus. */
export type Peer = {
  /** Tells it from others, also as the name of a folder. */
  name: string;
  title: string;
  /** Its versions, for the report. */
  versions: string;
  /** Makes its programs ready in a folder; says nothing and does nothing if they are. */
  install: (folder: string) => void;
  /** Writes a site with a corpus, two folders below the one that was made ready. */
  write: (site: string, corpus: Corpus) => void;
  /** What builds a site from its folder. */
  command: (site: string) => {program: string; words: string[]};
  /** Folders of a site that a cold build must not find. */
  caches: string[];
  /** Folder of a site that is deployed. */
  out: string;
  /** File of a page of the docs, below the folder of the site. */
  docFile: (path: string) => string;
  /** Where pages are found. */
  addresses: (corpus: Corpus) => Record<PageKind, string>;
};
