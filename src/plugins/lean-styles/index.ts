import type {LoadContext, Plugin} from '@docusaurus/types';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {writeChanged} from '../../writeChanged';

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
      // The bundler keeps what it made of Infima while the names are the same.
      writeChanged(namesFile, JSON.stringify(namesInSources(readFileSync(infima, 'utf8'), siteDir)));
      return {optimization: {splitChunks: {cacheGroups: {styles: {test: styleSheetOfAllPages}}}}};
    },
  };
}
