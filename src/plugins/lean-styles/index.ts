import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Compiler} from '../chunk-report/writeReport';

import {linkRouteStyles} from './linkRouteStyles';
import {namesInSources} from './namesInSources';
import {purgeInfima} from './purgeInfima';
import {styleOptions} from './styleOptions';
import {styleSheetOfAllPages} from './styleSheetOfAllPages';

const infima = require.resolve('infima/dist/css/default/default.css', {
  paths: [require.resolve('@docusaurus/theme-classic')],
});

/**
 * Leaves out of the style sheet of all pages what no page can use of Infima, the style sheet of Docusaurus, and
 * what only few pages use.
 */
export default function leanStyles({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const namesFile = path.join(generatedFilesDir, 'lean-styles/names.json');
  const purges = isProduction ? [purgeInfima(namesFile)] : [];
  return {
    name: 'lean-styles',
    configurePostCss(options) {
      return styleOptions(options, purges);
    },
    configureWebpack(_, isServer) {
      if (!isProduction || isServer) {
        return {};
      }
      writeChanged(namesFile, JSON.stringify(namesInSources(readFileSync(infima, 'utf8'), siteDir)));
      return {
        optimization: {splitChunks: {cacheGroups: {styles: {test: styleSheetOfAllPages}}}},
        plugins: [{apply: (compiler: Compiler) => linkRouteStyles(compiler, generatedFilesDir)}],
      };
    },
  };
}

/** A file that stays as it is lets the bundler keep what it made of it. */
function writeChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
