import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import type {Services} from '../../security/contentPolicy';
import links from '../../firewall/facts/links.json';
import {isPageFile} from '../built-pages/filesBelow';
import {hashSources} from '../built-pages/hashSources';
import {openReadings} from '../built-pages/readings';
import {paintEarly} from '../early-paint';
import {openStyles, writeInlineStyles} from '../early-paint/inlineStyles';
import {markdownExport} from '../markdown-export';
import {writeOfflineArchive} from '../offline-archive';
import {measureOfflineMode, writeOfflineWorker} from '../offline-mode';
import {fillSizes} from '../offline-mode/fillSizes';
import {packPages} from '../offline-mode/packPages';
import {pageList} from '../page-list';
import {searchRecords} from '../search-records';
import {openSecurityHeaders} from '../security-headers';
import {socialCards} from '../social-cards';
import {addStructuredData, collectArticles, type Articles} from '../structured-data';
import {addTabChoice} from '../tab-choice';

import {afterOthers} from './afterOthers';
import {lastCommit} from './lastCommit';
import {leaveQuickly} from './leaveQuickly';
import {withoutAddress} from './notFoundPage';
import {openPrecompressor} from './precompress';
import {keepPreviousBuild, type PreviousBuild} from './previousBuild';
import {shortScripts} from './shortScripts';
import {takePages} from './takePages';

const name = 'after-build';

/** Where other tools of this project keep what they made, too; `npm ci` empties it. */
const readingsFile = 'node_modules/.cache/built-pages';

/** Among the files that Docusaurus makes on the way to a build. */
const previousFolder = 'previous-build';

/**
 * All that is made of the pages as built, and needs the files of all other plugins. Docusaurus lets all plugins finish
 * a build at the same time, so this one, the first of them, waits for the others.
 */
export default function afterBuild(context: LoadContext): Plugin {
  const {siteConfig, siteDir, siteStorage, baseUrl} = context;
  let articles: Articles;
  let previous: PreviousBuild;
  return {
    name,
    async allContentLoaded({allContent}) {
      articles = collectArticles(allContent, siteConfig.url);
      if (process.env.NODE_ENV === 'production') {
        previous = keepPreviousBuild(context.outDir, path.join(context.generatedFilesDir, previousFolder));
      }
    },
    async postBuild({outDir, routesPaths, plugins}) {
      await afterOthers(plugins, name);
      const {title, titleDelimiter, tagline, url} = siteConfig;
      const styles = openStyles({outDir, baseUrl});
      const services = siteConfig.customFields as Services;
      const headers = openSecurityHeaders({outDir, baseUrl, services, styles});
      const site = {title, titleDelimiter, tagline, url, baseUrl};
      takePages(
        {outDir, baseUrl, routesPaths},
        {
          readers: [searchRecords, pageList(site), markdownExport(site, plugins), socialCards(site)],
          readings: openReadings(path.join(siteDir, readingsFile), JSON.stringify([site, hashSources(siteDir)])),
          changes: [
            shortScripts(),
            addStructuredData(siteConfig.url + baseUrl, articles),
            addTabChoice(siteStorage.namespace),
            withoutAddress,
            paintEarly({outDir, baseUrl}),
            headers.intoPage,
          ],
        },
      );
      headers.write();
      const {way, compress} = openPrecompressor(outDir, previous.folder);
      const pages = packPages(outDir);
      await compress((file) => !isPageFile(file));
      const archive = writeOfflineArchive({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        title: siteConfig.title,
        version: links.product.docsVersion,
        date: await lastCommit(siteDir),
      });
      const filled = fillSizes(outDir, {archive, mode: measureOfflineMode(outDir, pages)});
      const worker = writeOfflineWorker({outDir, baseUrl}, pages);
      writeInlineStyles(outDir, styles);
      await compress((file) => isPageFile(file) || [filled, worker].includes(file));
      previous.end(way);
      leaveQuickly();
    },
  };
}
