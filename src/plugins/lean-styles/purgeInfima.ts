import purgeCss from '@fullhuman/postcss-purgecss';
import {Globby} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';

type StyleSheet = {source?: {input: {file?: string}}};

/** A plugin of PostCSS, as far as it matters here. */
type StylePlugin = {postcssPlugin: string; OnceExit: (styleSheet: StyleSheet, helpers: object) => void | Promise<void>};

const packages = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** Names of one word: elements, which Markdown makes as well, and the few classes that look like them. */
const oneWord = /^[a-z]+\d?$/;

/** Values of attributes that Markdown makes. */
const madeByMarkdown = {raw: 'checkbox radio', extension: 'html'};

/** Takes rules and variables out of Infima whose names stand in no source of a page; other style sheets stay. */
export function purgeInfima(siteDir: string): StylePlugin {
  const {shown, styles} = sourcesOfPages(siteDir);
  const purge = purgeCss({
    content: [...shown, madeByMarkdown],
    variables: true,
    safelist: {standard: [oneWord], variables: variablesIn([...shown, ...styles])},
  }) as unknown as StylePlugin;
  return {
    postcssPlugin: purge.postcssPlugin,
    OnceExit: (styleSheet, helpers) => (isInfima(styleSheet) ? purge.OnceExit(styleSheet, helpers) : undefined),
  };
}

function isInfima({source}: StyleSheet): boolean {
  return /[\\/]infima[\\/]/.test(source?.input.file ?? '');
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
