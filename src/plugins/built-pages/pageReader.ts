import type {BuiltPage} from './builtPage';

/** Makes files of the pages of a finished build, which are shown to it one by one, in the order of the routes. */
export type PageReader = {
  read: (page: BuiltPage) => void;
  /** Called when all pages have been read. @param outDir folder of the build */
  finish?: (outDir: string) => void;
};
