import purgeCss from '@fullhuman/postcss-purgecss';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {StylePlugin} from './purgeInfima';

const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** Names of one word: elements, which Markdown makes as well, and the few classes that look like them. */
const oneWord = /^[a-z]+\d?$/;

/** Values of attributes that Markdown makes. */
const madeByMarkdown = {raw: 'checkbox radio', extension: 'html'};

/** Takes rules and variables out of a style sheet whose names stand in no source of a page. */
export function purgeBySources(siteDir: string): StylePlugin {
  const {shown, styles} = sourcesOfPages(siteDir);
  return purgeCss({
    content: [...shown, madeByMarkdown],
    variables: true,
    safelist: {standard: [oneWord], variables: variablesIn([...shown, ...styles])},
  }) as unknown as StylePlugin;
}

/** What can put a class into a page, and the style sheets beside it. */
function sourcesOfPages(siteDir: string): {shown: string[]; styles: string[]} {
  const folders = packages.map((name) => path.dirname(require.resolve(name)));
  const theirs = (ending: string): string[] =>
    folders.flatMap((cwd) => Globby.sync(`**/*.${ending}`, {cwd, absolute: true}));
  const ours = (patterns: string[]): string[] => Globby.sync(patterns, {cwd: siteDir, absolute: true});
  return {
    shown: [...theirs('js'), ...ours(['*.ts', 'src/**/*.{ts,tsx,mdx}', '{docs,blog}/**/*.{md,mdx}'])],
    styles: [...theirs('css'), ...ours(['src/**/*.css'])],
  };
}

function variablesIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/--ifm-[\w-]+/g) ?? []))];
}
