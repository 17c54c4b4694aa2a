import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {FormsEnvironment} from '../../environment';
import {openSearchFile} from '../../features/search/node/headTags';
import {advisoryUrl} from '@sentinel/csf/answers/advisories';
import links from '@sentinel/csf/facts/links.json';
import {lastCommit} from '../git-history/readHistory';

type Options = {
  /** Whether the site is a preview or a copy. Docusaurus's own `noIndex` has the same effect here. */
  noIndex: boolean;
};

/**
 * Writes the files that programs look for at fixed paths: `/robots.txt`, `/.well-known/security.txt` with an expiry
 * date that every commit renews, and the search description that the head of every page links to.
 */
export default function rootFiles({siteConfig, siteDir}: LoadContext, options: unknown): Plugin {
  const {noIndex} = options as Options;
  return {
    name: 'root-files',
    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      const {contactEmail: email} = siteConfig.customFields?.forms as FormsEnvironment;
      const root = siteConfig.url + siteConfig.baseUrl;
      const changed = new Date((await lastCommit(siteDir)) ?? Date.now());
      await mkdir(folder, {recursive: true});
      await Promise.all([
        writeFile(path.join(outDir, 'robots.txt'), robotsTxt({root, noIndex: noIndex || siteConfig.noIndex})),
        writeFile(path.join(outDir, openSearchFile), openSearchXml({root, title: siteConfig.title})),
        writeFile(path.join(folder, 'security.txt'), securityTxt({root, email, changed})),
      ]);
    },
  };
}

/**
 * What crawlers may fetch, in the form of RFC 9309, and the URL of the sitemap.
 * @param site `root` is the URL of the site with a trailing slash; no crawler may fetch a `noIndex` site
 */
export function robotsTxt({root, noIndex}: {root: string; noIndex: boolean}): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}

/**
 * How a browser's address bar searches the site, in the form of OpenSearch 1.1.
 * @param site `root` is the URL of the site with a trailing slash
 */
export function openSearchXml({root, title}: {root: string; title: string}): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // At most 16 characters.
    `  <ShortName>${links.product.shortName}</ShortName>`,
    `  <Description>Search the documentation and the blog of ${title}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image type="image/svg+xml">${root}img/favicon.svg</Image>`,
    `  <Url type="text/html" template="${root}search/?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}

type Contact = {
  /** URL of the site with a trailing slash. */
  root: string;
  /** Email address of the project, if it has one. */
  email: string | undefined;
  /** When the site was last changed. */
  changed: Date;
};

const day = 86_400_000;

/** Days until the file expires. RFC 9116 recommends less than a year. */
const lifetime = 364;

/** Where to report vulnerabilities, in the form of RFC 9116. */
export function securityTxt({root, email, changed}: Contact): string {
  const expires = new Date(changed.getTime() + lifetime * day).toISOString().replace(/\.\d+Z$/, 'Z');
  const policy = `${root}contact/#security`;
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `# ${links.product.name}, the product`,
    `Contact: ${links.codeHost.repo}/security`,
    '# This site',
    `Contact: ${links.site.sourceRepo}/security`,
    '# Other ways',
    `Contact: ${policy}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${root}.well-known/security.txt`,
    `Policy: ${policy}`,
    `# Public records on the product: ${root.slice(0, -1)}${advisoryUrl()}`,
    '',
  ].join('\n');
}
