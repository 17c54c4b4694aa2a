import {Globby} from '@docusaurus/utils';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {contentPolicy, writeMetaPolicy, writePolicy, type Services} from '../../security/contentPolicy';
import {headersFile, nginxAssetHeaders, nginxHeaders, nginxSharedFiles} from '../../security/headerFiles';
import {securityHeaders} from '../../security/headers';
import {afterBeginning} from '../after-build/pageBeginning';
import {inlineStyles, linkedStyles, type InlineStyles} from '../early-paint/inlineStyles';

import {readPage} from './readPage';

type Build = {outDir: string; baseUrl: string; services: Services};

/** The icons that the theme puts into every page are hidden by a rule of the style sheet instead. */
const themeIcons = /(<svg\b[^>]*?) style="display: none;"/;

/**
 * Writes the headers that a server sends with the finished site, and into every page, for hosts that send no headers,
 * the policy, with no more in it than this page needs. It allows the style sheets that a page links both as files of
 * the site and as part of the page.
 * @returns these style sheets
 * @throws if a page holds what the policy forbids; all places are named at once
 */
export async function writeSecurityHeaders({outDir, baseUrl, services}: Build): Promise<InlineStyles> {
  const files = (await Globby('**/*.html', {cwd: outDir})).sort();
  const read = (file: string): string =>
    readFileSync(path.join(outDir, file), 'utf8').replace(themeIcons, '$1 class="theme-icons"');
  const write = (file: string, content: string): void => writeFileSync(path.join(outDir, file), content);
  const needs = files.map((file) => {
    const html = read(file);
    return {file, styleSheets: linkedStyles(html), ...readPage(html, file)};
  });
  const faults = needs.flatMap((page) => [...page.faults, ...faultsOfFilms(page, services)]);
  if (faults.length > 0) {
    throw new Error(`The content security policy of this site forbids what stands in the pages:\n${faults.join('\n')}`);
  }
  const styles = inlineStyles(
    needs.flatMap(({styleSheets}) => styleSheets),
    {outDir, baseUrl},
  );
  const scripts = [...new Set(needs.flatMap(({inlineScripts}) => inlineScripts))].sort();
  const headers = securityHeaders(
    writePolicy(contentPolicy(services, {scripts, styles: styles.fingerprintsOf(styles.addresses)})),
  );
  for (const {file, inlineScripts, styleSheets} of needs) {
    const policy = contentPolicy(services, {scripts: inlineScripts, styles: styles.fingerprintsOf(styleSheets)});
    // Before all that it governs.
    const meta = `<meta http-equiv="Content-Security-Policy" content="${writeMetaPolicy(policy)}">`;
    write(file, afterBeginning(read(file), meta, file));
  }
  mkdirSync(path.join(outDir, '_deploy/nginx'), {recursive: true});
  write('_headers', headersFile(headers, baseUrl));
  write('_deploy/nginx/headers.conf', nginxHeaders(headers));
  write('_deploy/nginx/asset-headers.conf', nginxAssetHeaders(headers));
  write('_deploy/nginx/shared-files.conf', nginxSharedFiles(baseUrl));
  return styles;
}

/** Films of other hosts that the policy would keep out. */
function faultsOfFilms({file, foreignFilms}: {file: string; foreignFilms: string[]}, services: Services): string[] {
  return foreignFilms
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
