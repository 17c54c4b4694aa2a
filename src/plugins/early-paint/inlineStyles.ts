import {Globby} from '@docusaurus/utils';
import {readFileSync, writeFileSync} from 'node:fs';
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

/** The addresses of the style sheets that a page links. */
export function linkedStyles(html: string): string[] {
  return [...html.matchAll(link)].map(([, address]) => address!);
}

/**
 * Puts the style sheets of this site into all pages of a build, which link them before, so that a page can be painted
 * when its HTML is there: the first visit of somebody far away waits for one answer less. Copies of many pages in one
 * place are made earlier and link them.
 */
export async function writeInlineStyles(outDir: string, styles: InlineStyles): Promise<void> {
  for (const name of await Globby('**/*.html', {cwd: outDir})) {
    const file = path.join(outDir, name);
    writeFileSync(file, styles.putInto(readFileSync(file, 'utf8')));
  }
}

/**
 * Reads style sheets of this site, to stand in pages. The attribute `data-href` tells the runtime of the bundler which
 * one is there already.
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
