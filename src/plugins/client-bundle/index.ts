import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import purgeCss from '@fullhuman/postcss-purgecss';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Keys of the configuration that only the build reads. */
const partsOfBuild = [
  ...['clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins'],
  ...['presets', 'scripts', 'staticDirectories', 'storage', 'stylesheets', 'themes'],
];

/**
 * Removes code that no page of this site uses from the browser's scripts. ARCHITECTURE.md has a row for each change.
 * STOCK_BUNDLE=1 turns all of them off, and a browser test checks that the site then behaves the same.
 */
export default function clientBundle({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const isStock = process.env.NODE_ENV !== 'production' || process.env.STOCK_BUNDLE === '1';
  return {
    name: 'client-bundle',
    configurePostCss: (options) => (isStock ? options : withoutUnusedRules(options, siteDir)),
    configureWebpack(config, isServer) {
      if (isServer || isStock) {
        return {};
      }
      return {
        ...cachedWith(config),
        // Docusaurus's alias for all generated files would come first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: smallerModules(generatedFilesDir, siteConfig)},
        module: {rules: [prefetchOfLinks, playersInOneFile]},
        // The hash identifies the file. A name before it would only lengthen the list of files that every page loads.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {splitChunks: {cacheGroups: {styles: {test: neededAtFirst}}}},
      };
    },
  };
}

/** Style sheets named `*.lazy.module.css` load with the code of what a visitor opens, such as the search dialog. */
const neededAtFirst = /^(?!.*\.lazy\.module\.css)/;

/** Between builds, Rspack caches how imports were resolved until this file changes. */
function cachedWith(config: object): object {
  const {experiments} = config as {experiments?: {cache?: unknown}};
  return experiments?.cache ? {experiments: {cache: {buildDependencies: [__filename]}}} : {};
}

/** A docs page links to dozens of pages, which share most of their files. */
const prefetchOfLinks = {
  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
  resolve: {alias: {'./prefetch': path.join(__dirname, 'prefetchOnce.ts')}},
};

/** react-player puts each of its 14 parts into a file, and their names into the list of files that every page loads. */
const playersInOneFile = {
  test: /[\\/]react-player[\\/]lazy[\\/]/,
  parser: {dynamicImportMode: 'eager'},
};

/** A style sheet as PostCSS passes it to plugins. */
type StyleSheet = {source?: {input: {file?: string}}};
type Helpers = {result: {messages: object[]}};
type StylePlugin = {OnceExit: (styleSheet: StyleSheet, helpers: Helpers) => Promise<void>};

/**
 * Removes rules from Infima, the style sheet of Docusaurus, if no page's source uses their classes. It runs before the
 * other plugins, because PurgeCSS skips every second rule in the cascade layers that they create.
 */
function withoutUnusedRules(options: PostCssOptions, siteDir: string): PostCssOptions {
  const theme = ['@docusaurus/theme-classic', '@docusaurus/theme-common'].map(
    (name) => `${path.dirname(require.resolve(name))}/**/*.js`,
  );
  const folders = ['src', 'docs', 'blog'].map((folder) => path.join(siteDir, folder));
  const ours = folders.map((folder) => `${folder}/**/*.{ts,tsx,mdx}`);
  const made = {raw: 'checkbox radio', extension: 'html'};
  const {OnceExit: purge} = purgeCss({
    content: [...theme, ...ours, made],
    variables: true,
    safelist: {
      variables: variablesIn([...theme.map((files) => files.replace(/js$/, 'css')), `${siteDir}/src/**/*.css`]),
    },
  }) as unknown as StylePlugin;
  const plugin = {
    postcssPlugin: 'purge-infima',
    async Once(styleSheet: StyleSheet, helpers: Helpers) {
      if (/[\\/]infima[\\/]/.test(styleSheet.source?.input.file ?? '')) {
        // A new class in a page makes the bundler rebuild the style sheet.
        folders.forEach((dir) => helpers.result.messages.push({type: 'dir-dependency', plugin: 'purge-infima', dir}));
        await purge(styleSheet, helpers);
      }
    },
  };
  return {...options, plugins: [plugin, ...options.plugins]};
}

/** The variables that style sheets read or set. */
function variablesIn(patterns: string[]): string[] {
  return globSync(patterns).flatMap((file) => readFileSync(file, 'utf8').match(/--[\w-]+/g) ?? []);
}

/** Replacements for imports: `false` for an empty module, or a file that lacks what no page of this site reads. */
function smallerModules(
  generatedFilesDir: string,
  siteConfig: LoadContext['siteConfig'],
): Record<string, false | string> {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const copy = (request: string, ending: 'js' | 'json', content: string | object): [string, string] => {
    const file = path.join(generatedFilesDir, 'client-bundle', `${request}.${ending}`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return [`@generated/${request}$`, file];
  };
  const config = {
    ...Object.fromEntries(Object.entries(siteConfig).filter(([part]) => !partsOfBuild.includes(part))),
    // The build highlights code.
    themeConfig: {...siteConfig.themeConfig, prism: {}},
    // The client reads no other feature flag.
    future: {experimental_router: siteConfig.future.experimental_router},
  };
  const metadata = JSON.parse(read('site-metadata.json')) as object;
  // Each loader of a page part also lists its source twice, for server rendering.
  const registry = read('registry.js').replaceAll(
    /(\(\) => import\([^\n]*?\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)/g,
    '$1',
  );
  const versions = globSync('docusaurus-plugin-content-docs/*/p/docs-*.json', {cwd: generatedFilesDir});
  if (versions.length === 0 || registry.includes('resolveWeak')) {
    throw new Error(
      `${generatedFilesDir} does not contain what Docusaurus 3.10 writes there: look at registry.js and at the data of the ` +
        'versions of the docs, and adapt src/plugins/client-bundle/index.ts, or build with STOCK_BUNDLE=1.',
    );
  }
  return Object.fromEntries<false | string>([
    ['prism-react-renderer', false],
    // The browser needs one helper, but a package imports all of them.
    ['tslib', path.join(__dirname, 'importDefault.ts')],
    copy('docusaurus.config', 'json', config),
    copy('site-metadata', 'json', {...metadata, pluginVersions: {}}),
    copy('registry', 'js', registry),
    // Titles and descriptions of all pages are for the theme's doc cards, which this site does not use.
    ...versions.map((request) => {
      const {version} = JSON.parse(read(request)) as {version: object};
      return copy(request, 'json', {version: {...version, docs: {}}});
    }),
  ]);
}
