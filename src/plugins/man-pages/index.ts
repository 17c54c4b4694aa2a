import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import links from '@sentinel/csf/facts/links.json';
import {version} from '@sentinel/csf/model/version';
import {openProjectCache} from '../../lib/node/buildCache';
import {lastCommit} from '../git-history/readHistory';
import {manPages} from './pages';
import {manPage, type Origin} from './roff';

const {product} = links;

const name = 'man-pages';

/** Writes the reference as manual pages to install on a server: `/man/csf.8` and others. */
export default function manPagesPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name,
    async postBuild({outDir, plugins}) {
      const folder = path.join(outDir, 'man');
      const date = (await lastCommit(siteDir)) ?? new Date().toISOString();
      await mkdir(folder, {recursive: true});
      const origin = {date: date.slice(0, 10), site: siteConfig.url + siteConfig.baseUrl};
      const cache = openProjectCache(siteDir, name);
      const input = JSON.stringify([origin, labelsOfDocs(plugins)]);
      const pages = cache.take('all', input, () => manPageFiles(origin));
      cache.close();
      await Promise.all([...pages].map(([file, text]) => writeFile(path.join(folder, file), text)));
    },
  };
}

/** The names of the docs pages, which the manual pages link. */
function labelsOfDocs(plugins: readonly LoadedPlugin[]): unknown[] {
  const content = plugins.find((plugin) => plugin.name === 'docusaurus-plugin-content-docs')?.content as LoadedContent;
  return content.loadedVersions[0]!.docs.map(({id, title, frontMatter}) => [id, title, frontMatter.sidebar_label]);
}

/** The manual pages, by file name. */
export function manPageFiles(origin: Omit<Origin, 'source'>): Map<string, string> {
  const source = `${product.name} ${version}`;
  return new Map(manPages().map((page) => [`${page.name}.${page.section}`, manPage(page, {...origin, source})]));
}
