import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {linkDependencies} from '../lib/linkDependencies';

import {commitOf, commitOfMain, gitLine} from './mainBranch';

/**
 * Prints bytes, largest paint and blocking time of the home page, a docs page and a post, beside those of the main
 * branch; on the main branch itself, beside those of the day before. Times never fail it: machines differ.
 * @param args options of `npm run bench visits`
 */
export function measureVisits(args: readonly string[]): void {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to visit: run "npm run build" first.');
  }
  const main = commitOfMain();
  const base = main === commitOf('HEAD') ? gitLine('rev-list', '-1', '--before=1 day ago', 'HEAD') : main;
  if (base === undefined) {
    console.log('There is no earlier state to compare with: this clone has no main branch, or only today of it.');
    return;
  }
  const words = ['run', '--silent', 'bench', 'visits', '--', buildOf(base), 'build', ...args];
  execFileSync('npm', words, {stdio: 'inherit'});
}

/** @returns the folder with the build of a commit, from the cache if it is there */
function buildOf(commit: string): string {
  const kept = `node_modules/.cache/measure/${commit.slice(0, 8)}`;
  if (existsSync(kept)) {
    return kept;
  }
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'measure-')), 'site');
  // A work tree and no archive: pages show when they were changed.
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit]);
  try {
    linkDependencies(folder);
    execFileSync('npm', ['run', '--silent', 'build'], {cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
    cpSync(path.join(folder, 'build'), kept, {recursive: true});
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(path.dirname(folder), {recursive: true, force: true});
  }
  return kept;
}
