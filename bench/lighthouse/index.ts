import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchChromium} from '../../tests/browser/support/launchChromium';
import {describeHardware, describeLoad} from '../search/machine';
import {table} from '../search/table';
import {cell} from '../site/figures';
import {inTurns} from '../site/inTurns';
import {count, defaultScratch} from '../site/options';
import {installLighthouse, score, type Score} from '../site/pages/lighthouse';
import {serveFolder} from '../site/pages/serve';
import versions from '../site/peers/versions.json';
import {progress} from '../site/progress';

import {startStarCounter} from './starCounter';

/** One page of each kind that visitors come to. */
const pages = {
  home: '/',
  'a page of the docs': '/docs/usage/port-knocking/',
  'the list of all settings': '/docs/reference/settings/',
  'the blog': '/blog/',
  'a post': '/blog/why-use-fail-on-cpanel-exim/',
  'the search': '/search/',
} as const;

/** Lets Lighthouse look at the pages of this site, in its preset for phones: `npm run bench:lighthouse`. */
async function bench(runs: number, scratch: string): Promise<void> {
  const lighthouse = installLighthouse(scratch);
  const site = await serveFolder(path.resolve('build'));
  const stars = await startStarCounter();
  const looks = Object.entries(pages).map(([name, address]) => ({name, address, scores: [] as Score[]}));
  try {
    const browser = await launchChromium();
    await browser.close();
    console.log(`${describeHardware()}. Lighthouse ${versions.lighthouse}, Chromium ${browser.version()}.`);
    console.log(`Load at the start: ${describeLoad()}.\n`);
    for (const {name, address, scores} of inTurns(looks, runs)) {
      scores.push(await score(lighthouse, site.origin + address, stars.switches));
      progress(`${name}: run ${scores.length} of ${runs}`);
    }
    console.log(report(looks));
  } finally {
    await site.close();
    stars.close();
  }
}

function report(looks: readonly {name: string; scores: readonly Score[]}[]): string {
  const categories = Object.keys(looks[0]!.scores[0]!);
  const rows = looks.map(({name, scores}) => [
    name,
    ...categories.map((category) => {
      const values = scores.map((each) => each[category]!);
      return cell(values, values, (value) => value.toFixed(0));
    }),
  ]);
  return table([['', ...categories], ...rows]);
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '3'},
      scratch: {type: 'string', default: defaultScratch},
    },
  });
  await bench(count('--runs', values.runs), path.resolve(values.scratch));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
