import type {Browser} from '@playwright/test';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchChromium} from '@site/tests/browser/support/launchChromium';
import {inTurns} from '../lib/inTurns';
import {describeHardware, describeLoad} from '../lib/machine';
import {inRatio, median} from '../lib/statistics';
import {table, whole} from '../lib/table';
import {serveFolder} from '../site/serve';
import {visit, type Visit} from '../site/visit';

const usage = `npm run bench visits -- BUILD [BUILD…]   visits finished builds in turns and compares them with the first

--slowdown 4      how many times slower the processor of the phone is than this one; several with commas
--visits 10       of each page
--pages /,/docs/usage/port-knocking/,/blog/sentinel-beside-docker/`;

const rows: [name: string, of: (visit: Visit) => number][] = [
  ['everything, bytes', ({bytes}) => bytes],
  ['largest contentful paint, ms', ({largestPaint}) => largestPaint],
  ['total blocking time, ms', ({blocking}) => blocking],
];

/** Visits the same pages of several builds, so that a change is measured beside what it changed. */
async function main(): Promise<void> {
  const {values, positionals: builds} = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      slowdown: {type: 'string', default: '4'},
      visits: {type: 'string', default: '10'},
      pages: {type: 'string', default: '/,/docs/usage/port-knocking/,/blog/sentinel-beside-docker/'},
    },
  });
  const missing = builds.filter((build) => !existsSync(path.join(build, 'index.html')));
  const [slowdowns, visits] = [values.slowdown.split(',').map(Number), Number(values.visits)];
  if (builds.length === 0 || missing.length > 0 || ![...slowdowns, visits].every((number) => number > 0)) {
    throw new Error(missing.length > 0 ? `There is no build in ${missing.join(' and ')}.` : usage);
  }
  const browser = await launchChromium();
  const servers = await Promise.all(builds.map(serveFolder));
  console.log(`${describeHardware()}. ${describeLoad()} at the start. Chromium ${browser.version()}.\n`);
  try {
    for (const page of values.pages.split(',')) {
      const addresses = servers.map(({origin}) => origin + page);
      // On the first visit, the server compresses.
      await inTurns(1, builds.length, (index) => visit(browser, addresses[index]!));
      for (const slowdown of slowdowns) {
        await compare(browser, {page, slowdown, visits, builds, addresses});
      }
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map(({close}) => close()));
  }
  console.log(`${visits} visits each. ${describeLoad()} at the end.`);
}

type Comparison = {page: string; slowdown: number; visits: number; builds: string[]; addresses: string[]};

async function compare(browser: Browser, {page, slowdown, visits, builds, addresses}: Comparison): Promise<void> {
  const results = await inTurns(visits, builds.length, (index) => visit(browser, addresses[index]!, slowdown));
  const cells = (of: (visit: Visit) => number): string[] =>
    results.map((own, index) => cellOf(own.map(of), index === 0 ? undefined : results[0]!.map(of)));
  console.log(`## ${page}, processor ${slowdown} times slower\n`);
  console.log(`${table([['', ...builds], ...rows.map(([name, of]) => [name, ...cells(of)])])}\n`);
}

/** The median, from the least to the most, and the median of the ratios to the first build in the same turn. */
function cellOf(values: readonly number[], base: readonly number[] = []): string {
  return `${whole(median(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})${inRatio(values, base)}`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
