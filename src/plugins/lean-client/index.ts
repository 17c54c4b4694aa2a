import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import type {Compiler as Built} from '../chunk-report/writeReport';

import {writeLeanFiles} from './leanFiles';
import {linkParts} from './linkParts';
import {listParts, type Compiler} from './listParts';
import {partsGlobal} from './partsFile';
import {partsOfPages} from './partsOfPages';

/** They set something in their first effect that large parts of the page depend on. */
const modulesWithLateEffects = [
  /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
  /@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
  /@docusaurus[\\/]theme-common[\\/]lib[\\/]contexts[\\/]colorMode\.js$/,
  /@docusaurus[\\/]theme-common[\\/]lib[\\/]contexts[\\/]navbarSecondaryMenu[\\/]content\.js$/,
  /@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsPreferredVersion\.js$/,
];

const lateEffects = path.join(__dirname, 'browser/lateEffects.ts');

/**
 * Where Docusaurus looks for React: its alias comes before any with another name, such as `react$`. The parts of React
 * that have names of their own lie only here.
 */
const react = path.dirname(require.resolve('react/package.json'));

/** Both builds find out there which page of the documentation is at an address. */
const docsClient = inModules(/@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]index\.js$/, {
  './docsClientUtils': 'browser/docsClientUtils.ts',
});

/** And which entries of the sidebar lead to it. */
const docsSidebars = inModules(/@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsUtils\.js$/, {
  '@docusaurus/theme-common/internal': 'browser/samePath.ts',
});

/** The script that renders the pages is deleted when it has run: what makes one smaller takes longer than it saves. */
const whatRunsOnce = {usedExports: false, innerGraph: false, mangleExports: false, concatenateModules: false};

const linkModule = /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/;

/** On each page Docusaurus asks a dozen times which of all pages it is, in the browser as at the build. */
const quickRoutes = {
  'path-to-regexp$': path.join(__dirname, 'browser/literalPath.ts'),
  'react-router-config$': path.join(__dirname, 'browser/routes.ts'),
  '@docusaurus/router$': path.join(__dirname, 'browser/docusaurusRouter.ts'),
};

/**
 * Keeps out of the scripts for browsers what no page needs: the theme's highlighter, since code is
 * highlighted at build, and parts of what Docusaurus writes about all pages into one file. Lets pages
 * come to life in small steps, and an offline copy of them below any path. What each page does for each
 * other page or for each of its links is done once, in the browser and at the build.
 */
export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Docusaurus's own alias for all generated files would come first.
      const mergeStrategy = {'resolve.alias': 'prepend', plugins: 'replace'} as const;
      if (isServer) {
        return {
          mergeStrategy,
          ...cachedWith(config),
          optimization: whatRunsOnce,
          resolve: {alias: quickRoutes},
          module: {
            rules: [
              docsClient,
              docsSidebars,
              inModules(/@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]serverEntry\.js$/, {
                'react-helmet-async': 'server/headOnce.ts',
                './renderToHtml': 'server/renderToHtml.ts',
              }),
              inModules(linkModule, {'react-router-dom': 'server/plainLink.ts'}),
            ],
          },
        };
      }
      const parts = partsOfPages(context.generatedFilesDir);
      return {
        mergeStrategy,
        ...cachedWith(config),
        plugins: [
          ...withoutNames(config.plugins ?? []),
          {apply: (compiler: Compiler) => listParts(compiler, parts)},
          {apply: (compiler: Built) => linkParts(compiler, context.generatedFilesDir, parts)},
        ],
        entry: path.join(__dirname, 'browser/entry.ts'),
        resolve: {
          alias: {
            ...writeLeanFiles(context),
            '@docusaurus/ComponentCreator$': path.join(__dirname, 'browser/lazyRoute.ts'),
            ...quickRoutes,
            '@docusaurus/useBaseUrl$': path.join(__dirname, 'browser/useBaseUrl.ts'),
            'prism-react-renderer': false,
          },
        },
        // With a name of its own in each address, every page would carry a table of names.
        output: {chunkFilename: 'assets/js/chunk.[contenthash:8].js', chunkLoadingGlobal: partsGlobal},
        module: {
          rules: [
            docsClient,
            docsSidebars,
            inModules(/@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/, {tslib: 'browser/importDefault.ts'}),
            inModules(/@docusaurus[\\/]theme-common[\\/]lib[\\/]internal\.js$/, {
              './utils/IntlUtils': 'browser/dateTimeFormat.ts',
            }),
            inModules(/@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {
              'react-router-dom': 'browser/router.ts',
              './preload': 'browser/firstPage.ts',
            }),
            inModules(linkModule, {'./useBaseUrl': 'browser/useBaseUrl.ts'}),
            {test: modulesWithLateEffects, resolve: {alias: {react: [lateEffects, react]}}},
            inModules(/@docusaurus[\\/]theme-common[\\/]lib[\\/]contexts[\\/]navbarSecondaryMenu[\\/]content\.js$/, {
              '../../utils/reactUtils': 'browser/shallowMemo.ts',
            }),
          ],
        },
      };
    },
  };
}

/**
 * The plugins of the bundler without Docusaurus's own that puts the names of all parts into every page;
 * `browser/addressOfPart.ts` does without.
 */
function withoutNames<Each extends object | null | undefined | false | '' | 0>(plugins: Each[]): Each[] {
  const rest = plugins.filter((plugin) => !plugin || plugin.constructor.name !== 'ChunkAssetPlugin');
  if (rest.length === plugins.length) {
    throw new Error(
      'src/plugins/lean-client takes the ChunkAssetPlugin of Docusaurus 3.10 out of the bundler, and there is none: see ' +
        'how this version tells `docusaurus.js` where parts of pages lie, and adapt index.ts.',
    );
  }
  return rest;
}

/** Rspack keeps modules between builds, and what they import: until this file changes, which says so for some of them. */
function cachedWith(config: object): object {
  const {experiments} = config as {experiments?: {cache?: unknown}};
  return experiments?.cache ? {experiments: {cache: {buildDependencies: [__filename]}}} : {};
}

/** Lets modules get files of this folder for what they import under other names. */
function inModules(test: RegExp | RegExp[], files: Record<string, string>): {test: typeof test; resolve: object} {
  const alias = Object.entries(files).map(([name, file]) => [name, path.join(__dirname, file)]);
  return {test, resolve: {alias: Object.fromEntries(alias)}};
}
