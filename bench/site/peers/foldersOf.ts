import {pagesOf, type Corpus} from '../corpus/corpus';

/** The first folders of the docs, in the order of their pages. */
export function foldersOf(corpus: Corpus): string[] {
  const paths = pagesOf(corpus, 'doc').map(({path}) => path);
  return [...new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!))];
}
