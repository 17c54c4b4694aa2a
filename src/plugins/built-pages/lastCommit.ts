import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** When the last commit was made, in UTC, or undefined where there is no history. */
export async function lastCommit(siteDir: string): Promise<string | undefined> {
  try {
    const {stdout} = await promisify(execFile)('git', ['log', '-1', '--format=%ct'], {cwd: siteDir});
    return new Date(Number(stdout) * 1000).toISOString();
  } catch {
    return undefined;
  }
}
