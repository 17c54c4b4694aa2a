import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import {linkDependencies} from '../../lib/linkDependencies';
import {commitOfMain} from '../mainBranch';

import {listsFolder, type Outcome} from './figures';

/** What this measurement consists of, besides the search and the pages: it is the same for both versions. */
const measuring = ['tools/measure', listsFolder];

const cache = 'node_modules/.cache/measure';

/**
 * What the main branch finds for today's queries, measured as this tree measures.
 * @returns undefined if the repository has no main branch, as in a shallow clone of another one
 * @throws if the main branch cannot be measured
 */
export function mainOutcomes(): {commit: string; outcomes: Outcome[]} | undefined {
  const commit = commitOfMain();
  if (commit === undefined) {
    return undefined;
  }
  const files = globSync(measuring.map((folder) => `${folder}/**`)).sort();
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(file).update(readFileSync(file)));
  const stored = `${cache}/search-${commit}-${hash.digest('hex').slice(0, 12)}.json`;
  if (!existsSync(stored)) {
    mkdirSync(cache, {recursive: true});
    writeFileSync(stored, measure(commit));
  }
  return {commit: commit.slice(0, 8), outcomes: JSON.parse(readFileSync(stored, 'utf8')) as Outcome[]};
}

/** Runs this command in a copy of a commit. */
function measure(commit: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'measure-'));
  try {
    const archive = execFileSync('git', ['archive', commit], {maxBuffer: 2 ** 30});
    execFileSync('tar', ['-x', '-C', folder], {input: archive});
    for (const each of measuring) {
      rmSync(path.join(folder, each), {recursive: true, force: true});
      cpSync(each, path.join(folder, each), {recursive: true});
    }
    linkDependencies(folder);
    const command = ['node_modules/tsx/dist/cli.mjs', 'tools/measure/index.ts', 'search', '--json'];
    return execFileSync(process.execPath, command, {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30});
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
