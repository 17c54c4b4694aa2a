import type {LoadedPlugin} from '@docusaurus/types';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {llmsFile, llmsFullFile, markdownAddress} from '../../../urls/markdownAddress';
import links from '../../../product/facts/links.json';
import type {PageReader} from '../../../lib/html/builtPage';

import {copyOf, type Copy, type Site} from './copyOf';
import {llmsFullTxt, llmsTxt} from './llms';
import {docsOutline} from './outline';
import {readArticle} from './readArticle';

const {product} = links;

type Config = {url: string; baseUrl: string; tagline: string};

/** Writes each page of the docs and each post as Markdown too, and the lists of them. */
export function markdownExport(
  {url, baseUrl, tagline}: Config,
  plugins: readonly LoadedPlugin[],
): PageReader<Copy | undefined> {
  const site: Site = {
    url,
    baseUrl,
    product: `${product.name} ${product.docsVersion}`,
    summary:
      `${tagline}: csf makes the rules, lfd reads the logs. This is the documentation of version ` +
      `${product.docsVersion}, the community fork of ${product.predecessor}.`,
  };
  return {
    read(page) {
      const article = readArticle(page);
      return article && copyOf(article, site);
    },
    finish(outDir, copiesOfPages) {
      const copies = new Map([...copiesOfPages].flatMap(([url, copy]) => (copy ? [[url, copy]] : [])));
      const outline = docsOutline(plugins);
      copies.forEach(({markdown}, url) => {
        write(path.join(outDir, markdownAddress(url).slice(baseUrl.length)), markdown);
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
