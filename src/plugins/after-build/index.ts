import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import type {Services} from '../../security/contentPolicy';
import links from '../../firewall/facts/links.json';
import {hashSources} from '../built-pages/hashSources';
import {openReadings} from '../built-pages/readings';
import {paintEarly} from '../early-paint';
import {writeInlineStyles} from '../early-paint/inlineStyles';
import {markdownExport} from '../markdown-export';
import {writeOfflineArchive} from '../offline-archive';
import {measureOfflineMode, writeOfflineWorker} from '../offline-mode';
import {fillSizes} from '../offline-mode/fillSizes';
import {packPages} from '../offline-mode/packPages';
import {pageList} from '../page-list';
import {searchRecords} from '../search-records';
import {writeSecurityHeaders} from '../security-headers';
import {socialCards} from '../social-cards';
import {addStructuredData, collectArticles, type Articles} from '../structured-data';
import {addTabChoice} from '../tab-choice';

import {afterOthers} from './afterOthers';
import {lastCommit} from './lastCommit';
import {withoutAddress} from './notFoundPage';
import {openPrecompressor} from './precompress';
import {shortScripts} from './shortScripts';
import {takePages} from './takePages';

const name = 'after-build';

/** Where other tools of this project keep what they made, too; `npm ci` empties it. */
const readingsFile = 'node_modules/.cache/built-pages';

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * All that is made of the pages as built, and needs the files of all other plugins. Docusaurus lets all plugins finish
 * a build at the same time, so this one, the first of them, waits for the others.
 */
export default function afterBuild({siteConfig, siteDir, siteStorage, baseUrl}: LoadContext): Plugin {
  let articles: Articles;
  return {
    name,
    async allContentLoaded({allContent}) {
      articles = collectArticles(allContent, siteConfig.url);
    },
    async postBuild({outDir, routesPaths, plugins}) {
      await afterOthers(plugins, name);
      const {title, titleDelimiter, tagline, url} = siteConfig;
      const site = {title, titleDelimiter, tagline, url, baseUrl};
      await takePages(
        {outDir, baseUrl, routesPaths},
        {
          readers: [searchRecords, pageList(site), markdownExport(site, plugins), socialCards(site)],
          readings: openReadings(path.join(siteDir, readingsFile), JSON.stringify([site, await hashSources(siteDir)])),
          changes: [
            shortScripts(),
            addStructuredData(siteConfig.url + baseUrl, articles),
            addTabChoice(siteStorage.namespace),
            withoutAddress,
            paintEarly({outDir, baseUrl}),
          ],
        },
      );
      const styles = await writeSecurityHeaders({outDir, baseUrl, services: siteConfig.customFields as Services});
      const precompress = await openPrecompressor(outDir);
      const pages = await packPages(outDir);
      await precompress((file) => !isPage(file));
      const archive = await writeOfflineArchive({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        title: siteConfig.title,
        version: links.product.docsVersion,
        date: await lastCommit(siteDir),
      });
      const filled = await fillSizes(outDir, {archive, mode: await measureOfflineMode(outDir, pages)});
      const worker = await writeOfflineWorker(outDir, pages);
      await writeInlineStyles(outDir, styles);
      await precompress((file) => isPage(file) || [filled, worker].includes(file));
    },
  };
}
