import path from 'node:path';
import {globSync} from 'tinyglobby';

/** What pages are made from besides their own text: facts, descriptions, and the code that reads and writes them. */
const patterns = [
  'packages/csf/{answers,descriptions,facts,model,pages,recordings}/**/*.{ts,json,yml,txt}',
  'src/lib/**/*.ts',
  'src/environment/persistentCache.ts',
  'src/features/search/node/outrightAnswer.ts',
  'src/plugins/{content-validation,reference,rehype-code-highlight,remark-curly-quotes,remark-product-links}/**/*.ts',
];

/** The files that a project's pages are made from, besides their own text. The bundler compiles pages again after a change. */
export function pageSources(siteDir: string): string[] {
  return globSync(patterns, {cwd: siteDir, absolute: true}).map(path.normalize).sort();
}
