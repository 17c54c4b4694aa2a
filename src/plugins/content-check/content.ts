import type {Source} from './parseSource';

/** Everything that writers type, read but not yet checked. Paths are below the project's folder. */
export type Content = {
  sources: Source[];
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
