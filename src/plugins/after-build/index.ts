import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Services} from '../../security/contentPolicy';
import links from '../../firewall/facts/links.json';
import {writeOfflineArchive} from '../offline-archive';
import {measureOfflineMode, writeOfflineWorker} from '../offline-mode';
import {fillSizes} from '../offline-mode/fillSizes';
import {writeSecurityHeaders} from '../security-headers';
import {addStructuredData, collectArticles, type Articles} from '../structured-data';
import {addTabChoice} from '../tab-choice';

import {afterOthers} from './afterOthers';
import {changePages} from './changePages';
import {lastCommit} from './lastCommit';
import {withoutAddress} from './notFoundPage';
import {precompress} from './precompress';

const name = 'after-build';

/**
 * What needs the files of all other plugins. Docusaurus lets all plugins finish a build at the same
 * time, so this one, the first of them, waits for the others.
 */
export default function afterBuild({siteConfig, siteDir, siteStorage, baseUrl}: LoadContext): Plugin {
  let articles: Articles;
  return {
    name,
    async allContentLoaded({allContent}) {
      articles = collectArticles(allContent, siteConfig.url);
    },
    async postBuild({outDir, plugins}) {
      await afterOthers(plugins, name);
      await changePages(outDir, [
        addStructuredData(siteConfig.url + baseUrl, articles),
        addTabChoice(siteStorage.namespace),
        withoutAddress,
      ]);
      await writeSecurityHeaders({outDir, baseUrl, services: siteConfig.customFields as Services});
      const archive = await writeOfflineArchive({
        outDir,
        baseUrl,
        siteUrl: siteConfig.url,
        title: siteConfig.title,
        version: links.product.docsVersion,
        date: await lastCommit(siteDir),
      });
      await fillSizes(outDir, {archive, mode: await measureOfflineMode(outDir)});
      await writeOfflineWorker(outDir);
      await precompress(outDir);
    },
  };
}
