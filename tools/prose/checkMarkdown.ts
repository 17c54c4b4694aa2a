import {load} from 'js-yaml';
import {applyFixes, type Configuration, type LintError, type LintResults} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import {readFileSync, writeFileSync} from 'node:fs';

import type {ContentError} from '../../src/lib/node/contentError';

/** What to do about an error that the linter cannot fix by itself. */
export const remedies: Record<string, string> = {
  'heading-increment': 'begin sections with ##, and go down one level at a time',
  'no-empty-links': 'give the link an address',
  'no-bare-urls': 'write [what it is](address), or the address as code',
  'no-alt-text': 'say between the brackets what the picture shows',
  'no-trailing-punctuation': 'remove the punctuation at the end of the heading',
  'no-duplicate-heading': 'reword one of the headings',
  'single-title': 'a page has one h1: begin the other headings with ##',
  'fenced-code-language': 'name a language after ```, such as bash, ini or text',
  'table-column-count': 'give each row as many cells as the header; write a | inside a cell as \\|',
  'descriptive-link-text': 'let the text of the link say where it leads',
  'heading-style': 'begin the heading with ##',
  'ol-prefix': 'number the list 1, 2, 3',
  'code-block-style': 'put ``` lines around the code',
  'code-fence-style': 'put ``` lines around the code',
};

const fixable = '"npm run lint:prose -- --fix" fixes it';

/** The rules that `.markdownlint.yaml` turns on. */
export function readRules(): Configuration {
  return load(readFileSync('.markdownlint.yaml', 'utf8')) as Configuration;
}

/** Finds errors in the form of Markdown. With `fix` it corrects files where it can, and reports the rest. */
export async function checkMarkdown(files: readonly string[], fix: boolean): Promise<ContentError[]> {
  const results = await lintFiles(files);
  if (!fix) {
    return errorsOf(results);
  }
  for (const [file, errors] of Object.entries(results)) {
    const text = readFileSync(file, 'utf8');
    const better = applyFixes(text, errors);
    if (better !== text) {
      writeFileSync(file, better);
    }
  }
  return errorsOf(await lintFiles(files));
}

function lintFiles(files: readonly string[]): Promise<LintResults> {
  return lint({files: [...files], config: readRules()});
}

function errorsOf(results: LintResults): ContentError[] {
  return Object.entries(results).flatMap(([file, errors]) =>
    errors.map((error) => ({file, line: error.lineNumber, message: messageOf(error)})),
  );
}

function messageOf({ruleNames, ruleDescription, errorDetail, errorContext, fixInfo}: LintError): string {
  const name = ruleNames[1] ?? ruleNames[0]!;
  const what = [ruleDescription, errorDetail, errorContext && `"${errorContext}"`].filter(Boolean).join('; ');
  return `${what} (${name}); ${fixInfo === null ? remedies[name] : fixable}`;
}
