import {writeFileSync} from 'node:fs';

import {decodeBlock} from '@sentinel/csf/answers/output';
import {fillMessage} from './fillMessage';
import {olderFile, productFile, tableOf} from './tables';
import {readRelease} from './readRelease';
import {forkReleases, releases} from './sources';

/**
 * Prints how many messages each release has and how many of them the decoder does not know; with `--list`, which; with
 * `--write`, it writes what the decoder and its test read.
 * @param folder a clone of each repository, named OWNER+NAME
 */
export function compareMessages(folder: string | undefined, args: readonly string[]): void {
  if (folder === undefined) {
    throw new Error('Name the folder of the clones: npm run facts messages -- FOLDER [--list] [--write]');
  }
  const read = [...releases, ...forkReleases].map((release) => ({release, templates: readRelease(folder, release)}));
  const {product, older} = tableOf(read.map(({release, templates}) => ({version: release.version, templates})));
  for (const {release, templates} of read) {
    const unknown = templates.filter((one) => {
      const {findings, unknownLines} = decodeBlock(fillMessage(one));
      return unknownLines > 0 || findings.some(({certain}) => !certain);
    });
    process.stdout.write(`${release.version}: ${templates.length} messages, ${unknown.length} not known\n`);
    if (args.includes('--list')) {
      unknown.forEach(({way, text}) => process.stdout.write(`  ${way} ${text}\n`));
    }
  }
  if (args.includes('--write')) {
    writeFileSync(productFile, `${JSON.stringify(product, null, 2)}\n`);
    writeFileSync(olderFile, `${JSON.stringify(older, null, 2)}\n`);
  }
}
