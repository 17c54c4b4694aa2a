import {writeFile} from 'node:fs/promises';

import {packIndex} from '../../../src/features/search/logic/pack';

import {filesOf, readRecords} from './files';
import type {Step} from './step';

/** Makes the two files of our engine. */
export const buildOurs: Step = async (folder) => {
  const files = filesOf(folder);
  const records = readRecords(files.records);
  return async () => {
    const {index, texts} = packIndex(records);
    await Promise.all([writeFile(files.index, index), writeFile(files.texts, texts)]);
  };
};
