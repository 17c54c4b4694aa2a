import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {writeLeanFiles} from './leanFiles';

/** They set something in their first effect that large parts of the page depend on. */
const modulesWithLateEffects = [
  /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
  /@docusaurus[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
  /@docusaurus[\\/]theme-common[\\/]lib[\\/]contexts[\\/]navbarSecondaryMenu[\\/]content\.js$/,
  /@docusaurus[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsPreferredVersion\.js$/,
];

/** On each page the router asks a dozen times which of all pages it is, in the browser as at the build. */
const literalPaths = {'path-to-regexp$': path.join(__dirname, 'browser/literalPath.ts')};

/**
 * Keeps out of the scripts for browsers what no page needs: the theme's highlighter, since code is
 * highlighted at build, and parts of what Docusaurus writes about all pages into one file. Lets pages
 * come to life in small steps, and an offline copy of them below any path.
 */
export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(config, isServer) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Docusaurus's own alias for all generated files would come first.
      const mergeStrategy = {'resolve.alias': 'prepend'} as const;
      if (isServer) {
        return {mergeStrategy, ...cachedWith(config), resolve: {alias: literalPaths}};
      }
      return {
        mergeStrategy,
        ...cachedWith(config),
        entry: path.join(__dirname, 'browser/entry.ts'),
        resolve: {
          alias: {
            ...writeLeanFiles(context),
            '@docusaurus/ComponentCreator$': path.join(__dirname, 'browser/lazyRoute.ts'),
            ...literalPaths,
            '@docusaurus/useBaseUrl$': path.join(__dirname, 'browser/useBaseUrl.ts'),
            'prism-react-renderer': false,
          },
        },
        // With a name of its own in each address, every page would carry a table of names.
        output: {chunkFilename: 'assets/js/chunk.[contenthash:8].js'},
        module: {
          rules: [
            inModules(/@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/, {tslib: 'importDefault.ts'}),
            inModules(/@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/, {
              'react-router-dom': 'router.ts',
              './preload': 'firstPage.ts',
            }),
            inModules(/@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/, {
              './useBaseUrl': 'useBaseUrl.ts',
            }),
            inModules(modulesWithLateEffects, {react$: 'lateEffects.ts'}),
            inModules(/@docusaurus[\\/]theme-common[\\/]lib[\\/]contexts[\\/]navbarSecondaryMenu[\\/]content\.js$/, {
              '../../utils/reactUtils': 'shallowMemo.ts',
            }),
          ],
        },
      };
    },
  };
}

/** Rspack keeps modules between builds, and what they import: until this file changes, which says so for some of them. */
function cachedWith(config: object): object {
  const {experiments} = config as {experiments?: {cache?: unknown}};
  return experiments?.cache ? {experiments: {cache: {buildDependencies: [__filename]}}} : {};
}

/** Lets modules get files of `browser/` for what they import under other names. */
function inModules(test: RegExp | RegExp[], files: Record<string, string>): {test: typeof test; resolve: object} {
  const alias = Object.entries(files).map(([name, file]) => [name, path.join(__dirname, 'browser', file)]);
  return {test, resolve: {alias: Object.fromEntries(alias)}};
}
