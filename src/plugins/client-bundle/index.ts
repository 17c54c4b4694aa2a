import type {LoadContext, Plugin, PostCssOptions} from '@docusaurus/types';
import purgeCss from '@fullhuman/postcss-purgecss';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

/** Parts of the configuration that only the build reads. */
const partsOfBuild = [
  ...['clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins'],
  ...['presets', 'scripts', 'staticDirectories', 'storage', 'stylesheets', 'themes'],
];

/**
 * Keeps what no page of this site uses out of the scripts for browsers. ARCHITECTURE.md has a row for each seam. With
 * STOCK_BUNDLE=1 there are none; a browser test holds that the site behaves the same.
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
        // The hash says which file it is. A name before it, or a longer hash, would make the list of files longer that
        // every page loads. The build fails if two of these few hundred files get the same hash.
        output: {chunkFilename: 'assets/js/[contenthash:6].js'},
        optimization: {splitChunks: {cacheGroups: {styles: {test: neededAtFirst}}}},
      };
    },
  };
}

/** Style sheets named `*.lazy.module.css` come with the script of what a visitor asks for, such as the search dialog. */
const neededAtFirst = /^(?!.*\.lazy\.module\.css)/;

/** Rspack keeps modules between builds with what their imports were resolved to, until this file changes. */
function cachedWith(config: object): object {
  const {experiments} = config as {experiments?: {cache?: unknown}};
  return experiments?.cache ? {experiments: {cache: {buildDependencies: [__filename]}}} : {};
}

/** A page of the docs has links to dozens of pages, which share most of their files. */
const prefetchOfLinks = {
  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
  resolve: {alias: {'./prefetch': path.join(__dirname, 'prefetchOnce.ts')}},
};

/** react-player puts each of its 14 parts into a file, and their names into the list of files that every page loads. */
const playersInOneFile = {
  test: /[\\/]react-player[\\/]lazy[\\/]/,
  parser: {dynamicImportMode: 'eager'},
};

/** A style sheet as PostCSS hands it to its plugins. */
type StyleSheet = {source?: {input: {file?: string}}};
type Helpers = {result: {messages: object[]}};
type StylePlugin = {OnceExit: (styleSheet: StyleSheet, helpers: Helpers) => Promise<void>};

/**
 * Takes rules out of Infima, the style sheet of Docusaurus, whose classes are named in no source of a page. It comes
 * before the other plugins, because PurgeCSS passes over every second rule in the cascade layers that they make.
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
        // A new class in a page lets the bundler make the style sheet again.
        folders.forEach((dir) => helpers.result.messages.push({type: 'dir-dependency', plugin: 'purge-infima', dir}));
        await purge(styleSheet, helpers);
      }
    },
  };
  return {...options, plugins: [plugin, ...options.plugins]};
}

/** The variables that style sheets use or set. */
function variablesIn(patterns: string[]): string[] {
  return globSync(patterns).flatMap((file) => readFileSync(file, 'utf8').match(/--[\w-]+/g) ?? []);
}

/** What to resolve imports to: `false` for nothing, or the file of a copy without what no page of this site reads. */
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
    // Code is coloured when the site is built.
    themeConfig: {...siteConfig.themeConfig, prism: {}},
    // The client reads no other switch.
    future: {experimental_router: siteConfig.future.experimental_router},
  };
  const metadata = JSON.parse(read('site-metadata.json')) as object;
  // Behind the function that loads a part of a page stands its source, twice, for rendering on a server.
  const registry = read('registry.js').replaceAll(
    /(\(\) => import\([^\n]*?\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)/g,
    '$1',
  );
  const shorten = shortenerOfNames(registry);
  const versions = globSync('docusaurus-plugin-content-docs/*/p/docs-*.json', {cwd: generatedFilesDir});
  if (versions.length === 0 || registry.includes('resolveWeak')) {
    throw new Error(
      `${generatedFilesDir} does not hold what Docusaurus 3.10 writes there: look at registry.js and at the data of the ` +
        'versions of the docs, and adapt src/plugins/client-bundle/index.ts, or build with STOCK_BUNDLE=1.',
    );
  }
  return Object.fromEntries<false | string>([
    ['prism-react-renderer', false],
    // One helper of it reaches the browser, in a package that asks for all of them.
    ['tslib', path.join(__dirname, 'importDefault.ts')],
    copy('docusaurus.config', 'json', config),
    copy('site-metadata', 'json', {...metadata, pluginVersions: {}}),
    copy('registry', 'js', shorten(registry)),
    copy('routesChunkNames', 'json', shorten(read('routesChunkNames.json'))),
    // Titles and descriptions of all pages are for the theme's cards of pages, which this site has none of.
    ...versions.map((request) => {
      const {version} = JSON.parse(read(request)) as {version: object};
      return copy(request, 'json', {version: {...version, docs: {}}});
    }),
  ]);
}

/**
 * Parts of pages have a hash as their name, which stands in the registry, in the list of routes and in the bundler's
 * list of files. Its first characters do, and do not change when a page is added, as numbers would.
 */
function shortenerOfNames(registry: string): (text: string) => string {
  const shortNames = new Map<string, string>();
  const taken = new Set<string>();
  for (const [, name = ''] of registry.matchAll(/^ *"(\w+)": \[/gm)) {
    const short = [3, 4, 5].map((length) => name.slice(0, length)).find((start) => !taken.has(start)) ?? name;
    taken.add(short);
    shortNames.set(name, short);
  }
  return (text) => text.replaceAll(/"(\w+)"/g, (_whole, name: string) => `"${shortNames.get(name) ?? name}"`);
}
