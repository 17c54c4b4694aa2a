import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Services} from '../../security/contentPolicy';
import links from '../../product/facts/links.json';
import {isPageFile} from '../../lib/html/filesBelow';
import {paintEarly} from './first-paint';
import {openStyles, writeInlineStyles} from './first-paint/inlineStyles';
import {markdownExport} from './markdown';
import {writeOfflineArchive} from '../../features/offline/build/archive';
import {measureOfflineMode, writeOfflineWorker} from '../../features/offline/build/worker';
import {fillSizes} from '../../features/offline/build/worker/fillSizes';
import {packPages} from '../../features/offline/build/worker/packPages';
import {pageList} from '../../features/not-found/build';
import {searchRecords} from '../../features/search/build/records';
import {openSecurityHeaders} from '../security';
import {socialCards} from './social-cards';
import {addStructuredData, collectArticles, type Articles} from './structured-data';
import {addTabChoice} from './tabs';

import {afterOthers} from './afterOthers';
import {lastCommit} from './lastCommit';
import {withoutAddress} from './notFoundPage';
import {precompress} from './precompress';
import {shortScripts} from './shortScripts';
import {takePages} from './takePages';

const name = 'after-build';

/**
 * All that is made of the pages as built, and needs the files of all other plugins. Docusaurus lets all plugins finish
 * a build at the same time, so this one, the first of them, waits for the others.
 */
export default function afterBuild(context: LoadContext): Plugin {
  const {siteConfig, siteDir, siteStorage, baseUrl} = context;
  let articles: Articles;
  return {
    name,
    async allContentLoaded({allContent}) {
      articles = collectArticles(allContent, siteConfig.url);
    },
    async postBuild({outDir, routesPaths, plugins}) {
      await afterOthers(plugins, name);
      const {title, titleDelimiter, tagline, url} = siteConfig;
      const styles = openStyles({outDir, baseUrl});
      const services = siteConfig.customFields as Services;
      const headers = openSecurityHeaders({outDir, baseUrl, services, styles});
      const site = {title, titleDelimiter, tagline, url, baseUrl};
      await takePages(
        {outDir, baseUrl, routesPaths},
        {
          readers: [searchRecords, pageList(site), markdownExport(site, plugins), socialCards(site)],
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
      const pages = packPages(outDir);
      await precompress(outDir, (file) => !isPageFile(file));
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
      await precompress(outDir, (file) => isPageFile(file) || [filled, worker].includes(file));
    },
  };
}
