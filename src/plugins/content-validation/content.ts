import type {ContentError} from '../../lib/node/contentError';

export type Link = {target: string; line: number};

/** What the checks find in a Markdown file below its front matter. */
export type Body = {
  links: Link[];
  /** Ids that links to this page can name. */
  anchors: Set<string>;
  errors: ContentError[];
};

/** The front matter, between the first two lines of three hyphens. */
export type FrontMatter = {
  frontMatter: Record<string, unknown>;
  /** Line of each key, from 1. */
  keyLines: Record<string, number>;
  /** Why it could not be read. */
  matterErrors: ContentError[];
};

/** A Markdown file, read only up to the end of its front matter. */
export type Page = {
  /** Path below the project's folder. */
  file: string;
  text: string;
} & FrontMatter;

/** What the checks know about the Markdown file of a page. */
export type MarkdownSource = Page & Body;

/** A file whose name begins with an underscore: other pages show it in their text, and it is no page itself. */
type Part = Pick<Page, 'file' | 'text'>;

/**
 * Everything that writers type, read but not yet checked: `Content<unknown>` without what is below the front matter.
 * Paths are relative to the project's folder.
 */
export type Content<Read = Body> = {
  sources: (Page & Read)[];
  parts: (Part & Read)[];
  /** Pages written in code, such as `src/pages/search.tsx`. */
  codePages: string[];
  /** Files served as they are, by URL path such as `/img/mark.svg`. */
  staticFiles: string[];
  authors: string[];
  /** Tags of the blog with the last part of their URL path. */
  tags: Map<string, string>;
};

/** The section of the site that a file belongs to. */
export function sectionOf(file: string): 'docs' | 'blog' | 'pages' {
  return file.startsWith('docs/') ? 'docs' : file.startsWith('blog/') ? 'blog' : 'pages';
}
