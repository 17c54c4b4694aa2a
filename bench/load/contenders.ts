import {spawn, spawnSync} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {onCore} from './cores';
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

/** One process answers, as one core is kept for it: two would take each other's place. */
const processes = 'worker_processes 1;';

/** The build behind the shipped configuration. */
export async function startSite(port: number, started: Stoppable[]): Promise<Contender> {
  const folder = newFolder(started);
  cpSync('deploy/nginx', folder, {recursive: true});
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replace('worker_processes auto;', processes));
  return startServer(port, started, path.join(folder, 'start'), ['--foreground', 'build', String(port)]);
}

/**
 * A server block with a root and the usual log and nothing else, on files of random bytes which are as large as
 * what the site sends.
 */
export async function startBare(port: number, subjects: readonly Subject[], started: Stoppable[]): Promise<Contender> {
  const folder = newFolder(started);
  for (const {name, bytes} of subjects) {
    writeFileSync(path.join(folder, name), randomBytes(bytes));
  }
  const configuration = path.join(folder, 'nginx.conf');
  writeFileSync(configuration, bareConfiguration(folder, port));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const words = ['-e', 'stderr', '-c', configuration, '-g', `daemon off; ${user}`];
  return startServer(port, started, 'nginx', words);
}

/** A temporary folder, which goes when the benchmark ends. */
function newFolder(started: Stoppable[]): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
  started.push({stop: async () => rmSync(folder, {recursive: true})});
  return folder;
}

function bareConfiguration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    processes,
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
  const [first, ...rest] = onCore(0, [program, ...words]);
  const child = spawn(first!, rest, {
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
