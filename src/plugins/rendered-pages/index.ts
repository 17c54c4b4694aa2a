import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {openRenderings} from './renderings';

const name = 'rendered-pages';

/** Where the script that renders pages finds what it needs, as absolute paths. */
export type Places = {
  /** The folder of that script itself, as Docusaurus names it. */
  scripts: string;
  /** The folder of the pages as they were rendered. */
  pages: string;
};

/**
 * Lets a build take the HTML of a page from the build before, if nothing changed of what it is made of. With
 * `DOCUSAURUS_NO_PERSISTENT_CACHE` every page is rendered, as every module is compiled.
 */
export default function renderedPages({outDir, generatedFilesDir}: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production' && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
  const places: Places = {
    scripts: path.join(outDir, '__server'),
    pages: path.join(generatedFilesDir, name, 'pages'),
  };
  return {
    name,
    async contentLoaded({actions}) {
      await actions.createData('places.json', places);
    },
    configureWebpack(_config, isServer) {
      if (!isServer || !isOn) {
        return {};
      }
      return {
        entry: path.join(__dirname, 'entry.ts'),
        // A name that tells of the content would stand in the script that all pages share.
        output: {chunkFilename: 'assets/js/[name].js'},
        // Otherwise two parts that are the same would share a file, which has the name of one of them.
        optimization: {mergeDuplicateChunks: false},
      };
    },
    async postBuild({routesPaths}) {
      if (isOn) {
        openRenderings(places.pages).deleteOthers(routesPaths);
      }
    },
  };
}
