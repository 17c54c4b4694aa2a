import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pagesBelow} from '../../../lib/html/filesBelow';
import {memoize} from '../../../lib/memoize';
import {belowBaseUrl} from '../../../urls/paths';
import {fingerprint} from '../../../lib/node/fingerprint';

/** The style sheets of a build. Each is read when the first page needs it. */
export type InlineStyles = {
  /** Fingerprints, as a policy names them, of the style sheets of this site that a page links. */
  fingerprintsIn: (html: string) => string[];
  /** Fingerprints of all style sheets that pages have asked for. */
  fingerprints: () => string[];
  /** Replaces the links of a page by the rules of the style sheets. */
  putInto: (html: string) => string;
};

type StyleSheet = {rules: string; fingerprint: string};

const link = /<link rel=stylesheet href=([^ >]+)[^>]*>/g;

/**
 * Opens the style sheets of a build, to put them into pages; those of other sites stay links. The attribute `data-href`
 * tells the runtime of the bundler which one is there already.
 * @throws when used: if a style sheet of this site is not in the build, or would end too early in a page
 */
export function openStyles({outDir, baseUrl}: {outDir: string; baseUrl: string}): InlineStyles {
  const known = new Map<string, StyleSheet>();
  const at = (url: string): StyleSheet | undefined => {
    const file = belowBaseUrl(url, baseUrl);
    return file === undefined ? undefined : memoize(known, url, () => readStyles(path.join(outDir, file), url));
  };
  return {
    fingerprintsIn: (html) => [...html.matchAll(link)].flatMap(([, url]) => at(url!)?.fingerprint ?? []),
    fingerprints: () => [...known.values()].map((styleSheet) => styleSheet.fingerprint),
    putInto: (html) =>
      html.replace(link, (whole, url: string) => {
        const styleSheet = at(url);
        return styleSheet === undefined ? whole : `<style data-href="${url}">${styleSheet.rules}</style>`;
      }),
  };
}

/**
 * Puts the style sheets of this site into all pages of a build, so that the first visit of somebody far away waits for
 * one answer less. Copies of many pages in one file are made earlier and link the style sheets.
 */
export function writeInlineStyles(outDir: string, styles: InlineStyles): void {
  for (const name of pagesBelow(outDir)) {
    const file = path.join(outDir, name);
    const page = readFileSync(file);
    // Style sheets are linked in the head: most of the page need not be decoded.
    const end = page.indexOf('</head>');
    const head = end === -1 ? page : page.subarray(0, end);
    writeFileSync(file, Buffer.concat([Buffer.from(styles.putInto(head.toString())), page.subarray(head.length)]));
  }
}

function readStyles(file: string, url: string): StyleSheet {
  const rules = readFileSync(file, 'utf8');
  if (/<\/style/i.test(rules)) {
    throw new Error(`${url} has the words </style, which would end it within a page: write them in another way.`);
  }
  return {rules, fingerprint: fingerprint(rules)};
}
