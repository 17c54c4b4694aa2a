import type {VcsConfig} from '@docusaurus/types';
import {load} from 'js-yaml';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {mergeHistories, readHistory, type FileHistory, type History} from './readHistory';

type ChangeInfo = {timestamp: number; author: string};

/**
 * Tells Docusaurus when the files of a page were changed and by whom. All names take the place of the last author, one
 * on each line. It names only people in `authors.yml`, not accounts that commit for others. A page generated from facts
 * and descriptions has the date of the newest of them.
 */
export default function pageHistory(siteDir: string): VcsConfig {
  let history: Promise<History> | undefined;
  let authors: Promise<ReadonlySet<string>> | undefined;
  const infoOf = async (timestamp: number, {people}: FileHistory): Promise<ChangeInfo> => {
    const named = await (authors ??= readAuthors(siteDir));
    return {
      timestamp,
      author: byChanges(people)
        .filter((name) => named.has(name))
        .join('\n'),
    };
  };
  const historyOf = async (filePath: string): Promise<FileHistory | undefined> => {
    const known = await (history ??= readHistory(siteDir));
    const file = path.resolve(siteDir, filePath);
    const sources = [path.relative(siteDir, file), ...(await generatedFrom(file))];
    return mergeHistories(sources.map((source) => known.get(source.replaceAll(path.sep, '/'))));
  };
  return {
    initialize() {
      history = readHistory(siteDir);
      authors = readAuthors(siteDir);
    },
    async getFileCreationInfo(filePath) {
      const found = await historyOf(filePath);
      return found === undefined ? null : infoOf(found.created, found);
    },
    async getFileLastUpdateInfo(filePath) {
      const found = await historyOf(filePath);
      return found === undefined ? null : infoOf(found.changed, found);
    },
  };
}

async function generatedFrom(file: string): Promise<string[]> {
  if (!/\.mdx?$/.test(file)) {
    return [];
  }
  // The configuration imports this file, and is loaded twice.
  const {sourcesOf} = await import('../reference/expandReference');
  return sourcesOf(await readFile(file, 'utf8'));
}

/** Names of the people in `authors.yml`. */
async function readAuthors(siteDir: string): Promise<ReadonlySet<string>> {
  const file = await readFile(path.join(siteDir, 'authors.yml'), 'utf8');
  return new Set(Object.values(load(file) as Record<string, {name: string}>).map(({name}) => name));
}

/** Most changes first. */
function byChanges(people: ReadonlyMap<string, number>): string[] {
  return [...people]
    .sort(([one, changes], [other, others]) => others - changes || (one < other ? -1 : 1))
    .map(([name]) => name);
}
