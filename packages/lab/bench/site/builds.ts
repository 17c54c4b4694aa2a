import {spawnSync} from 'node:child_process';
import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Corpus} from './corpus';
import type {Generator} from './generators/generator';

/** Wall-clock seconds, and processor seconds of all processes. */
export type BuildCost = {wall: number; processor: number};

export type Build = {cold: BuildCost; warm: BuildCost};

const longestOutput = 64 * 2 ** 20;

/** Builds a site with no caches, then once more after an edit to one page. */
export function measureBuild({caches, out, command, docFile}: Generator, site: string, {measured}: Corpus): Build {
  [out, ...caches].forEach((folder) => rmSync(path.join(site, folder), {recursive: true, force: true}));
  const cold = timed(site, command(site));
  const edited = path.join(site, docFile(measured.doc));
  const before = readFileSync(edited);
  appendFileSync(edited, '\nOne more sentence.\n');
  try {
    return {cold, warm: timed(site, command(site))};
  } finally {
    writeFileSync(edited, before);
  }
}

function timed(site: string, {program, words}: {program: string; words: string[]}): BuildCost {
  // The time that bash measures includes the processes that a build starts.
  const script = 'TIMEFORMAT="BUILD-COST %R %U %S"; time "$@"';
  const {status, stdout, stderr} = spawnSync('bash', ['-c', script, 'bash', program, ...words], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: longestOutput,
    env: {...process.env, LC_ALL: 'C', CI: '1', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'},
  });
  const [, wall, user, system] = /^BUILD-COST (\S+) (\S+) (\S+)$/m.exec(stderr) ?? [];
  if (status !== 0 || system === undefined) {
    throw new Error(`The build in ${site} failed.\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
  return {wall: Number(wall), processor: Number(user) + Number(system)};
}
