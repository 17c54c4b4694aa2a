import type {Dialect} from './dialect';

/** One page as all generators get it. */
export type CorpusPage = {
  kind: 'doc' | 'post';
  /** Below the docs or the blog, without an ending, such as `configure/limits`. */
  path: string;
  title: string;
  description: string;
  /** Day of a post, as in 2026-01-31. */
  date?: string;
  /** First paragraphs, which stand for a post in lists. */
  introduction: string;
  /** The rest of the page, in the words of one generator. */
  body: (dialect: Dialect) => string;
};

/** The pages that every generator builds. */
export type Corpus = {
  /** Tells it from others, also as the name of a folder. */
  name: string;
  title: string;
  pages: CorpusPage[];
  /** Paths of the page of the docs and of the post that are measured. */
  measured: {doc: string; post: string};
};

/** The pages of one kind. */
export function pagesOf({pages}: Corpus, kind: CorpusPage['kind']): CorpusPage[] {
  return pages.filter((page) => page.kind === kind);
}

/** The page with a path. */
export function pageAt({pages}: Corpus, kind: CorpusPage['kind'], path: string): CorpusPage {
  const page = pages.find((each) => each.kind === kind && each.path === path);
  if (page === undefined) {
    throw new Error(`The corpus has no ${kind} ${path}.`);
  }
  return page;
}
