import type {DocusaurusConfig} from '@docusaurus/types';
import {Globby} from '@docusaurus/utils';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {checkPaths} from './checkPaths';
import {leanNames, renameChunks} from './chunkNames';
import {leanGlobalData} from './globalData';
import {leanRegistry, readRegistry} from './registry';
import {leanRoutes} from './routes';
import {leanVersion, type VersionFile} from './sidebars';

type Site = {generatedFilesDir: string; siteDir: string; siteConfig: DocusaurusConfig};

/** A file in the place of one that Docusaurus generates. */
type LeanFile = {request: string; file: string; content: string};

/** Parts of the configuration that the build reads and no page does. */
const partsOfBuild = ['presets', 'plugins', 'themes', 'headTags', 'scripts', 'stylesheets', 'markdown', 'storage'];

/** Writes lean files; gives the aliases that put them in the place of Docusaurus's own. */
export function writeLeanFiles({generatedFilesDir, siteDir, siteConfig}: Site): Record<string, string> {
  const read = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const registry = readRegistry(read('registry.js'));
  const chunks: unknown = JSON.parse(read('routesChunkNames.json'));
  checkPaths(chunks as object);
  const names = leanNames(chunks);
  const modules = new Map([...registry].map(([name, module]) => [names.get(name) ?? name, module]));
  const lean = leanRoutes(read('routes.js'), renameChunks(chunks, names) as Record<string, unknown>, modules);
  const config = Object.entries(siteConfig).filter(([part]) => !partsOfBuild.includes(part));
  const files: LeanFile[] = [
    {request: 'registry', file: 'registry.js', content: leanRegistry(lean.modules)},
    {request: 'routes', file: 'routes.js', content: lean.routes},
    {request: 'routesChunkNames', file: 'routesChunkNames.js', content: moduleOf(lean.chunkNames)},
    {request: 'globalData', file: 'globalData.js', content: leanGlobalData(read('globalData.json'))},
    {request: 'docusaurus.config', file: 'config.json', content: json(Object.fromEntries(config))},
    {request: 'site-metadata', file: 'site-metadata.json', content: json({pluginVersions: {}})},
    ...versions(generatedFilesDir, hasCards([...registry.values()], siteDir)),
  ];
  return Object.fromEntries(
    files.map(({request, file, content}) => {
      const copy = path.join(generatedFilesDir, 'lean-client', file);
      mkdirSync(path.dirname(copy), {recursive: true});
      writeFileSync(copy, content);
      return [`@generated/${request}$`, copy];
    }),
  );
}

/** Whether a page shows other pages as cards, with their titles and descriptions. */
function hasCards(modules: readonly string[], siteDir: string): boolean {
  const sources = Globby.sync(['docs/**/*.{md,mdx}', 'src/**/*.{ts,tsx,mdx}', '!src/plugins/**'], {cwd: siteDir});
  return (
    modules.some((module) => module.includes('DocCategoryGeneratedIndexPage')) ||
    sources.some((file) => readFileSync(path.join(siteDir, file), 'utf8').includes('DocCard'))
  );
}

/** What every page of the documentation loads: the sidebars, and for cards the titles and descriptions of pages. */
function versions(generatedFilesDir: string, withCards: boolean): LeanFile[] {
  return Globby.sync('docusaurus-plugin-content-docs/*/p/*.json', {cwd: generatedFilesDir}).flatMap((request) => {
    const {version, ...rest} = JSON.parse(readFileSync(path.join(generatedFilesDir, request), 'utf8')) as VersionFile;
    return version?.docs === undefined
      ? []
      : [
          {
            request,
            file: request.replace(/json$/, 'js'),
            content: leanVersion({...rest, version: withCards ? version : {...version, docs: {}}}),
          },
        ];
  });
}

/** A module whose object the routes may add to; a long string is read faster than code. */
function moduleOf(value: unknown): string {
  return `export default JSON.parse(${json(json(value))});\n`;
}

function json(value: unknown): string {
  return JSON.stringify(value);
}
