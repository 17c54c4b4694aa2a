import type {LoadContext, Plugin} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Parts of the configuration that only the build reads. */
const partsOfBuild = ['presets', 'plugins', 'themes', 'headTags', 'scripts', 'stylesheets', 'markdown', 'storage'];

/** A generated file of Docusaurus without what no page of this site reads. */
type Copy = {request: string; content: object};

/**
 * Keeps out of the scripts for browsers what no page of this site uses, and lets a copy of the site work below any path.
 * ARCHITECTURE.md has a row for each alias. With STOCK_BUNDLE=1 the scripts are those of plain Docusaurus, except for
 * the router of the copy; the site behaves the same.
 */
export default function clientBundle({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        // Docusaurus's alias for all generated files would come first.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@docusaurus/useBaseUrl$': offlineCopy('useBaseUrl.ts'),
            ...(process.env.STOCK_BUNDLE === '1' ? {} : smallerModules(generatedFilesDir, siteConfig)),
          },
        },
        module: {rules: [routerOfCopies]},
      };
    },
  };
}

const offlineCopy = (file: string): string => path.join(__dirname, '../../components/OfflineCopy', file);

/** An unpacked copy of the site lies below a path that no build knows. */
const routerOfCopies = {
  test: /@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
  resolve: {
    alias: {
      'react-router-dom': offlineCopy('router.tsx'),
      './preload': offlineCopy('preload.ts'),
    },
  },
};

function smallerModules(generatedFilesDir: string, siteConfig: object): Record<string, false | string> {
  return {
    // Code is coloured at build.
    'prism-react-renderer': false,
    ...Object.fromEntries(
      copies(generatedFilesDir, siteConfig).map(({request, content}) => {
        const file = path.join(generatedFilesDir, 'client-bundle', `${request}.json`);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(content));
        return [`@generated/${request}$`, file];
      }),
    ),
  };
}

function copies(generatedFilesDir: string, siteConfig: object): Copy[] {
  const config = Object.fromEntries(Object.entries(siteConfig).filter(([part]) => !partsOfBuild.includes(part)));
  // Titles and descriptions of all pages, which only the theme's cards of pages show; this site has none.
  const versions = Globby.sync('docusaurus-plugin-content-docs/*/p/docs-*.json', {cwd: generatedFilesDir}).map(
    (request): Copy => {
      const {version} = JSON.parse(readFileSync(path.join(generatedFilesDir, request), 'utf8')) as {version: object};
      return {request, content: {version: {...version, docs: {}}}};
    },
  );
  if (versions.length === 0) {
    throw new Error(
      `${generatedFilesDir} has no data of a version of the docs where Docusaurus 3.10 writes it: ` +
        'find its new place, and adapt src/plugins/client-bundle/index.ts.',
    );
  }
  return [{request: 'docusaurus.config', content: config}, ...versions];
}
