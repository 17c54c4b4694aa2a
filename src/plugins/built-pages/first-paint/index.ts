import {readdirSync} from 'node:fs';
import path from 'node:path';

import {afterCharset, type PageChange} from '../../../lib/html/builtPage';
import {inlineScript} from '../inlineScripts';

/** A deferred script of Docusaurus. */
const deferred = /<script src=([^ >]+) defer><\/script>/g;

/** The scripts of every page, which run the code of the others, so they come last. */
const ofEveryPage = /\/(?:runtime~)?main\.\w+\.js$/;

/** The fonts of text and of code: a page with code needs both at once, or its code would have a font of the system. */
const fontFiles = {text: /^atkinson-hyperlegible-next-.+\.woff2$/, code: /^atkinson-hyperlegible-mono-.+\.woff2$/};

const hasCode = /<(?:code|pre)\b/;

/** Small elements that can mark a place in a page: their content is parsed with them. */
const small = /<(?:h[2-6]|figcaption|input)\b[^>]*? id="?([^" >]+)/g;

/** The id of everything below the navbar, including the footer. */
const wholePage = '__docusaurus_skipToContent_fallback';

/** Characters of HTML after the title within which a phone's first screen ends. */
const reach = 16_384;

/**
 * Lets the browser paint a page as soon as its HTML arrives, with its whole first screen at once. Deferred scripts
 * would be fetched together with the page, so a script requests them after the first frame instead. Another script
 * requests the fonts if they can arrive in time. Browsers that support it do not paint half of the first screen, because
 * doing style and layout twice takes a slow processor half as long again.
 */
export function paintEarly({outDir, baseUrl}: {outDir: string; baseUrl: string}): PageChange {
  const [text, code] = [fontFiles.text, fontFiles.code].map((pattern) => baseUrl + findFont(outDir, pattern));
  const fonts = inlineScript('first-paint/chooseFonts.js');
  const start = inlineScript('first-paint/startScripts.js');
  return (html, _, file) => {
    if (!html.includes('<div id=__docusaurus>')) {
      return html;
    }
    const urls = [...html.matchAll(deferred)].map(([, url]) => url!);
    if (urls.length === 0) {
      throw new Error(
        `${file} has no deferred scripts, so this version of Docusaurus writes pages differently: ` +
          'adapt the patterns in src/plugins/built-pages/first-paint/index.ts.',
      );
    }
    const inOrder = [...urls.filter((url) => !ofEveryPage.test(url)), ...urls.filter((url) => ofEveryPage.test(url))];
    const id = endOfFirstScreen(html);
    const wait = id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
    const choose = fonts({fonts: hasCode.test(html) ? `${text} ${code}` : text!});
    return afterCharset(html.replace(deferred, ''), wait + choose + start({scripts: inOrder.join(' ')}), file);
  };
}

/**
 * The id of an element after the first screen of a page, or of the whole page if it is short. A browser need not paint
 * before it has parsed that far. Undefined if that would keep a visitor waiting.
 */
export function endOfFirstScreen(html: string): string | undefined {
  const title = html.search(/<h1\b/);
  if (title === -1) {
    return undefined;
  }
  small.lastIndex = title;
  const found = small.exec(html);
  if (found !== null && found.index - title <= reach) {
    return found[1];
  }
  return html.length - title <= reach && html.includes(`id=${wholePage} `) ? wholePage : undefined;
}

function findFont(outDir: string, pattern: RegExp): string {
  const folder = path.join(outDir, 'assets/fonts');
  const found = readdirSync(folder).find((file) => pattern.test(file));
  if (found === undefined) {
    throw new Error(
      `${folder} has no font whose name matches ${pattern}: adapt the pattern in src/plugins/built-pages/first-paint/index.ts.`,
    );
  }
  return `assets/fonts/${found}`;
}
