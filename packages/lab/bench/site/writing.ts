import type {Browser, Page} from '@playwright/test';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import type {Corpus} from './corpus';
import type {Generator} from './generators/generator';

/** Wall-clock seconds that a writer waits: from the start of the server to the first page, and from saving to seeing. */
export type Writing = {cold: number; saved: number; warm: number};

/** No other server of the benchmark or the tests listens here. */
const port = 4980;

const longestWait = 300_000;

/** Starts a site's server without caches, edits a page three times in front of a browser, and starts once more. */
export async function measureWriting(
  browser: Browser,
  generator: Generator,
  site: string,
  corpus: Corpus,
): Promise<Writing> {
  generator.caches.forEach((folder) => rmSync(path.join(site, folder), {recursive: true, force: true}));
  const address = `http://localhost:${port}${generator.addresses(corpus).docs}`;
  const page = await browser.newPage();
  try {
    let saved = 0;
    const cold = await whileServed(generator, site, async () => {
      const seconds = await secondsUntil(() => open(page, address));
      saved = await secondsOfAnEdit(page, path.join(site, generator.docFile(corpus.measured.doc)));
      return seconds;
    });
    const warm = await whileServed(generator, site, () => secondsUntil(() => open(page, address)));
    return {cold, saved, warm};
  } finally {
    await page.close();
  }
}

/** The last of three edits: the first ones also pay for what a server does once. */
async function secondsOfAnEdit(page: Page, file: string): Promise<number> {
  const before = readFileSync(file);
  let seconds = 0;
  try {
    for (const name of ['first', 'second', 'third']) {
      const sentence = `This is the ${name} more sentence.`;
      appendFileSync(file, `\n${sentence}\n`);
      seconds = await secondsUntil(() => page.getByText(sentence).waitFor({timeout: longestWait}));
      // What the server does after the page is there belongs to this edit, not to the next one.
      await wait(3000);
    }
  } finally {
    writeFileSync(file, before);
  }
  return seconds;
}

/** Opens a page as soon as the server answers, and waits until its heading is in sight. */
async function open(page: Page, address: string): Promise<void> {
  const end = Date.now() + longestWait;
  while (
    !(await page.goto(address, {timeout: longestWait}).then(
      (answer) => answer?.ok(),
      () => false,
    ))
  ) {
    if (Date.now() > end) {
      throw new Error(`${address} did not answer within ${longestWait / 1000} seconds.`);
    }
    await wait(100);
  }
  await page.getByRole('heading', {level: 1}).waitFor({timeout: longestWait});
}

async function secondsUntil(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

/** Runs the server of a site during some work. */
async function whileServed<Result>({start}: Generator, site: string, work: () => Promise<Result>): Promise<Result> {
  const {program, words} = start(site, port);
  const server = spawn(program, words, {
    cwd: site,
    stdio: 'ignore',
    // A group of its own, so that all its processes can be stopped.
    detached: true,
    env: {...process.env, NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1'},
  });
  const exited = once(server, 'exit');
  try {
    return await Promise.race([
      work(),
      exited.then(() => {
        throw new Error(`The server in ${site} stopped by itself.`);
      }),
    ]);
  } finally {
    if (server.exitCode === null) {
      process.kill(-server.pid!, 'SIGKILL');
      await exited.catch(() => undefined);
    }
  }
}
