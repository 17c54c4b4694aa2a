import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {llmsFile, llmsFullFile, markdownAddress} from '../../addresses/markdownAddress';
import links from '../../firewall/facts/links.json';
import {readBuiltPage} from '../search-records/readBuiltPages';

import {copyOf, type Copy, type Site} from './copyOf';
import {llmsFullTxt, llmsTxt} from './llms';
import {docsOutline} from './outline';
import {readArticle} from './readArticle';

const {product} = links;

/** Writes each page of the docs and each post as Markdown too, from the pages as built, and the lists of them. */
export default function markdownExport({siteConfig, baseUrl}: LoadContext): Plugin {
  const site: Site = {
    url: siteConfig.url,
    baseUrl,
    product: `${product.name} ${product.docsVersion}`,
    summary:
      `${siteConfig.tagline}: csf makes the rules, lfd reads the logs. This is the documentation of version ` +
      `${product.docsVersion}, the community fork of ${product.predecessor}.`,
  };
  return {
    name: 'markdown-export',
    async postBuild({outDir, routesPaths, plugins}) {
      const copies = new Map<string, Copy>();
      for (const route of routesPaths) {
        const article = readArticle(await readBuiltPage({outDir, baseUrl}, route));
        if (article !== undefined) {
          copies.set(route, copyOf(article, site));
        }
      }
      const outline = docsOutline(plugins);
      const files = [
        ...[...copies].map(([route, {markdown}]) => [markdownAddress(route).slice(baseUrl.length), markdown] as const),
        [llmsFile, llmsTxt(site, outline, copies)] as const,
        [llmsFullFile, llmsFullTxt(site, outline, copies)] as const,
      ];
      await Promise.all(files.map(([file, text]) => write(path.join(outDir, file), text)));
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
