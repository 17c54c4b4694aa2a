import {readFileSync} from 'node:fs';
import path from 'node:path';

import {inlineScript} from '../after-build/inlineScript';
import type {PageChange} from '../after-build/pageChange';

/** A script of Docusaurus's that waits until the page is read. */
const deferred = /<script src="?([^" >]+)"? defer(?:="")?><\/script>/g;

/** A script that stands in the page and runs where it stands; data for others has a type. */
const inline = /<script>.*?<\/script>/gs;

/** Where the part of a page begins that React draws. */
const drawn = /<div id="?__docusaurus[" >]/;

/**
 * Lets a page be painted as early as its style sheet is there. Browsers read no further at an inline script until the
 * style sheets before it have come: those at the beginning of the body move before them. And they fetch deferred
 * scripts at the same time as the style sheet: now a script at the end of the body asks for them, once it has come.
 */
export function paintEarly(): PageChange {
  const start = inlineScript(readFileSync(path.join(__dirname, 'startScripts.js'), 'utf8'));
  return (html, _, file) => {
    const body = drawn.exec(html)?.index;
    return body === undefined ? html : withScriptsLast(withStylesLast(html, body, file), start, file);
  };
}

/** The page with the inline scripts between the style sheets and the part that React draws before these. */
function withStylesLast(html: string, body: number, file: string): string {
  const styles = html.search(/<link rel="?stylesheet\b/);
  if (styles === -1 || styles > body) {
    throw unknownForm(file, 'no style sheet in its head');
  }
  const between = html.slice(styles, body);
  const moved = between.match(inline) ?? [];
  return html.slice(0, styles) + moved.join('') + between.replace(inline, '') + html.slice(body);
}

function withScriptsLast(html: string, start: string, file: string): string {
  const addresses = [...html.matchAll(deferred)].map(([, address]) => address!);
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || end === -1) {
    throw unknownForm(file, 'no deferred scripts, or no end of its body');
  }
  const script = `<script data-scripts="${addresses.join(' ')}">${start}</script>`;
  return html.slice(0, end).replace(deferred, '') + script + html.slice(end);
}

function unknownForm(file: string, found: string): Error {
  return new Error(
    `${file} has ${found}, so this version of Docusaurus writes pages in another form: ` +
      'adapt the patterns in src/plugins/early-paint/index.ts.',
  );
}
