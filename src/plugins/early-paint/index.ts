import {readFileSync} from 'node:fs';
import path from 'node:path';

import {inlineScript} from '../after-build/inlineScript';
import {fetchStylesAhead} from '../after-build/pageBeginning';
import type {PageChange} from '../after-build/pageChange';
import {firstStyleSheet} from '../after-build/styleSheets';

/** A script of Docusaurus's that waits until the page is read. */
const deferred = /<script src="?([^" >]+)"? defer(?:="")?><\/script>/g;

/** A script that stands in the page and runs where it stands; data for others has a type. */
const inline = /<script>.*?<\/script>/gs;

/** Where the part of a page begins that React draws. */
const drawn = /<div id="?__docusaurus[" >]/;

/**
 * Lets a page be painted as early as its style sheet is there. Browsers read no further at an inline script until the
 * style sheets before it have come: those at the beginning of the body move before them. And they fetch deferred
 * scripts at the same time as the style sheet: now a script in the head asks for them, a little later. What a page needs
 * they ask for before they read it, but only up to a content security policy in the page: so the style sheets are named
 * before that.
 */
export function paintEarly(): PageChange {
  const start = inlineScript(readFileSync(path.join(__dirname, 'startScripts.js'), 'utf8'));
  return (html, _, file) => {
    const body = drawn.exec(html)?.index;
    if (body === undefined) {
      return html;
    }
    const styles = html.search(firstStyleSheet);
    if (styles === -1 || styles > body) {
      throw unknownForm(file, 'no style sheet in its head');
    }
    const begin = html.slice(0, body);
    const addresses = [...begin.matchAll(deferred)].map(([, address]) => address!);
    if (addresses.length === 0) {
      throw unknownForm(file, 'no deferred scripts');
    }
    const between = begin.slice(styles).replace(deferred, '');
    const first = [`<script data-scripts="${addresses.join(' ')}">${start}</script>`, ...(between.match(inline) ?? [])];
    const changed = begin.slice(0, styles).replace(deferred, '') + first.join('') + between.replace(inline, '');
    return fetchStylesAhead(changed, file) + html.slice(body);
  };
}

function unknownForm(file: string, found: string): Error {
  return new Error(
    `${file} has ${found}, so this version of Docusaurus writes pages in another form: ` +
      'adapt the patterns in src/plugins/early-paint/index.ts.',
  );
}
