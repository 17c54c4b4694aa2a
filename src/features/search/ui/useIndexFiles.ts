import useBaseUrl from '@docusaurus/useBaseUrl';

import {indexFile, textsFile} from '@site/src/features/search/logic/indexFile';

import type {IndexFiles} from './clients';

/** Addresses of the built-in index on this site. */
export default function useIndexFiles(): IndexFiles {
  return {indexUrl: useBaseUrl(indexFile), textsUrl: useBaseUrl(textsFile)};
}
