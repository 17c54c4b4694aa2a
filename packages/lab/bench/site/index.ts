import type {Browser} from '@playwright/test';
import {mkdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchChromium} from '@site/tests/browser/support/launchChromium';
import {inTurns} from '../lib/inTurns';
import {describeHardware, describeLoad} from '../lib/machine';
import {table, whole} from '../lib/table';
import {inRatio, median, ratiosOf} from '../lib/statistics';

import {measureBuild, type Build} from './builds';
import type {Corpus} from './corpus';
import {ours, stock} from './generators/docusaurus';
import {pageKinds, type Generator} from './generators/generator';
import {starlight} from './generators/starlight';
import {vitepress} from './generators/vitepress';
import {ownDocs} from './ownDocs';
import {serveFolder} from './serve';
import {visit, type Visit} from './visit';
import {measureWriting, type Writing} from './writing';

/** The others are compared with the first. */
const generators: readonly Generator[] = [stock, ours, starlight, vitepress];

/** Visits differ more than builds do, and take less time. */
const visitsPerRun = 3;

type Row<Run> = [name: string, of: (run: Run) => number, write?: (value: number) => string];

const seconds = (value: number): string => value.toFixed(1);

const rowsOfBuild: Row<Build>[] = [
  ['cold, seconds', ({cold}) => cold.wall, seconds],
  ['cold, seconds of processor time', ({cold}) => cold.processor, seconds],
  ['one page edited, seconds', ({warm}) => warm.wall, seconds],
  ['one page edited, seconds of processor time', ({warm}) => warm.processor, seconds],
];

const rowsOfWriting: Row<Writing>[] = [
  ['start without caches to the first page, seconds', ({cold}) => cold, seconds],
  ['start with caches to the first page, seconds', ({warm}) => warm, seconds],
  ['page saved to page seen, seconds', ({saved}) => saved, seconds],
];

const rowsOfVisit: Row<Visit>[] = [
  ['HTML, bytes', ({html}) => html],
  ['style sheets, bytes', ({styles}) => styles],
  ['scripts, bytes', ({scripts}) => scripts],
  ['everything, bytes', ({bytes}) => bytes],
  ['requests', ({requests}) => requests],
  ['largest contentful paint, ms', ({largestPaint}) => largestPaint],
  ['total blocking time, ms', ({blocking}) => blocking],
];

/** Builds the same pages with all generators, visits them, and prints the figures as tables: `npm run bench`. */
async function bench(corpus: Corpus, runs: number, scratch: string): Promise<void> {
  for (const generator of generators) {
    progress(`installing ${generator.title}`);
    mkdirSync(path.join(scratch, generator.name), {recursive: true});
    generator.install(path.join(scratch, generator.name));
  }
  const browser = await launchChromium();
  const versions = generators.map((generator) => generator.versions).join('; ');
  print(corpus.title, `${describeHardware()}. ${describeLoad()} at the start.`);
  print(`${versions}; Node ${process.versions.node} unless another is named; Chromium ${browser.version()}.`);
  try {
    const sites = generators.map((generator) => writeSite(generator, scratch, corpus));
    const builds = await inTurns(runs, generators.length, async (index) => {
      progress(`${generators[index]!.title} builds`);
      return measureBuild(generators[index]!, sites[index]!, corpus);
    });
    print('## Builds', tableOf(rowsOfBuild, builds));
    const writings = await inTurns(runs, generators.length, async (index) => {
      progress(`${generators[index]!.title} is written`);
      return measureWriting(browser, generators[index]!, sites[index]!, corpus);
    });
    print('## Writing', tableOf(rowsOfWriting, writings));
    await measurePages(browser, corpus, sites, runs);
  } finally {
    await browser.close();
  }
  print(`${runs} builds each, ${runs * visitsPerRun} visits of each page. ${describeLoad()} at the end.`);
}

async function measurePages(browser: Browser, corpus: Corpus, sites: readonly string[], runs: number): Promise<void> {
  const servers = await Promise.all(generators.map(({out}, index) => serveFolder(path.join(sites[index]!, out))));
  for (const kind of pageKinds) {
    const addresses = generators.map((generator, index) => servers[index]!.origin + generator.addresses(corpus)[kind]);
    progress(`visiting ${kind}`);
    // On the first visit, the server compresses.
    await inTurns(1, generators.length, (index) => visit(browser, addresses[index]!));
    const visits = await inTurns(runs * visitsPerRun, generators.length, (index) => visit(browser, addresses[index]!));
    print(`## Page, ${kind}`, tableOf(rowsOfVisit, visits));
    if (kind === 'docs') {
      checkBytes(visits);
    }
  }
  await Promise.all(servers.map(({close}) => close()));
}

/** The most bytes of one of our docs pages, as a part of stock's in the same run: our budget (tests/browser/budget.yml). */
const mostOfStock = 0.82;

/** Fails the benchmark if a docs page has outgrown its budget. */
function checkBytes(visits: readonly Visit[][]): void {
  const [base, own] = [stock, ours].map((generator) => visits[generators.indexOf(generator)]!.map(({bytes}) => bytes));
  const ratio = median(ratiosOf(own!, base!));
  if (ratio > mostOfStock) {
    console.error(
      `A docs page has ×${ratio.toFixed(3)} of the bytes of stock Docusaurus; at most ×${mostOfStock}. "Keep pages light" in tests/README.md says how to find them.`,
    );
    process.exitCode = 1;
  }
}

function writeSite(generator: Generator, scratch: string, corpus: Corpus): string {
  const site = path.join(scratch, generator.name, 'sites/own');
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  generator.write(site, corpus);
  return site;
}

/** One column for each generator: the median, and the median of the ratios to the first one in the same run. */
function tableOf<Run>(rows: readonly Row<Run>[], results: readonly Run[][]): string {
  const head = ['', ...generators.map(({title}) => title)];
  return table([
    head,
    ...rows.map(([name, of, write = whole]) => {
      const [base, ...others] = results.map((runs) => runs.map(of));
      return [name, write(median(base!)), ...others.map((values) => write(median(values)) + inRatio(values, base!))];
    }),
  ]);
}

function print(...parts: string[]): void {
  console.log(`${parts.join('\n\n')}\n`);
}

/** Goes to the error output, so that a file with the tables has only them. */
function progress(text: string): void {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      scratch: {type: 'string', default: path.join(os.tmpdir(), 'sentinel-site-bench')},
    },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) {
    throw new Error('--runs needs a whole number above zero.');
  }
  await bench(ownDocs(), runs, path.resolve(values.scratch));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
