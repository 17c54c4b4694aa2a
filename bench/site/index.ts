import {rmSync} from 'node:fs';
import path from 'node:path';

import {launchChromium} from '../../tests/browser/support/launchChromium';
import {describeHardware, describeLoad} from '../lib/machine';

import {writeResults} from './benchmarksFile';
import {measureBuild} from './builds/measureBuild';
import {measureBuilds} from './builds/measureBuilds';
import type {Corpus} from './corpus/corpus';
import {generateCorpus} from './corpus/generate';
import {ownDocs} from './corpus/ownDocs';
import {readOptions, type Options} from './options';
import {runLighthouse} from './pages/lighthouse';
import {measurePages, servePages, type ServedPages} from './pages/measurePages';
import {ours} from './peers/ours';
import {pageKinds, type Peer} from './peers/peer';
import {starlight} from './peers/starlight';
import {stock} from './peers/stock';
import {vitepress} from './peers/vitepress';
import {progress} from './progress';
import {isBuilt, readyPeers, type ReadyPeer} from './readyPeers';
import {reportBuilds, reportLighthouse, reportPages} from './report';

const known: readonly Peer[] = [stock, ours, starlight, vitepress];

/** Builds the same pages with this project and with others, and measures the builds and the pages: `npm run bench`. */
async function bench(options: Options): Promise<void> {
  const ready = readyPeers(
    options.peers.map((name) => known.find((peer) => peer.name === name)!),
    options.scratch,
  );
  const generated = options.sizes.map(generateCorpus);
  const own = options.own ? [ownDocs()] : [];
  const results: string[] = [];
  const print = (text: string): void => {
    results.push(text);
    console.log(`${text}\n`);
  };
  print(
    `${new Date().toISOString().slice(0, 10)}, ${options.runs} ${options.runs === 1 ? 'run' : 'runs'} by turns. ${describeHardware()}. ${describeLoad()} at the start.`,
  );
  print(
    `Versions: ${ready.map(({peer}) => peer.versions).join('; ')}; Node ${process.versions.node} where no other is named; Chromium ${await chromiumVersion()}.`,
  );
  if (options.parts.includes('builds')) {
    [...generated, ...own].forEach((corpus) => print(reportBuilds(corpus, measureBuilds(ready, corpus, options.runs))));
  }
  // The weight of a page hardly depends on how many others there are.
  for (const corpus of options.parts.includes('pages') ? [...generated.slice(0, 1), ...own] : []) {
    (await reportsOfPages(ready, corpus, options)).forEach(print);
  }
  print(`At the end: ${describeLoad()}.`);
  if (options.write) {
    writeResults(results.join('\n\n'));
    progress('The results are in BENCHMARKS.md.');
  }
}

async function reportsOfPages(
  ready: readonly ReadyPeer[],
  corpus: Corpus,
  {runs, lighthouse, scratch}: Options,
): Promise<string[]> {
  buildMissing(ready, corpus);
  const served = await servePages(ready, corpus);
  const browser = await launchChromium();
  try {
    const visits = await measurePages(browser, served, runs);
    const reports = pageKinds.map((kind) => reportPages(corpus, kind, visits));
    return lighthouse ? [...reports, ...(await reportsOfLighthouse(served, runs, scratch, corpus))] : reports;
  } finally {
    await browser.close();
    await Promise.all(served.map(({close}) => close()));
  }
}

/** Nothing where Lighthouse cannot be installed or does not run; why is told. */
async function reportsOfLighthouse(
  served: readonly ServedPages[],
  runs: number,
  scratch: string,
  corpus: Corpus,
): Promise<string[]> {
  try {
    return [reportLighthouse(corpus, await runLighthouse(served, runs, scratch))];
  } catch (error) {
    progress(`Lighthouse is left out: ${error instanceof Error ? error.message : String(error)}`);
    return [];
  }
}

/** Builds what was not built to measure the build. */
function buildMissing(ready: readonly ReadyPeer[], corpus: Corpus): void {
  for (const {peer, siteOf} of ready) {
    const site = siteOf(corpus);
    if (!isBuilt(peer, site)) {
      progress(`${corpus.name}, ${peer.name}: building`);
      try {
        measureBuild(site, peer.command(site));
      } catch (error) {
        rmSync(path.join(site, peer.out), {recursive: true, force: true});
        progress(`${corpus.name}, ${peer.name} is left out: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
}

/** Which Chromium visits the pages; it is not left running while others build. */
async function chromiumVersion(): Promise<string> {
  const browser = await launchChromium();
  await browser.close();
  return browser.version();
}

async function main(): Promise<void> {
  await bench(
    readOptions(
      process.argv.slice(2),
      known.map(({name}) => name),
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
