import {readFileSync} from 'node:fs';

import {printErrors, type ContentError} from '../../src/lib/node/contentError';
import {checkMarkdown} from './checkMarkdown';
import {checkSpelling} from './checkSpelling';
import {checkStyle} from './checkStyle';
import {missingFiles, proseFiles} from './files';

const usage = `Checks the words of pages, posts and notes: the form of their Markdown, their spelling, their style.

  npm run lint:prose                     all of them
  npm run lint:prose -- docs/intro.mdx   some of them; files without words for readers are left out
  npm run lint:prose -- --fix            also mends the form of the Markdown where that is certain`;

async function main(args: readonly string[]): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('--'));
  const given = args.filter((arg) => !arg.startsWith('--'));
  const gone = missingFiles(given);
  if (options.some((option) => option !== '--fix') || gone.length > 0) {
    console.error(gone.length > 0 ? `There is no ${gone.join(', no ')}.` : usage);
    return 2;
  }
  const files = proseFiles(given);
  const faults = files.length === 0 ? [] : await findFaults(files, options.includes('--fix'));
  if (faults.length > 0) {
    console.error(printErrors(faults));
  }
  return faults.length === 0 ? 0 : 1;
}

async function findFaults(files: readonly string[], fix: boolean): Promise<ContentError[]> {
  const markdown = files.filter((file) => !file.endsWith('.yml'));
  return [
    ...(await checkMarkdown(markdown, fix)),
    ...(await checkSpelling(files)),
    ...files.flatMap((file) => checkStyle(file, readFileSync(file, 'utf8'))),
  ];
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
