import {Globby} from '@docusaurus/utils';

import type {BuiltPage} from '../../src/lib/html/builtPage';
import {readBuiltPages} from '../../src/lib/html/filesBelow';
import {pageToRecords} from '../../src/features/search/build/records/pageToRecords';
import type {SearchRecord} from '../../src/features/search/logic/record';

/** Reads the records of a finished build, the same that the built-in search has. */
export async function readRecords(outDir: string, baseUrl: string): Promise<SearchRecord[]> {
  const files = await Globby('**/index.html', {cwd: outDir});
  if (!files.includes('index.html')) {
    throw new Error(`${outDir} holds no finished build: run "npm run build" first.`);
  }
  const routesPaths = files.map((file) => baseUrl + file.replace(/index\.html$/, '')).sort();
  const pages = readBuiltPages({outDir, routesPaths, baseUrl});
  requireBaseUrl(
    pages.find(({url}) => url === baseUrl)!,
    baseUrl,
  );
  return pages.flatMap(pageToRecords);
}

/** With another base URL than that of the build, every hit would lead to the not-found page. */
function requireBaseUrl({head}: BuiltPage, baseUrl: string): void {
  const address = head.canonical;
  if (address !== undefined && new URL(address).pathname !== baseUrl) {
    throw new Error(
      `The build was made for ${address}, but BASE_URL is "${baseUrl}": set BASE_URL as it was set for the build.`,
    );
  }
}
