import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {afterCharset, type PageChange} from '../../lib/html/builtPage';
import {contentPolicy, writeMetaPolicy, writePolicy, type Services} from '../../security/contentPolicy';
import {headersFile, nginxAssetHeaders, nginxHeaders, nginxSharedFiles} from '../../security/headerFiles';
import {linkHeader, securityHeaders} from '../../security/headers';

import {readPage} from './readPage';

/** Fingerprints of the style sheets that a page links, and of all style sheets in use. */
type Styles = {fingerprintsIn: (html: string) => string[]; fingerprints: () => string[]};

type Build = {outDir: string; baseUrl: string; services: Services; styles: Styles};

/** The security headers of a build, for servers and in the pages themselves. */
type SecurityHeaders = {
  /** Puts a policy with only what this page needs into the page, for hosts that send no headers. */
  intoPage: PageChange;
  /**
   * Writes the headers. Call it after all pages are changed.
   * @throws if pages contain what the policy forbids; the error names all places at once
   */
  write: () => void;
};

/** The theme hides its icons with a style attribute; our style sheet does it instead. */
const themeIcons = /(<svg\b[^>]*?) style="display: none;"/;

/**
 * Collects from the pages of a build what the policy has to allow. It allows a page's style sheets both as files of the
 * site and as part of the page.
 */
export function openSecurityHeaders({outDir, baseUrl, services, styles}: Build): SecurityHeaders {
  const errors: string[] = [];
  const allScripts = new Set<string>();
  return {
    intoPage: (built, _, file) => {
      const html = built.replace(themeIcons, '$1 class="theme-icons"');
      const page = readPage(html, file);
      errors.push(...page.errors, ...errorsOfFilms(page.foreignFilms, file, services));
      page.inlineScripts.forEach((script) => allScripts.add(script));
      const policy = contentPolicy(services, {
        scripts: page.inlineScripts,
        styles: styles.fingerprintsIn(html),
      });
      // Before everything that it governs.
      const meta = `<meta http-equiv="Content-Security-Policy" content="${writeMetaPolicy(policy)}">`;
      return afterCharset(html, meta, file);
    },
    write: () => {
      if (errors.length > 0) {
        const list = errors.sort().join('\n');
        throw new Error(`The content security policy of this site forbids content of its pages:\n${list}`);
      }
      const policy = contentPolicy(services, {scripts: [...allScripts].sort(), styles: styles.fingerprints().sort()});
      const headers = [...securityHeaders(writePolicy(policy)), linkHeader(baseUrl)];
      const write = (file: string, content: string): void => writeFileSync(path.join(outDir, file), content);
      mkdirSync(path.join(outDir, '_deploy/nginx'), {recursive: true});
      write('_headers', headersFile(headers, baseUrl));
      write('_deploy/nginx/headers.conf', nginxHeaders(headers));
      write('_deploy/nginx/asset-headers.conf', nginxAssetHeaders(headers));
      write('_deploy/nginx/shared-files.conf', nginxSharedFiles(baseUrl));
    },
  };
}

/** Films from other hosts that the policy would block. */
function errorsOfFilms(films: readonly string[], file: string, services: Services): string[] {
  return films
    .filter((address) => !(services.youTubeFilms && isYouTube(address)))
    .map(
      (address) =>
        `${file}: has a film from another host, ${address}: ` +
        (isYouTube(address)
          ? 'set youTubeFilms in docusaurus.config.ts, and say in the privacy policy what YouTube learns.'
          : 'put it into static/video.'),
    );
}

function isYouTube(address: string): boolean {
  return /^(https?:)?\/\/(www\.youtube\.com|youtu\.be|www\.youtube-nocookie\.com)\//.test(address);
}
