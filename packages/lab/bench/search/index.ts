import path from 'node:path';
import {parseArgs} from 'node:util';

import {launchChromium} from '@site/tests/browser/support/launchChromium';
import {bytesOf} from '../lib/compressedSize';
import {describeHardware, describeLoad} from '../lib/machine';
import {table, whole} from '../lib/table';

import {contenders, emptyFolder} from './contenders';
import {firstQuery, keystrokesOf, measure, readQueries, type Relevance} from './measure';

const usage = `Measures the search of the build in build/ beside Pagefind and MiniSearch.

  npm run bench search                  types every query of the relevance test in three passes
  npm run bench search -- --passes 1    that many passes`;

/** The measures of relevance. */
const relevances: [name: string, of: (relevance: Relevance) => number][] = [
  ['hit@1', ({at1}) => at1],
  ['hit@3', ({at3}) => at3],
  ['mean reciprocal rank', ({meanReciprocalRank}) => meanReciprocalRank],
];

/**
 * Measures all contenders on the pages of the build and prints two tables: `npm run bench search`. The second has the
 * relevance for queries that nobody may tune for.
 */
async function bench(passes: number): Promise<void> {
  const {known, heldOut} = readQueries();
  const typed = known.flatMap(({query}) => keystrokesOf(query));
  const build = path.resolve('build');
  const browser = await launchChromium();
  try {
    const columns: string[][] = [];
    const heldOutColumns: string[][] = [];
    for (const {title, page, index} of contenders) {
      console.error(`${Math.round(process.uptime())} s: ${title} …`);
      const www = await emptyFolder(page);
      const files = await index(build, www);
      const {fetched, open, firstResult, keystroke, relevance} = await measure(
        browser,
        page,
        www,
        typed,
        [known, heldOut],
        passes,
      );
      const [ofKnown, ofHeldOut] = relevance.map((each) => relevances.map(([, of]) => of(each).toFixed(3)));
      columns.push([
        title,
        whole(await bytesOf(files.index)),
        files.texts.length > 0 ? whole(await bytesOf(files.texts)) : 'none',
        whole(fetched),
        open.toFixed(1),
        firstResult.toFixed(1),
        keystroke.p50.toFixed(2),
        keystroke.p95.toFixed(2),
        ...ofKnown!,
      ]);
      heldOutColumns.push([title, ...ofHeldOut!]);
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
      ...relevances.map(([name]) => `Relevance, ${name}`),
    ];
    const rowsOf = (heads: string[], cells: string[][]): string =>
      table(heads.map((head, row) => [head, ...cells.map((column) => column[row]!)]));
    console.log(
      [
        describeHardware(),
        `Node ${process.versions.node}, Chromium ${browser.version()}; ${describeLoad()}`,
        `Median of ${passes} passes on fresh pages; ${known.length} queries, ${whole(typed.length)} keystrokes`,
        '',
        rowsOf(names, columns),
        '',
        `${heldOut.length} held-out queries`,
        '',
        rowsOf(['', ...relevances.map(([name]) => name)], heldOutColumns),
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
