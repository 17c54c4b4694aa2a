import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** What can put a class into a page. */
const shown = {theirs: '**/*.js', ours: ['*.ts', 'src/**/*.{ts,tsx,mdx}', '{docs,blog}/**/*.{md,mdx}']};

/** What can use a variable beside that. */
const styles = {theirs: '**/*.css', ours: ['src/**/*.css']};

const name = /[\w-]+/g;
const variable = /^--/;

/** Elements, which Markdown makes as well, attributes and their values, and the few classes that look like them. */
const oneWord = /^[a-z]+\d?$/;

/**
 * The names in a style sheet that stand in a source of a page, too, sorted: classes, and variables with their hyphens.
 * Names of one word are all taken to stand there.
 * @param siteDir folder with the sources of pages; those of Docusaurus's theme are looked through as well
 */
export function namesInSources(styleSheet: string, siteDir: string): string[] {
  const names = [...new Set(styleSheet.match(name))];
  const words = names.filter((each) => oneWord.test(each));
  const others = names.filter((each) => !oneWord.test(each));
  const found = new Set([
    ...namesIn(others, filesOf(shown, siteDir)),
    ...namesIn(
      others.filter((each) => variable.test(each)),
      filesOf(styles, siteDir),
    ),
  ]);
  return [...words, ...found].sort();
}

function filesOf({theirs, ours}: {theirs: string; ours: string[]}, siteDir: string): string[] {
  const folders = packages.map((each) => path.dirname(require.resolve(each)));
  return [
    ...folders.flatMap((cwd) => Globby.sync(theirs, {cwd, absolute: true})),
    ...Globby.sync(ours, {cwd: siteDir, absolute: true}),
  ];
}

function namesIn(names: readonly string[], files: readonly string[]): string[] {
  if (names.length === 0) {
    return [];
  }
  const any = new RegExp(String.raw`(?<![\w-])(?:${names.join('|')})(?![\w-])`, 'g');
  return files.flatMap((file) => [...new Set(readFileSync(file, 'utf8').match(any))]);
}
