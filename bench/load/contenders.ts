import {spawn, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {processorTime} from './processorTime';
import type {Subject} from './subjects';

/** A server under load. */
export type Contender = {
  origin: string;
  /** Processor time in seconds that it has used. */
  used: () => number;
  stop: () => Promise<void>;
};

/** Something that has to be ended when the benchmark ends, however that comes. */
export type Stoppable = Pick<Contender, 'stop'>;

/** The build behind the shipped configuration. */
export async function startSite(port: number, started: Stoppable[]): Promise<Contender> {
  return startServer(port, started, 'deploy/nginx/start', ['--foreground', 'build', String(port)]);
}

/**
 * A server block with a root and the usual log and nothing else, on files of random bytes which are as large as
 * what the site sends.
 */
export async function startBare(port: number, subjects: readonly Subject[], started: Stoppable[]): Promise<Contender> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
  for (const {name, bytes} of subjects) {
    writeFileSync(path.join(folder, name), randomBytes(bytes));
  }
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, bareConfiguration(folder, port));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const words = ['-e', 'stderr', '-c', configuration, '-g', `daemon off; ${user}`];
  started.push({stop: async () => rmSync(folder, {recursive: true})});
  return startServer(port, started, 'nginx', words);
}

function bareConfiguration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    'worker_processes auto;',
    `pid ${folder}/nginx.pid;`,
    'events {}',
    'http {',
    ...temporary,
    // As nginx has it unless told otherwise.
    `access_log ${folder}/access.log combined;`,
    'sendfile on;',
    'tcp_nopush on;',
    `server { listen ${port}; root ${folder}; }`,
    '}',
    '',
  ].join('\n');
}

/** Notes the server in a list, whose owner stops it, before it answers. */
async function startServer(port: number, started: Stoppable[], program: string, words: string[]): Promise<Contender> {
  const child = spawn(program, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, PATH: `${process.env.PATH}:/usr/sbin`},
  });
  const exit = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const contender: Contender = {
    origin,
    used: () => processorTime(child.pid!),
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
  started.push(contender);
  while (spawnSync('bash', ['-c', `exec 3<>/dev/tcp/127.0.0.1/${port}`], {stdio: 'ignore'}).status !== 0) {
    if (child.exitCode !== null) {
      throw new Error(`${program} did not start; its own words are above.`);
    }
  }
  return contender;
}
