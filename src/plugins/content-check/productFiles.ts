import {Globby} from '@docusaurus/utils';

/** The files of a project, besides their own, that its pages are made from, and the code that does it. */
export function filesOfProduct(siteDir: string): string[] {
  const patterns = [
    'src/firewall/*.ts',
    'src/firewall/facts/*.json',
    'src/firewall/descriptions/**/*.yml',
    'src/plugins/{code-highlight,content-check,product-terms,reference}/*.ts',
  ];
  return Globby.sync(patterns, {cwd: siteDir, absolute: true}).sort();
}
