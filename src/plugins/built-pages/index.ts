import type {LoadContext, Plugin, Preset} from '@docusaurus/types';

import {pageList} from '../../features/not-found/node';
import {writeOfflineArchive} from '../../features/offline/node/archive';
import {measureOfflineMode, writeOfflineWorker} from '../../features/offline/node/worker';
import {fillSizes} from '../../features/offline/node/worker/fillSizes';
import {packPages} from '../../features/offline/node/worker/packPages';
import {searchRecords} from '../../features/search/node/records';
import {hasSeam} from '../../environment/seams';
import {isPageFile} from '../../lib/html/filesBelow';
import {openProjectCache} from '../../lib/node/buildCache';
import {addToStage, stage, stagesLine} from '../../lib/node/stages';
import {version} from '@sentinel/csf/model/version';
import type {Services} from '../../security/contentPolicy';
import {lastCommit} from '../git-history/readHistory';
import {openSecurityHeaders} from '../security/headers';

import {afterOthers} from './afterOthers';
import {paintEarly} from './first-paint';
import {openStyles, writeInlineStyles} from './first-paint/inlineStyles';
import {openRememberedTabs} from './inlineScripts';
import {markdownExport} from './markdown';
import {docsOutline} from './markdown/llms';
import {changedReader, readChanged} from './pageCache';
import {takePages, withoutOwnUrl} from './pages';
import {linkPageStyles} from './pageStyles';
import {precompress} from './precompress';
import {socialCards} from './social-cards';
import {addStructuredData, thingsOf} from './structuredData';

const name = 'built-pages';

type Options = {
  /** Brotli's level for what pages load; undefined for a quick build. */
  brotliLevel?: number;
};

/** A preset, because its plugins come before those that the configuration lists, and this one must be the first. */
export default function builtPagesPreset(_: LoadContext, options: Options): Preset {
  return {plugins: [(context: LoadContext) => builtPages(context, options)]};
}

/**
 * Runs every step that needs finished pages and the files of other plugins. The order matters: copies of the site
 * contain the finished pages, pages show the sizes of the copies, and compressed files come last.
 */
function builtPages({siteConfig, siteDir, siteStorage, baseUrl}: LoadContext, {brotliLevel}: Options): Plugin {
  const {title, titleDelimiter, tagline, url} = siteConfig;
  const paintsEarly = hasSeam('first-paint');
  let bundling = 0;
  return {
    name,
    configureWebpack() {
      bundling ||= performance.now();
      return {};
    },
    async postBuild({outDir, routesPaths, plugins}) {
      addToStage('content', bundling);
      addToStage('bundles and rendering', performance.now() - bundling);
      await stage('other plugins', () => afterOthers(plugins, name));
      const date = await lastCommit(siteDir);
      const site = {title, titleDelimiter, tagline, url, baseUrl};
      const styles = openStyles({outDir, baseUrl});
      const cache = openProjectCache(siteDir, name, {...site, outline: docsOutline(plugins)});
      const services = siteConfig.customFields as Services;
      const headers = openSecurityHeaders({outDir, baseUrl, services, styles});
      await takePages(
        {outDir, baseUrl, routesPaths},
        {
          readers: [
            changedReader(cache, 'search', searchRecords),
            changedReader(cache, 'list of pages', pageList(site)),
            changedReader(cache, 'Markdown', markdownExport(site, plugins)),
            changedReader(cache, 'cards', socialCards(site, cache)),
          ],
          changes: [
            linkPageStyles({outDir, baseUrl}),
            addStructuredData(readChanged(cache, 'structured data', (page) => thingsOf(page, url + baseUrl))),
            ...(hasSeam('remembered-tabs') ? [openRememberedTabs(siteStorage.namespace)] : []),
            withoutOwnUrl,
            ...(paintsEarly ? [paintEarly({outDir, baseUrl})] : []),
            headers.intoPage,
          ],
        },
      );
      cache.close();
      headers.write();
      const pages = packPages(outDir);
      await stage('compression', () => precompress(outDir, (file) => !isPageFile(file), brotliLevel));
      const archive = stage('archive', () =>
        writeOfflineArchive({outDir, baseUrl, siteUrl: url, title, version, date}),
      );
      const sizes = fillSizes(outDir, {
        archive,
        mode: measureOfflineMode(outDir, pages),
      });
      const worker = writeOfflineWorker({outDir, baseUrl}, pages);
      if (paintsEarly) {
        writeInlineStyles(outDir, styles);
      }
      await stage('compression', () =>
        precompress(outDir, (file) => isPageFile(file) || [sizes, worker].includes(file), brotliLevel),
      );
      console.log(stagesLine());
    },
  };
}
