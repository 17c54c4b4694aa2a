import type {LoadContext, Plugin, Preset} from '@docusaurus/types';
import {statSync} from 'node:fs';
import path from 'node:path';

import {pageList} from '../../features/not-found/node';
import {writeOfflineArchive} from '../../features/offline/node/archive';
import {bookReader} from '../../features/offline/node/book';
import {measureOfflineMode, writeOfflineWorker} from '../../features/offline/node/worker';
import {fillSizes} from '../../features/offline/node/worker/fillSizes';
import {packPages} from '../../features/offline/node/worker/packPages';
import {bookFile} from '../../features/offline/logic/offlineFiles';
import {searchRecords} from '../../features/search/node/records';
import {hasSeam} from '../../environment/seams';
import {isPageFile} from '../../lib/html/filesBelow';
import {version} from '../../csf/version';
import type {Services} from '../../security/contentPolicy';
import {lastCommit} from '../git-history/readHistory';
import {openSecurityHeaders} from '../security/headers';

import {afterOthers} from './afterOthers';
import {paintEarly} from './first-paint';
import {openStyles, writeInlineStyles} from './first-paint/inlineStyles';
import {openRememberedTabs} from './inlineScripts';
import {markdownExport} from './markdown';
import {docsOutline} from './markdown/llms';
import {takePages, withoutOwnUrl} from './pages';
import {linkPageStyles} from './pageStyles';
import {precompress} from './precompress';
import {socialCards} from './social-cards';
import {addStructuredData} from './structuredData';

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
  return {
    name,
    async postBuild({outDir, routesPaths, plugins}) {
      await afterOthers(plugins, name);
      const date = await lastCommit(siteDir);
      const site = {title, titleDelimiter, tagline, url, baseUrl};
      const styles = openStyles({outDir, baseUrl});
      const services = siteConfig.customFields as Services;
      const headers = openSecurityHeaders({outDir, baseUrl, services, styles});
      const book = bookReader({...site, version, date}, docsOutline(plugins));
      await takePages(
        {outDir, baseUrl, routesPaths},
        {
          readers: [searchRecords, pageList(site), markdownExport(site, plugins), socialCards(site), book],
          changes: [
            linkPageStyles({outDir, baseUrl}),
            addStructuredData(url + baseUrl),
            ...(hasSeam('remembered-tabs') ? [openRememberedTabs(siteStorage.namespace)] : []),
            withoutOwnUrl,
            ...(paintsEarly ? [paintEarly({outDir, baseUrl})] : []),
            headers.intoPage,
          ],
        },
      );
      headers.write();
      const pages = packPages(outDir);
      await precompress(outDir, (file) => !isPageFile(file), brotliLevel);
      const archive = writeOfflineArchive({
        outDir,
        baseUrl,
        siteUrl: url,
        title,
        version,
        date,
      });
      const sizes = fillSizes(outDir, {
        archive,
        book: statSync(path.join(outDir, bookFile(version))).size,
        mode: measureOfflineMode(outDir, pages),
      });
      const worker = writeOfflineWorker({outDir, baseUrl}, pages);
      if (paintsEarly) {
        writeInlineStyles(outDir, styles);
      }
      await precompress(outDir, (file) => isPageFile(file) || [sizes, worker].includes(file), brotliLevel);
    },
  };
}
