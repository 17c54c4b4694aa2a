import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Names of packages with their exact versions. */
type Packages = Readonly<Record<string, string>>;

/** Installs packages into a folder of their own, unless an earlier run did. */
export function installPackages(folder: string, packages: Packages, prepare: () => void = () => undefined): void {
  const done = path.join(folder, 'installed.json');
  const wanted = JSON.stringify(packages);
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) {
    return;
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({private: true, type: 'module'}));
  prepare();
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  runNpm(folder, 'npm', ['install', '--save-exact', '--no-fund', '--no-audit', ...names]);
  writeFileSync(done, wanted);
}

/** Runs npm or npx in a folder. */
export function runNpm(folder: string, program: 'npm' | 'npx', words: readonly string[]): void {
  const {status, stdout, stderr} = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    // npm passes this project's .npmrc on as variables. One generator brings a newer Node, which a script unpacks.
    env: {...process.env, npm_config_engine_strict: 'false', npm_config_ignore_scripts: 'false'},
  });
  if (status !== 0) {
    throw new Error(`"${program} ${words.join(' ')}" failed in ${folder}.\n${stdout}${stderr}`);
  }
}
