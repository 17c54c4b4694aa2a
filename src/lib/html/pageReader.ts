import type {BuiltPage} from './builtPage';

/** Makes files of the pages of a finished build. */
export type PageReader<Value = unknown> = {
  /** What it needs from a page. */
  read(page: BuiltPage): Value;
  /**
   * Called when all pages have been read. @param outDir folder of the build
   * @param values by the addresses of their pages, in the order of the routes
   */
  finish(outDir: string, values: ReadonlyMap<string, Value>): void | Promise<void>;
};
