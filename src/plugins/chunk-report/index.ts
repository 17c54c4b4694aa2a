import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {writeReport, type Compiler} from './writeReport';

/**
 * Notes beside the generated files which scripts belong to which part of the site and what they are made of, so that
 * the test of the byte budget can say what grew.
 */
export default function chunkReport({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'chunk-report.json');
  return {
    name: 'chunk-report',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [{apply: (compiler: Compiler) => writeReport(compiler, file)}]},
  };
}
