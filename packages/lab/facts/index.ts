import {compareFacts} from '../import-product';
import {compareMessages} from '../messages';

import {addComments} from './comments';
import {listOldFacts} from './old';

const usage = `Compares another version of the product with the facts of this site.

  npm run facts -- PATH [OLD]      says what differs, which pages mention it, and what to do by hand;
                                   and which lines of the source that facts name are the same, moved or changed
  npm run facts -- PATH [OLD] --write [--tag=TAG]
                                   also rewrites the facts in packages/csf/facts and packages/csf/model/conf/shipped; with the tag
                                   of that version in the product's repository, also the numbers of lines

PATH is a csf.tgz or the folder csf of an unpacked one. OLD is that of the version that this site describes, or its
tag; without it, git clones the tag in packages/csf/facts/links.json.

  npm run facts -- --family FOLDER            compares the facts about CSF and its forks with their repositories
  npm run facts -- --family FOLDER --write    rewrites them

FOLDER holds a clone of each repository in packages/lab/import-product/family/sources.ts, named OWNER+NAME.

  npm run facts old               lists facts about others that nobody has checked for more than a year
  npm run facts comments FILE…    teaches the checker the comments of an unedited csf.conf
  npm run facts messages -- FOLDER [--list] [--write]
                                  counts, lists or writes the messages of csf and lfd, and those that the decoder does
                                  not know; FOLDER as above, of the repositories in packages/lab/messages/sources.ts`;

function main(args: readonly string[]): void {
  const [command, ...files] = args.filter((arg) => !arg.startsWith('--'));
  switch (command) {
    case undefined:
      throw new Error(usage);
    case 'old':
      return listOldFacts();
    case 'comments':
      return addComments(files);
    case 'messages':
      return compareMessages(files[0], args);
    default:
      return compareFacts(command, args, files[0]);
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
