import type {LoadedPlugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {llmsFile, llmsFullFile, markdownAddress} from '../../addresses/markdownAddress';
import links from '../../firewall/facts/links.json';
import type {PageReader} from '../built-pages/pageReader';

import {copyOf, type Copy, type Site} from './copyOf';
import {llmsFullTxt, llmsTxt} from './llms';
import {docsOutline} from './outline';
import {readArticle} from './readArticle';

const {product} = links;

type Config = {url: string; baseUrl: string; tagline: string};

/** Writes each page of the docs and each post as Markdown too, and the lists of them. */
export function markdownExport({url, baseUrl, tagline}: Config, plugins: readonly LoadedPlugin[]): PageReader {
  const site: Site = {
    url,
    baseUrl,
    product: `${product.name} ${product.docsVersion}`,
    summary:
      `${tagline}: csf makes the rules, lfd reads the logs. This is the documentation of version ` +
      `${product.docsVersion}, the community fork of ${product.predecessor}.`,
  };
  const copies = new Map<string, Copy>();
  return {
    read(page) {
      const article = readArticle(page);
      if (article !== undefined) {
        copies.set(page.url, copyOf(article, site));
      }
    },
    finish(outDir) {
      const outline = docsOutline(plugins);
      copies.forEach(({markdown}, route) => {
        write(path.join(outDir, markdownAddress(route).slice(baseUrl.length)), markdown);
      });
      write(path.join(outDir, llmsFile), llmsTxt(site, outline, copies));
      write(path.join(outDir, llmsFullFile), llmsFullTxt(site, outline, copies));
    },
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
