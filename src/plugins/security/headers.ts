import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterCharset, type PageChange} from '../../lib/html/builtPage';
import {contentPolicy, writeMetaPolicy, writePolicy, type Services} from '../../security/contentPolicy';
import {headersFile, nginxAssetHeaders, nginxHeaders, nginxSharedFiles} from '../../security/headerFiles';
import {securityHeaders} from '../../security/headers';

import {readPage} from './readPage';

/** Fingerprints of style sheets: of those that a page links, and of all that were asked for. */
type Styles = {fingerprintsIn: (html: string) => string[]; fingerprints: () => string[]};

type Build = {outDir: string; baseUrl: string; services: Services; styles: Styles};

/** What a server sends with the pages of a build, and the pages say themselves. */
export type SecurityHeaders = {
  /** Puts into a page, for hosts that send no headers, the policy, with no more in it than this page needs. */
  intoPage: PageChange;
  /**
   * To be called when all pages have been changed: writes the headers.
   * @throws if a page holds what the policy forbids; all places are named at once
   */
  write: () => void;
};

/** The theme hides its icons by a style attribute; a rule of the style sheet does it instead. */
const themeIcons = /(<svg\b[^>]*?) style="display: none;"/;

/** The theme also writes the colours of the announcement into a style attribute; `theme-styles` makes a rule of them. */
const announcementStyle = /(<div\b[^>]*\bclass="[^"]*\btheme-announcement-bar\b[^"]*"[^>]*?) style="[^"]*"/;

/**
 * Collects from the pages of a build what the policy has to allow. It allows the style sheets that a page links both as
 * files of the site and as part of the page.
 */
export function openSecurityHeaders({outDir, baseUrl, services, styles}: Build): SecurityHeaders {
  const errors: string[] = [];
  const allScripts = new Set<string>();
  return {
    intoPage: (built, _, file) => {
      const html = built.replace(themeIcons, '$1 class="theme-icons"').replace(announcementStyle, '$1');
      const page = readPage(html, file);
      errors.push(...page.errors, ...errorsOfFilms(page.foreignFilms, file, services));
      page.inlineScripts.forEach((script) => allScripts.add(script));
      const policy = contentPolicy(services, {
        scripts: page.inlineScripts,
        styles: styles.fingerprintsIn(html),
      });
      // Before all that it governs.
      const meta = `<meta http-equiv="Content-Security-Policy" content="${writeMetaPolicy(policy)}">`;
      return afterCharset(html, meta, file);
    },
    write: () => {
      if (errors.length > 0) {
        const list = errors.sort().join('\n');
        throw new Error(`The content security policy of this site forbids what stands in the pages:\n${list}`);
      }
      const headers = securityHeaders(
        writePolicy(contentPolicy(services, {scripts: [...allScripts].sort(), styles: styles.fingerprints().sort()})),
      );
      const write = (file: string, content: string): void => writeFileSync(path.join(outDir, file), content);
      mkdirSync(path.join(outDir, '_deploy/nginx'), {recursive: true});
      write('_headers', headersFile(headers, baseUrl));
      write('_deploy/nginx/headers.conf', nginxHeaders(headers));
      write('_deploy/nginx/asset-headers.conf', nginxAssetHeaders(headers));
      write('_deploy/nginx/shared-files.conf', nginxSharedFiles(baseUrl));
    },
  };
}

/** Films of other hosts that the policy would keep out. */
function errorsOfFilms(films: readonly string[], file: string, services: Services): string[] {
  return films
    .filter((address) => !(services.youTubeFilms && isYouTube(address)))
    .map(
      (address) =>
        `${file}: has a film of another host, ${address}: ` +
        (isYouTube(address)
          ? 'set youTubeFilms in docusaurus.config.ts, and say in the privacy policy what YouTube learns.'
          : 'put it into static/video.'),
    );
}

function isYouTube(address: string): boolean {
  return /^(https?:)?\/\/(www\.youtube\.com|youtu\.be|www\.youtube-nocookie\.com)\//.test(address);
}
