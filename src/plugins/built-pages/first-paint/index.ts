import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {inlineScript} from '../inlineScript';
import type {PageChange} from '../pageChange';
import {firstStyleSheet} from '../styleSheets';

import {endOfFirstPart} from './endOfFirstPart';

/** A script of Docusaurus's that waits until the page is read. */
const deferred = /<script src="?([^" >]+)"? defer(?:="")?><\/script>/g;

/** The scripts of every page, which run what others of the page bring: these have to be there before. */
const ofEveryPage = /\/(?:runtime~)?main\.\w+\.js$/;

/** Where the part of a page begins that React draws. */
const drawn = /<div id="?__docusaurus[" >]/;

/** The font of text; the one of code is smaller, and not on every page. */
const textFont = /^atkinson-hyperlegible-next-.+\.woff2$/;

/**
 * Lets a page be painted as early as its HTML is there, and at once with all that its first screen shows. Browsers fetch
 * deferred scripts at the same time as the rest of the page: now a script in the head asks for them, when it has been
 * read. Another asks for the font where it would be in time. And while the first screen is only half read, browsers
 * that can wait do not paint it, because styling and laying out a half takes a slow processor half of the time again.
 */
export function paintEarly({outDir, baseUrl}: {outDir: string; baseUrl: string}): PageChange {
  const scriptOf = (file: string): string => inlineScript(readFileSync(path.join(__dirname, file), 'utf8'));
  const start = scriptOf('startScripts.js');
  const font = `<script data-font="${baseUrl}assets/fonts/${findTextFont(outDir)}">${scriptOf('chooseFonts.js')}</script>`;
  return (html, _, file) => {
    const body = drawn.exec(html)?.index;
    if (body === undefined) {
      return html;
    }
    const begin = html.slice(0, body);
    const addresses = [...begin.matchAll(deferred)].map(([, address]) => address!);
    if (addresses.length === 0) {
      throw unknownForm(file, 'no deferred scripts');
    }
    const styles = begin.search(firstStyleSheet);
    if (styles === -1) {
      throw unknownForm(file, 'no style sheet in its head');
    }
    const inOrder = [
      ...addresses.filter((address) => !ofEveryPage.test(address)),
      ...addresses.filter((address) => ofEveryPage.test(address)),
    ];
    const scripts = `<script data-scripts="${inOrder.join(' ')}">${start}</script>`;
    const id = endOfFirstPart(html);
    const wait = id === undefined ? '' : `<link rel="expect" href="#${id}" blocking="render">`;
    const first = begin.slice(0, styles).replace(deferred, '') + wait + font + scripts;
    return first + begin.slice(styles).replace(deferred, '') + html.slice(body);
  };
}

function findTextFont(outDir: string): string {
  const folder = path.join(outDir, 'assets/fonts');
  const found = readdirSync(folder).find((file) => textFont.test(file));
  if (found === undefined) {
    throw new Error(
      `${folder} has no font whose name fits ${textFont}: adapt the pattern in src/plugins/built-pages/first-paint/index.ts.`,
    );
  }
  return found;
}

function unknownForm(file: string, found: string): Error {
  return new Error(
    `${file} has ${found}, so this version of Docusaurus writes pages in another form: ` +
      'adapt the patterns in src/plugins/built-pages/first-paint/index.ts.',
  );
}
