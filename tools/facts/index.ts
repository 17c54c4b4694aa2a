import {compareFacts} from '../import-product';

import {addComments} from './comments';
import {printCoverage} from './coverage';
import {listOldFacts} from './old';

const usage = `Compares another version of the product with the facts of this site.

  npm run facts -- PATH            says what differs, which pages mention it, and what to do by hand
  npm run facts -- PATH --write    also rewrites the facts in src/csf/facts and src/csf/conf/shipped

PATH is a csf.tgz or the folder csf of an unpacked one.

  npm run facts -- --family FOLDER            compares the facts about CSF and its forks with their repositories
  npm run facts -- --family FOLDER --write    rewrites them

FOLDER holds a clone of each repository in tools/import-product/family/sources.ts, named OWNER+NAME.

  npm run facts coverage          says which facts the docs cover
  npm run facts old               lists facts about others that nobody has checked for more than a year
  npm run facts comments FILE…    teaches the checker the comments of an unedited csf.conf`;

function main(args: readonly string[]): void {
  const [command, ...files] = args.filter((arg) => !arg.startsWith('--'));
  switch (command) {
    case undefined:
      throw new Error(usage);
    case 'coverage':
      return printCoverage();
    case 'old':
      return listOldFacts();
    case 'comments':
      return addComments(files);
    default:
      return compareFacts(command, args);
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
