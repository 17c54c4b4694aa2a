import MiniSearch from 'minisearch';
import {writeFile} from 'node:fs/promises';

import type {SearchRecord} from '../../../src/features/search/logic/record';
import {toSections} from '../../../src/features/search/logic/sections';

import {miniSearchOptions, type Document} from '../miniSearchOptions';

import {filesOf, readRecords} from './files';
import type {Step} from './step';

/** Makes the index of MiniSearch, as VitePress does. */
export const buildMiniSearch: Step = async (folder) => {
  const files = filesOf(folder);
  const records = readRecords(files.records);
  return async () => {
    const index = new MiniSearch(miniSearchOptions);
    index.addAll(documentsOf(records));
    await writeFile(files.miniSearch, JSON.stringify(index));
  };
};

/** The sections of a site as VitePress indexes them: by their own heading, those above it, and their text. */
export function documentsOf(records: readonly SearchRecord[]): Document[] {
  return toSections(records).map(({record, content}) => {
    const {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6} = record.hierarchy;
    const headings = [lvl1, lvl2, lvl3, lvl4, lvl5, lvl6].filter((heading) => heading !== null);
    return {id: record.url, title: headings.at(-1) ?? '', titles: headings.slice(0, -1), text: content};
  });
}
