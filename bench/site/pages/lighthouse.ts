import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

import {findChromium, sandboxSwitches} from '../../../tests/browser/support/chromium';
import {inTurns} from '../inTurns';
import {installPackages} from '../peers/npm';
import {pageKinds, type PageKind, type Peer} from '../peers/peer';
import versions from '../peers/versions.json';
import {progress} from '../progress';

import type {ServedPages} from './measurePages';

const run = promisify(execFile);

/** Scores from 0 to 100 by category. */
export type Score = Record<string, number>;

/** Every run of Lighthouse on the pages of one generator. */
export type Scores = {peer: Peer; scores: Record<PageKind, Score[]>};

const longest = 64 * 2 ** 20;

/** Lets Lighthouse, in its preset for phones, look at a page of each kind; it comes with a Node that it runs on. */
export async function runLighthouse(served: readonly ServedPages[], runs: number, scratch: string): Promise<Scores[]> {
  const folder = installLighthouse(scratch);
  const all = served.map(({peer, addresses}) => ({
    peer,
    addresses,
    scores: {home: [], docs: [], post: []} as Scores['scores'],
  }));
  for (const kind of pageKinds) {
    for (const {peer, addresses, scores} of inTurns(all, runs)) {
      scores[kind].push(await score(folder, addresses[kind]));
      progress(`Lighthouse, ${peer.name}, ${kind}: run ${scores[kind].length} of ${runs}`);
    }
  }
  return all.map(({peer, scores}) => ({peer, scores}));
}

/** Installs Lighthouse below a folder, with a Node that it runs on. @returns where it is */
export function installLighthouse(scratch: string): string {
  const folder = path.join(scratch, 'lighthouse');
  installPackages(folder, {lighthouse: versions.lighthouse, node: versions.node22});
  return folder;
}

/** One look at a page. @param switches further ones for Chromium */
export async function score(folder: string, address: string, switches: readonly string[] = []): Promise<Score> {
  const chromium = findChromium();
  const flags = ['--headless=new', '--ignore-certificate-errors', ...sandboxSwitches(), ...switches];
  const {stdout} = await run(
    path.join(folder, 'node_modules/.bin/node'),
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {maxBuffer: longest, env: {...process.env, ...(chromium && {CHROME_PATH: chromium})}},
  );
  return readScores(stdout);
}

/** Reads the scores from a report of Lighthouse. */
export function readScores(report: string): Score {
  const {categories, runtimeError} = JSON.parse(report) as {
    categories: Record<string, {title: string; score: number | null}>;
    runtimeError?: {message: string};
  };
  if (runtimeError) {
    throw new Error(`Lighthouse could not look at the page: ${runtimeError.message}`);
  }
  return Object.fromEntries(Object.values(categories).map(({title, score: part}) => [title, (part ?? 0) * 100]));
}
