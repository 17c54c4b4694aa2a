import {readFileSync} from 'node:fs';

import {printErrors, type ContentError} from '../../src/lib/node/contentError';
import {checkMarkdown} from './checkMarkdown';
import {checkReadability} from './checkReadability';
import {checkSpelling} from './checkSpelling';
import {checkCodeStyle, checkStyle} from './checkStyle';
import {codeFiles, missingFiles, proseFiles} from './files';
import {readProse} from './readProse';

const usage = `Checks the words of pages, posts and notes: the form of their Markdown, their spelling, their style,
and how hard they are to read.

  npm run lint:prose                     all of them
  npm run lint:prose -- docs/intro.mdx   some of them; of code only the style of its words is checked
  npm run lint:prose -- --fix            also corrects the form of the Markdown where that is certain`;

async function main(args: readonly string[]): Promise<number> {
  const options = args.filter((arg) => arg.startsWith('--'));
  const given = args.filter((arg) => !arg.startsWith('--'));
  const gone = missingFiles(given);
  if (options.some((option) => option !== '--fix') || gone.length > 0) {
    console.error(gone.length > 0 ? `There is no ${gone.join(', no ')}.` : usage);
    return 2;
  }
  const errors = [...(await findErrors(proseFiles(given), options.includes('--fix'))), ...checkCode(codeFiles(given))];
  if (errors.length > 0) {
    console.error(printErrors(errors));
  }
  return errors.length === 0 ? 0 : 1;
}

async function findErrors(files: readonly string[], fix: boolean): Promise<ContentError[]> {
  if (files.length === 0) {
    return [];
  }
  const markdown = files.filter((file) => !file.endsWith('.yml'));
  return [
    ...(await checkMarkdown(markdown, fix)),
    ...(await checkSpelling(files)),
    ...files.flatMap((file) => {
      const prose = readProse(file, readFileSync(file, 'utf8'));
      return [...checkStyle(file, prose), ...checkReadability(file, prose)];
    }),
  ];
}

function checkCode(files: readonly string[]): ContentError[] {
  return files.flatMap((file) => checkCodeStyle(file, readFileSync(file, 'utf8')));
}

void main(process.argv.slice(2)).then((status) => {
  process.exitCode = status;
});
