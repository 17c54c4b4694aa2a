import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {belowBaseUrl} from '../../../urls/belowBaseUrl';
import {memoize} from '../../../lib/memoize';
import {pagesBelow} from '../../../lib/html/filesBelow';
import {fingerprint} from '../../security/fingerprint';

/** The style sheets of a build, for the pages that link them. Each is read when the first page needs it. */
export type InlineStyles = {
  /** Of those of this site at some addresses, as a policy names them; none of other sites. */
  fingerprintsOf: (addresses: readonly string[]) => string[];
  /** Of all that have been asked for. */
  fingerprints: () => string[];
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
export function writeInlineStyles(outDir: string, styles: InlineStyles): void {
  for (const name of pagesBelow(outDir)) {
    const file = path.join(outDir, name);
    const page = readFileSync(file);
    // Style sheets are linked in the head, and most of a page stands behind it.
    const end = page.indexOf('</head>');
    const head = end === -1 ? page : page.subarray(0, end);
    writeFileSync(file, Buffer.concat([Buffer.from(styles.putInto(head.toString())), page.subarray(head.length)]));
  }
}

/**
 * Opens the style sheets of a build, to stand in pages; those of other sites stay links. The attribute `data-href` tells
 * the runtime of the bundler which one is there already.
 * @throws when used: if a style sheet of this site is not in the build, or could end before its end
 */
export function openStyles({outDir, baseUrl}: {outDir: string; baseUrl: string}): InlineStyles {
  const known = new Map<string, StyleSheet>();
  const at = (address: string): StyleSheet | undefined => {
    const below = belowBaseUrl(address, baseUrl);
    return below === undefined
      ? undefined
      : memoize(known, address, () => readStyles(path.join(outDir, below), address));
  };
  return {
    fingerprintsOf: (linked) => linked.flatMap((address) => at(address)?.fingerprint ?? []),
    fingerprints: () => [...known.values()].map((styleSheet) => styleSheet.fingerprint),
    putInto: (html) =>
      html.replace(link, (whole, address: string) => {
        const styleSheet = at(address);
        return styleSheet === undefined ? whole : `<style data-href="${address}">${styleSheet.rules}</style>`;
      }),
  };
}

type StyleSheet = {rules: string; fingerprint: string};

function readStyles(file: string, address: string): StyleSheet {
  const rules = readFileSync(file, 'utf8');
  if (/<\/style/i.test(rules)) {
    throw new Error(`${address} has the words </style, which would end it within a page: write them in another way.`);
  }
  return {rules, fingerprint: fingerprint(rules)};
}
