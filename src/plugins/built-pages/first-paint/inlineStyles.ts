import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {pagesBelow} from '../../../lib/html/filesBelow';
import {memoize} from '../../../lib/memoize';
import {belowBaseUrl} from '../../../urls/paths';
import {fingerprint} from '../../../lib/node/fingerprint';

/** The style sheets of a build, each read on first use. */
type InlineStyles = {
  /** Fingerprints, in the policy's form, of the site's style sheets that a page links. */
  fingerprintsIn: (html: string) => string[];
  /** Fingerprints of all style sheets used by pages so far. */
  fingerprints: () => string[];
  /** Replaces a page's style sheet links with the rules themselves. */
  putInto: (html: string) => string;
};

type StyleSheet = {rules: string; fingerprint: string};

const link = /<link rel=stylesheet href=([^ >]+)[^>]*>/g;

/**
 * Opens the style sheets of a build, to put them into pages. Those of other sites stay links. The attribute `data-href`
 * tells the bundler's runtime which one is already loaded.
 * @throws when used: if a style sheet of this site is not in the build, or would end its element early
 */
export function openStyles({outDir, baseUrl}: {outDir: string; baseUrl: string}): InlineStyles {
  const known = new Map<string, StyleSheet>();
  const at = (url: string): StyleSheet | undefined => {
    const file = belowBaseUrl(url, baseUrl);
    return file === undefined ? undefined : memoize(known, url, () => readStyles(path.join(outDir, file), url));
  };
  return {
    fingerprintsIn: (html) => [...html.matchAll(link)].flatMap(([, url]) => at(url!)?.fingerprint ?? []),
    fingerprints: () => [...new Set([...known.values()].map((styleSheet) => styleSheet.fingerprint))],
    putInto: (html) =>
      html.replace(link, (whole, url: string) => {
        const styleSheet = at(url);
        return styleSheet === undefined ? whole : `<style data-href="${url}">${styleSheet.rules}</style>`;
      }),
  };
}

/**
 * Puts the site's style sheets into all pages of a build, which saves distant visitors a round trip on the first visit.
 * Copies of many pages in one file are made earlier and link the style sheets.
 */
export function writeInlineStyles(outDir: string, styles: InlineStyles): void {
  for (const name of pagesBelow(outDir)) {
    const file = path.join(outDir, name);
    const page = readFileSync(file);
    // Style sheets are linked in the head, so most of the page need not be decoded.
    const end = page.indexOf('</head>');
    const head = end === -1 ? page : page.subarray(0, end);
    writeFileSync(file, Buffer.concat([Buffer.from(styles.putInto(head.toString())), page.subarray(head.length)]));
  }
}

function readStyles(file: string, url: string): StyleSheet {
  const rules = readFileSync(file, 'utf8');
  if (/<\/style/i.test(rules)) {
    throw new Error(`${url} contains </style, which would end its element in a page: write it another way.`);
  }
  return {rules, fingerprint: fingerprint(rules)};
}
