import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {writeLeanFiles} from './leanFiles';

/**
 * Keeps out of the scripts for browsers what no page needs: the theme's highlighter, since code is
 * highlighted at build, and parts of what Docusaurus writes about all pages into one file.
 */
export default function leanClient(context: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        // Docusaurus's own alias for all generated files would come first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {alias: {...writeLeanFiles(context), 'prism-react-renderer': false}},
        // With a name of its own in each address, every page would carry a table of names.
        output: {chunkFilename: 'assets/js/chunk.[contenthash:8].js'},
        module: {
          rules: [
            {
              test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
              resolve: {alias: {tslib: path.join(__dirname, 'importDefault.ts')}},
            },
          ],
        },
      };
    },
  };
}
