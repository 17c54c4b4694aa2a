import {Globby} from '@docusaurus/utils';

import {filesOf} from './steps/files';
import type {StepName} from './steps/step';

/** A search that is measured: how it is called, and which of its files are the index and the texts for excerpts. */
export type ContenderOnDisk = {
  name: Exclude<StepName, 'records'>;
  title: string;
  filesIn: (folder: string) => Promise<{index: string[]; texts: string[]}>;
};

/** All searches, ours first. */
export const contenders: readonly ContenderOnDisk[] = [
  {
    name: 'ours',
    title: 'Our engine',
    async filesIn(folder) {
      const {index, texts} = filesOf(folder);
      return {index: [index], texts: [texts]};
    },
  },
  {
    name: 'pagefind',
    title: 'Pagefind',
    async filesIn(folder) {
      const find = (...patterns: string[]) => Globby(patterns, {cwd: filesOf(folder).pagefind, absolute: true});
      return {
        index: await find('pagefind-entry.json', '*.pf_meta', 'index/*', 'filter/*'),
        texts: await find('fragment/*'),
      };
    },
  },
  {
    name: 'miniSearch',
    title: 'MiniSearch as in VitePress',
    async filesIn(folder) {
      return {index: [filesOf(folder).miniSearch], texts: []};
    },
  },
];
