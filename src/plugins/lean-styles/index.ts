import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Compiler} from '../chunk-report/writeReport';

import {linkRouteStyles} from './linkRouteStyles';
import {purgeInfima} from './purgeInfima';
import {styleOptions} from './styleOptions';
import {styleSheetOfAllPages} from './styleSheetOfAllPages';

/**
 * Leaves out of the style sheet of all pages what no page can use of Infima, the style sheet of Docusaurus, and
 * what only few pages use.
 */
export default function leanStyles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const purges = isProduction ? [purgeInfima(siteDir)] : [];
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      return styleOptions(options, purges);
    },
    configureWebpack(_, isServer) {
      if (!isProduction || isServer) {
        return {};
      }
      return {
        optimization: {splitChunks: {cacheGroups: {styles: {test: styleSheetOfAllPages}}}},
        plugins: [{apply: (compiler: Compiler) => linkRouteStyles(compiler, generatedFilesDir)}],
      };
    },
  };
}
