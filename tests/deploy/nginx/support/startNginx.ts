import {spawn} from 'node:child_process';
import {once} from 'node:events';

import {freePort} from './freePort';

/** A running nginx: its address, its output, and how to stop it. */
export type Nginx = {port: number; said: () => string; stop: () => Promise<void>};

type Options = {
  /** The script, if it is not that of the repository. */
  program?: string;
  site?: string;
};

/** Starts nginx on a build, on a free port. */
export async function startNginx(
  folder = 'build',
  {program = 'deploy/nginx/start', site = 'plain'}: Options = {},
): Promise<Nginx> {
  const port = await freePort();
  const child = spawn(program, ['--foreground', '--site', site, folder, String(port)]);
  const exit = once(child, 'exit');
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const answers = async (): Promise<boolean> => {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return true;
    } catch {
      return false;
    }
  };
  while (!(await answers())) {
    if (child.exitCode !== null) {
      throw new Error(`nginx did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** nginx on the build, for all tests of a file. */
export function nginxOfTests(): Pick<Nginx, 'port'> {
  const shared = {} as Nginx;
  beforeAll(async () => void Object.assign(shared, await startNginx()));
  afterAll(() => shared.stop());
  return shared;
}
