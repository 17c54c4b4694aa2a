import type {Body} from './readBody';
import type {FrontMatter} from './readFrontMatter';

/** A Markdown file of which only the front matter was read. */
export type Page = {
  /** Path below the project's folder. */
  file: string;
  text: string;
} & FrontMatter;

/** What the checks know of one Markdown file. */
export type Source = Page & Body;

/** Everything that writers type, read but not yet checked. Paths are below the project's folder. */
export type Content<Read extends Page = Source> = {
  sources: Read[];
  /** Pages made of code, such as `src/pages/search.tsx`. */
  codePages: string[];
  /** Files served as they are, as addresses such as `/img/mark.svg`. */
  staticFiles: string[];
  authors: string[];
  /** Tags of the blog with the last part of their address. */
  tags: Map<string, string>;
};

/** The part of the site that a file belongs to. */
export function roomOf(file: string): 'docs' | 'blog' | 'pages' {
  return file.startsWith('docs/') ? 'docs' : file.startsWith('blog/') ? 'blog' : 'pages';
}
