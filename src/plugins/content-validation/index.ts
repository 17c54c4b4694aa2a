import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {exitWithMessage} from '../../environment/exitWithMessage';
import {checkCompilations, type Compiler} from './checkCompilations';
import {printFaults, type Fault} from './fault';
import {findEarlyFaults} from './findFaults';
import {writeGeneratedParts} from './generatedParts';
import {isPreview} from './preview';
import {filesOfProduct} from './productFiles';

/**
 * Checks what writers typed, and tells every fault at once with file, line and remedy: a build stops, the preview
 * shows them over the page. What only shows later is left to Docusaurus, which throws as well.
 */
export default async function contentCheck({siteDir, generatedFilesDir}: LoadContext): Promise<Plugin> {
  if (!isPreview) {
    stopAt(await findEarlyFaults(siteDir));
  }
  const parts = path.join(generatedFilesDir, 'content-check');
  const renewParts = (): string[] => writeGeneratedParts(siteDir, parts);
  if (isPreview) {
    renewParts();
  }
  const dependencies = isPreview ? {files: [], parts} : {files: filesOfProduct(siteDir)};
  return {
    name: 'content-check',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: ['docs', 'blog', 'src/pages'].map((folder) => path.join(siteDir, folder) + path.sep),
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'dependOnProduct.js'), options: dependencies}],
          },
        ],
      },
      plugins: isServer
        ? []
        : [
            {
              apply: (compiler: Compiler) =>
                checkCompilations(compiler, {siteDir, ...(isPreview ? {renewParts} : {stopAt})}),
            },
          ],
    }),
  };
}

function stopAt(faults: readonly Fault[]): void {
  if (faults.length > 0) {
    exitWithMessage(`Some pages need mending:\n${printFaults(faults)}`);
  }
}
