import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchChromium} from '../../tests/browser/support/launchChromium';
import {bytesOf} from '../lib/compressedSize';
import {describeHardware, describeLoad} from '../lib/machine';
import {table, whole} from '../lib/table';

import {contenders, emptyFolder} from './contenders';
import {firstQuery, keystrokesOf, measure, readQueries} from './measure';

const usage = `Measures the search of the build in build/ beside Pagefind and MiniSearch.

  npm run bench search                  types every query of the relevance test in three passes
  npm run bench search -- --passes 1    that many passes`;

/** Measures all contenders on the pages of the build and prints one table: `npm run bench search`. */
async function bench(passes: number): Promise<void> {
  const queries = readQueries();
  const typed = queries.flatMap(({query}) => keystrokesOf(query)).length;
  const build = path.resolve('build');
  const browser = await launchChromium();
  try {
    const columns: string[][] = [];
    for (const {title, page, index} of contenders) {
      console.error(`${Math.round(process.uptime())} s: ${title} …`);
      const www = await emptyFolder(page);
      const files = await index(build, www);
      const {fetched, open, firstResult, keystroke, relevance} = await measure(browser, page, www, queries, passes);
      columns.push([
        title,
        whole((await bytesOf(files.index)).brotli),
        files.texts.length > 0 ? whole((await bytesOf(files.texts)).brotli) : 'none',
        whole(fetched),
        open.toFixed(1),
        firstResult.toFixed(1),
        keystroke.p50.toFixed(2),
        keystroke.p95.toFixed(2),
        ...[relevance.at1, relevance.at3, relevance.meanReciprocalRank].map((part) => part.toFixed(3)),
      ]);
    }
    const names = [
      '',
      'Index, bytes with Brotli',
      'Texts for excerpts, bytes with Brotli',
      `First search "${firstQuery}", bytes fetched, code included`,
      'Opening, ms',
      'Opening to first result, ms',
      'Keystroke to result, ms, p50',
      'Keystroke to result, ms, p95',
      'Relevance, hit@1',
      'Relevance, hit@3',
      'Relevance, mean reciprocal rank',
    ];
    console.log(
      [
        describeHardware(),
        `Node ${process.versions.node}, Chromium ${browser.version()}; ${describeLoad()}`,
        `Median of ${passes} passes on fresh pages; ${queries.length} queries, ${whole(typed)} keystrokes`,
        '',
        table(names.map((name, row) => [name, ...columns.map((column) => column[row]!)])),
      ].join('\n'),
    );
  } finally {
    await browser.close();
  }
}

const {values} = parseArgs({
  options: {passes: {type: 'string', default: '3'}, help: {type: 'boolean'}},
  allowPositionals: true,
});
const passes = Number(values.passes);
if (values.help || !Number.isInteger(passes) || passes < 1) {
  console.log(usage);
} else {
  bench(passes).catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
}
