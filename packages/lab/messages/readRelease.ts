import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {modules, programs, templatesIn, type Template} from './extract';
import type {Release} from './sources';

/**
 * All messages of a release, each once.
 * @param folder a clone of each repository, named OWNER+NAME
 */
export function readRelease(folder: string, {version, repository, commit, at}: Release): Template[] {
  const git = gitOf(folder, repository);
  const found = new Map<string, Template>();
  for (const text of at.endsWith('.tgz') ? fromArchive(git('show', `${commit}:${at}`)) : fromTree(git, commit, at)) {
    templatesIn(text).forEach((one) => found.set(`${one.way} ${one.text}`, one));
  }
  if (found.size === 0) {
    throw new Error(`${repository} at ${commit} has no csf.pl in "${at}" for ${version}. Correct messages/sources.ts.`);
  }
  return [...found.values()];
}

type Git = (...args: string[]) => Buffer;

function gitOf(folder: string, repository: string): Git {
  const clone = path.join(folder, repository.replace('/', '+'));
  const store = [clone, path.join(clone, 'repo', '.git'), path.join(clone, 'repo'), path.join(clone, '.git')].find(
    (one) => existsSync(path.join(one, 'HEAD')),
  );
  if (store === undefined) {
    throw new Error(`${clone} is no clone. Run git clone https://github.com/${repository} ${clone}`);
  }
  return (...args) => execFileSync('git', ['--git-dir', store, ...args], {maxBuffer: 64e6});
}

/** Modules are in ConfigServer, which forks call otherwise or keep in lib. */
function isSource(file: string): boolean {
  const name = path.basename(file);
  return (
    (programs.includes(file) || /^(?:lib\/)?\w+\/\w+\.pm$/.test(file)) &&
    (programs.includes(name) || modules.includes(path.basename(name, '.pm')))
  );
}

function fromTree(git: Git, commit: string, at: string): string[] {
  const files = git('ls-tree', '-r', '--name-only', commit, ...(at === '' ? [] : [at]))
    .toString()
    .split('\n');
  return files
    .filter((file) => isSource(file.slice(at.length)))
    .map((file) => git('show', `${commit}:${file}`).toString('latin1'));
}

function fromArchive(archive: Buffer): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'csf-messages-'));
  try {
    execFileSync('tar', ['-xzf', '-', '-C', folder], {input: archive});
    return [...programs, ...modules.map((name) => `ConfigServer/${name}.pm`)]
      .map((file) => path.join(folder, 'csf', file))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'latin1'));
  } finally {
    rmSync(folder, {recursive: true});
  }
}
