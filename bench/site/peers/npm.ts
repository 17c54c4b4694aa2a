import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Installs packages of exact versions into a folder, unless that was done before. */
export function installPackages(folder: string, packages: Readonly<Record<string, string>>): void {
  const done = path.join(folder, 'installed.json');
  if (existsSync(done)) {
    return;
  }
  mkdirSync(folder, {recursive: true});
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) {
    writeFileSync(manifest, JSON.stringify({private: true, type: 'module'}));
  }
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  runNpm(folder, 'npm', ['install', '--save-exact', '--no-fund', '--no-audit', ...wanted]);
  writeFileSync(done, JSON.stringify(packages));
}

/** Runs npm or npx in a folder. */
export function runNpm(folder: string, program: 'npm' | 'npx', words: readonly string[]): void {
  const {status, stdout, stderr} = spawnSync(program, words, {cwd: folder, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(`"${program} ${words.join(' ')}" failed in ${folder}.\n${stdout}${stderr}`);
  }
}
