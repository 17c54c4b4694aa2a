import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import {hasSeam} from '../../environment/seams';

/** Keys of the configuration that only the build reads. */
const partsOfBuild = [
  ...['clientModules', 'headTags', 'markdown', 'onBrokenAnchors', 'onBrokenLinks', 'onDuplicateRoutes', 'plugins'],
  ...['presets', 'scripts', 'staticDirectories', 'storage', 'stylesheets', 'themes'],
];

/**
 * Removes code that no page of this site uses from the browser's scripts. ARCHITECTURE.md has a row for each change, and
 * STOCK_BUNDLE switches each off. A browser test checks that the site behaves the same without all of them.
 */
export default function clientBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const hasLazyStyles = hasSeam('lazy-styles');
      return {
        ...cachedWith(config),
        // Docusaurus's alias for all generated files would come first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            ...(hasSeam('highlighter') && withoutHighlighter),
            ...(hasSeam('delivered-head') && {
              '@docusaurus/Head$': path.join(__dirname, 'headAfterHydration.tsx'),
            }),
            ...(hasSeam('build-data') && smallerModules(generatedFilesDir, siteConfig)),
          },
        },
        module: {rules: hasLazyStyles ? [prefetchOfLinks] : []},
        // The hash identifies the file. A name before it would only lengthen the list of files that every page loads.
        output: hasSeam('build-data') ? {chunkFilename: 'assets/js/[contenthash:8].js'} : {},
        optimization: {splitChunks: {cacheGroups: {...sharedWithWorkers, ...(hasLazyStyles && styleGroups)}}},
      };
    },
  };
}

/**
 * The style sheets besides that of all pages. `built-pages` links each in the pages that show its rules. Those named
 * `*.lazy.module.css` are in none of them: they load with the code of what a visitor opens, such as the search dialog.
 */
export const styleSheets = {
  home: /^(?!.*\.lazy\.module\.css).*[\\/]src[\\/]pages[\\/]_home[\\/]/,
  tools: /^(?!.*\.lazy\.module\.css).*[\\/]src[\\/](browser-tools|components[\\/]Form)[\\/]/,
  tiles: /^(?!.*\.lazy\.module\.css).*[\\/]src[\\/]components[\\/](PostCard|Tiles)[\\/]/,
  parts:
    /^(?!.*\.lazy\.module\.css).*[\\/]src[\\/](pages|components[\\/](choices|Choice[\\/])|features[\\/](not-found|offline|settings-list|search[\\/]ui[\\/]searchPage))/,
};

/** The bundler's groups for style sheets. A rule goes into the first that takes it; Docusaurus's own is the last. */
const styleGroups = {
  ...Object.fromEntries(
    Object.entries(styleSheets).map(([name, test], place) => [
      name,
      {name, test, type: 'css/mini-extract', chunks: 'all', enforce: true, priority: 60 - place},
    ]),
  ),
  styles: {test: /^(?!.*\.lazy\.module\.css)/},
};

/**
 * Code in one file for pages and workers. Without a name, Rspack makes a file for each, of the same modules, and which
 * of the two gets which number is different in each build.
 */
const sharedWithWorkers = {
  ipaddr: {name: 'ipaddr', test: /[\\/]node_modules[\\/]ipaddr\.js[\\/]/, chunks: 'all' as const, priority: 50},
};

/** Between builds, Rspack caches how imports were resolved until this file changes. */
function cachedWith(config: object): object {
  const {experiments} = config as {experiments?: {cache?: unknown}};
  return experiments?.cache ? {experiments: {cache: {buildDependencies: [__filename]}}} : {};
}

/** Fetches the sheets of other pages ahead. A docs page links to dozens of pages, which share most of their files. */
const prefetchOfLinks = {
  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
  resolve: {alias: {'./prefetch': path.join(__dirname, 'prefetchOnce.ts')}},
};

/** The build highlights code. Of `tslib` the browser needs one helper, but a package imports all of them. */
const withoutHighlighter = {
  'prism-react-renderer': false as const,
  tslib: path.join(__dirname, 'importDefault.ts'),
};

/** Copies of generated modules that lack what no page of this site reads. */
function smallerModules(generatedFilesDir: string, siteConfig: LoadContext['siteConfig']): Record<string, string> {
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
  // Each loader of a page part also lists its source twice, for server rendering.
  const registry = read('registry.js').replaceAll(
    /(\(\) => import\([^\n]*?\)), "[^"\n]*", require\.resolveWeak\("[^"\n]*"\)/g,
    '$1',
  );
  const versions = globSync('docusaurus-plugin-content-docs/*/p/docs-*.json', {cwd: generatedFilesDir});
  if (versions.length === 0 || registry.includes('resolveWeak')) {
    throw new Error(
      `${generatedFilesDir} does not contain what Docusaurus 3.10 writes there: look at registry.js and at the data of the ` +
        'versions of the docs, and adapt src/plugins/client-bundle/index.ts, or build with STOCK_BUNDLE=build-data.',
    );
  }
  return Object.fromEntries([
    copy('docusaurus.config', 'json', config),
    copy('registry', 'js', registry),
    // Titles and descriptions of all pages are for the theme's doc cards, which this site does not use.
    ...versions.map((request) => {
      const {version} = JSON.parse(read(request)) as {version: object};
      return copy(request, 'json', {version: {...version, docs: {}}});
    }),
  ]);
}
