import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fingerprint} from '../security-headers/fingerprint';

/** The style sheets of a build, for the pages that link them. */
export type InlineStyles = {
  /** Where those of this site are. */
  addresses: readonly string[];
  /** Of those at some addresses, as a policy names them; none of other sites. */
  fingerprintsOf: (addresses: readonly string[]) => string[];
  /** The page with the rules of the style sheets in the place of the links to them. */
  putInto: (html: string) => string;
};

/** A link to a style sheet, in either of the forms in which Docusaurus writes pages. */
const link = /<link rel="?stylesheet"? href="?([^" >]+)[^>]*>/g;

/** A style sheet that has been put into a page. */
const inPage = /<style data-href="([^"]+)">.*?<\/style>/gs;

/** The same for scripts in browsers, as the source of a pattern with the flags `gs`; its group is the address. */
export const styleInPage = inPage.source;

/** The page with links to the style sheets that have been put into it, for copies of many pages in one place. */
export function linkStyles(html: string): string {
  return html.replace(inPage, '<link rel="stylesheet" href="$1">');
}

/** The addresses of the style sheets that a page links. */
export function linkedStyles(html: string): string[] {
  return [...html.matchAll(link)].map(([, address]) => address!);
}

/**
 * Puts style sheets of this site into the pages that link them, so that a page can be painted when its HTML is there:
 * the first visit of somebody far away waits for one answer less. The attribute `data-href` tells the runtime of the
 * bundler which style sheet is there already, and the offline copies which one to link.
 * @param addresses what pages link; those of other sites stay links
 * @throws if a style sheet of this site is not in the build, or could end before its end
 */
export function inlineStyles(
  addresses: Iterable<string>,
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): InlineStyles {
  const own = [...new Set(addresses)].filter((address) => address.startsWith(baseUrl) && !address.startsWith('//'));
  const rules = new Map(
    own.map((address) => [address, readFileSync(path.join(outDir, address.slice(baseUrl.length)), 'utf8')]),
  );
  const broken = [...rules].find(([, text]) => /<\/style/i.test(text));
  if (broken !== undefined) {
    throw new Error(`${broken[0]} has the words </style, which would end it within a page: write them in another way.`);
  }
  const fingerprints = new Map([...rules].map(([address, text]) => [address, fingerprint(text)]));
  return {
    addresses: own,
    fingerprintsOf: (linked) => linked.flatMap((address) => fingerprints.get(address) ?? []),
    putInto: (html) =>
      html.replace(link, (whole, address: string) => {
        const text = rules.get(address);
        return text === undefined ? whole : `<style data-href="${address}">${text}</style>`;
      }),
  };
}
