import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Names of packages with their exact versions. */
export type Packages = Readonly<Record<string, string>>;

/** Installs something into a folder that was emptied for it, unless the same was installed there before. */
export function installOnce(folder: string, wanted: Packages, install: () => void): void {
  const done = path.join(folder, 'installed.json');
  const words = JSON.stringify(wanted);
  if (existsSync(done) && readFileSync(done, 'utf8') === words) {
    return;
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.dirname(folder), {recursive: true});
  install();
  writeFileSync(done, words);
}

/** Installs packages into a folder of their own. */
export function installPackages(folder: string, packages: Packages): void {
  installOnce(folder, packages, () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, type: 'module'}));
    addPackages(folder, packages);
  });
}

/** Adds packages to those that a folder asks for, and installs all of them. */
export function addPackages(folder: string, packages: Packages): void {
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  runNpm(folder, 'npm', ['install', '--save-exact', '--no-fund', '--no-audit', ...names]);
}

/**
 * What npm tells the programs that it runs of this project's `.npmrc`, and the others are not to be held to: one of them
 * brings a newer Node, which npm unpacks by a script.
 */
const settingsOfOthers = {npm_config_engine_strict: 'false', npm_config_ignore_scripts: 'false'};

/** Runs npm or npx in a folder. */
export function runNpm(folder: string, program: 'npm' | 'npx', words: readonly string[]): void {
  const {status, stdout, stderr} = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...settingsOfOthers},
  });
  if (status !== 0) {
    throw new Error(`"${program} ${words.join(' ')}" failed in ${folder}.\n${stdout}${stderr}`);
  }
}
