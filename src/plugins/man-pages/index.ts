import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import links from '../../csf/facts/links.json';
import {version} from '../../csf/version';
import {lastCommit} from '../git-history/readHistory';
import {manPages} from './pages';
import {manPage, type Origin} from './roff';

const {product} = links;

/** Writes the reference as manual pages to install on a server: `/man/csf.8` and others. */
export default function manPagesPlugin({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'man-pages',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'man');
      const date = (await lastCommit(siteDir)) ?? new Date().toISOString();
      await mkdir(folder, {recursive: true});
      const pages = manPageFiles({date: date.slice(0, 10), site: siteConfig.url + siteConfig.baseUrl});
      await Promise.all([...pages].map(([file, text]) => writeFile(path.join(folder, file), text)));
    },
  };
}

/** The manual pages, by file name. */
export function manPageFiles(origin: Omit<Origin, 'source'>): Map<string, string> {
  const source = `${product.name} ${version}`;
  return new Map(manPages().map((page) => [`${page.name}.${page.section}`, manPage(page, {...origin, source})]));
}
