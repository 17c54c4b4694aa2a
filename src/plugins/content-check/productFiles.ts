import {Globby} from '@docusaurus/utils';

/** Files that pages are made from besides their own. */
export type ProductFiles = {
  /** What names in a text are linked by, and the code that does it. */
  named: string[];
  /** What the generated parts of the reference are written from besides. */
  described: string[];
};

/** Lists the files of a project that its pages depend on. */
export function filesOfProduct(siteDir: string): ProductFiles {
  const find = (...patterns: string[]): string[] => Globby.sync(patterns, {cwd: siteDir, absolute: true}).sort();
  return {
    named: find(
      'src/firewall/*.ts',
      'src/firewall/facts/*.json',
      'src/plugins/{code-highlight,content-check,product-terms,reference}/*.ts',
    ),
    described: find('src/firewall/descriptions/**/*.yml'),
  };
}
