import {Globby} from '@docusaurus/utils';

/** The files of a project, besides their own, that its pages are made from, and the code that does it. */
export function filesOfProduct(siteDir: string): string[] {
  const patterns = [
    'src/product/*.ts',
    'src/product/facts/*.json',
    'src/product/descriptions/**/*.yml',
    'src/features/rule-builder/logic/*.ts',
    'src/plugins/{rehype-code-highlight,content-validation,remark-product-links,reference}/*.ts',
  ];
  return Globby.sync(patterns, {cwd: siteDir, absolute: true}).sort();
}
