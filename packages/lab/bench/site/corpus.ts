import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Returns the address of a docs page in the form one generator uses. */
export type LinkTo = (path: string, anchor?: string) => string;

/** A page in plain Markdown, which all generators understand. */
export type CorpusPage = {
  kind: 'doc' | 'post';
  /** Below the docs or the blog, without an ending, such as `configure/limits`. */
  path: string;
  title: string;
  description: string;
  /** Date of a post, such as 2026-01-31. */
  date?: string;
  /** What lists of posts show. */
  introduction: string;
  body: (linkTo: LinkTo) => string;
};

/** The pages that every generator builds. */
export type Corpus = {
  title: string;
  pages: CorpusPage[];
  /** Paths of the docs page and of the post that the browser visits. */
  measured: {doc: string; post: string};
};

/** Where a generator keeps its pages, and what it needs besides plain Markdown. */
type Layout = {
  /** Path of a page below the site's folder. */
  fileOf: (page: CorpusPage) => string;
  linkTo: LinkTo;
  /** Front matter besides the title and the description. */
  matterOf?: (page: CorpusPage) => Record<string, unknown>;
  /** Whether the page needs its title as a heading. */
  needsHeading?: boolean;
  /** Marks the end of a post's introduction. */
  truncate?: string;
};

export function pagesOf({pages}: Corpus, kind: CorpusPage['kind']): CorpusPage[] {
  return pages.filter((page) => page.kind === kind);
}

/** The docs in the order of a sidebar: pages without a folder, then each folder with its pages. */
export function sidebarOf(corpus: Corpus): {single: CorpusPage[]; folders: Map<string, CorpusPage[]>} {
  const single: CorpusPage[] = [];
  const folders = new Map<string, CorpusPage[]>();
  for (const page of pagesOf(corpus, 'doc')) {
    const [folder, inFolder] = page.path.split('/');
    if (inFolder === undefined) {
      single.push(page);
    } else {
      folders.set(folder!, [...(folders.get(folder!) ?? []), page]);
    }
  }
  return {single, folders};
}

/** Writes all pages into the folder of a site. */
export function writeCorpus(site: string, {pages}: Corpus, layout: Layout): void {
  for (const page of pages) {
    const file = path.join(site, layout.fileOf(page));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, textOf(page, layout));
  }
}

function textOf(page: CorpusPage, {linkTo, matterOf, needsHeading, truncate}: Layout): string {
  const {title, description, kind, introduction, body} = page;
  // JSON is valid YAML, so nothing needs quoting by hand.
  const matter = Object.entries({title, description, ...matterOf?.(page)}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const parts = [
    `---\n${matter.join('\n')}\n---`,
    needsHeading && `# ${title}`,
    introduction,
    kind === 'post' && truncate,
    body(linkTo),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
