import {measureBytes} from './bytes';
import {measureSearch} from './search';
import {measureTools} from './tools';
import {measureVisits} from './visits';

const usage = `Prints the figures that decide.

  npm run measure search                      how early the search finds the right page, and what changed against main
  npm run measure search -- --write           keeps the figures: a test allows two queries less
  npm run measure search -- --without PART    without questions, keywords or texts, against all
  npm run measure bytes [ADDRESS…]            what pages of the build load on a first visit, the largest first
  npm run measure visits [OPTIONS]            largest paint, blocking and bytes of three pages, beside the main branch
  npm run measure tools                       how many comparisons with recordings of the product each tool passes`;

async function main([command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case 'search':
      return measureSearch(args);
    case 'bytes':
      return measureBytes(args);
    case 'visits':
      return measureVisits(args);
    case 'tools':
      return measureTools();
    default:
      throw new Error(usage);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
