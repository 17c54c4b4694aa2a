import {measureCommonBundle} from './commonBundle';
import {launchChromium} from '../../tests/browser/support/launchChromium';
import {describeLoad, describeMachine} from './machine';
import {runs} from './measureContender';
import {measureSite} from './measureSite';
import {keystrokesOf, readQueries, type Asked} from './queries';
import {measureRealBox} from './realBox';
import {reportCommonBundle, reportRealBox, reportSite, whole} from './report';
import {prepareGeneratedSite, prepareOwnSite} from './sites';
import {work} from './steps/files';

/** A large site is asked only so few of the queries so that it does not take an hour. */
const sampled = 10;

/** Measures the search against others: `npm run bench:search`, after `npm run build`. */
async function bench(): Promise<void> {
  const browser = await launchChromium();
  try {
    const queries = readQueries();
    const sample = queries.filter((_, place) => place % sampled === 0);
    print(describeMachine(browser));
    print(`Load at the start: ${describeLoad()}`);
    print(
      `Runs: first result, median of ${runs.first} fresh pages; keystrokes, of each the median of ${runs.keystrokes} passes on fresh pages. Typed letter by letter: on this site all ${count(queries)} of tests/features/search/logic/relevance.yml, on the generated one every ${sampled}th, ${count(sample)}.`,
    );

    const own = await prepareOwnSite();
    print(reportSite(own, await measureSite(browser, own, queries, true)));

    const generated = await prepareGeneratedSite(own);
    print(reportSite(generated, await measureSite(browser, generated, sample, false)));

    print(reportRealBox(await measureRealBox(browser)));
    print(reportCommonBundle(await measureCommonBundle(browser, work)));
    print(`Load at the end: ${describeLoad()}`);
  } finally {
    await browser.close();
  }
}

function count(queries: readonly Asked[]): string {
  return `${queries.length} queries (${whole(queries.flatMap(({query}) => keystrokesOf(query)).length)} keystrokes)`;
}

function print(text: string): void {
  console.log(`${text}\n`);
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
