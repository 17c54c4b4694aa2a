import {spawnSync} from 'node:child_process';

/** What a build took. */
export type BuildCost = {
  /** Seconds from its start to its end. */
  wall: number;
  /** Seconds of processor time, of all its processes. */
  processor: number;
  /** Bytes of memory at the peak, of its largest process. */
  peak: number;
};

const format = 'BUILD-COST %e %U %S %M';
const longest = 64 * 2 ** 20;

/** Builds a site with GNU time around it, in a process of its own. */
export function measureBuild(site: string, {program, words}: {program: string; words: string[]}): BuildCost {
  const {status, stdout, stderr, error} = spawnSync('/usr/bin/time', ['-f', format, program, ...words], {
    cwd: site,
    encoding: 'utf8',
    maxBuffer: longest,
    env: {...process.env, CI: '1', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'},
  });
  if (error) {
    throw new Error('There is no /usr/bin/time: install it, as in "apt-get install time", then try again.');
  }
  if (status !== 0) {
    throw new Error(`The build in ${site} failed.\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
  return parseCost(stderr);
}

/** Reads what GNU time wrote behind the words of the build. */
export function parseCost(output: string): BuildCost {
  const [, wall, user, system, peak] = /^BUILD-COST (\S+) (\S+) (\S+) (\d+)$/m.exec(output) ?? [];
  if (peak === undefined) {
    throw new Error(`GNU time said nothing that can be read:\n${output.slice(-500)}`);
  }
  return {wall: Number(wall), processor: Number(user) + Number(system), peak: Number(peak) * 1024};
}
