import links from '../../../../csf/facts/links.json';

import {escapeXml, tag} from './xhtml';

/** Metadata of the book. */
export type About = {
  title: string;
  /** Version of the product that the pages describe. */
  version: string;
  /** URL of the site with a trailing slash. */
  root: string;
  /** Time of the last commit, as `2026-11-22T10:00:00Z`. */
  modified: string;
  /** URL of the book, by which e-readers identify it. */
  identifier: string;
};

/** A file of the book, with its path relative to the package document. */
export type Item = {id: string; href: string; type: string; properties?: string};

/** A section of the table of contents. */
export type Chapters = {title: string; pages: readonly {title: string; href: string}[]};

const {product} = links;
const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Points to the package document. Readers open this file first. */
export const container =
  `${xml}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>` +
  '<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>\n';

/** The package document: all files, their order, and the metadata. */
export function packageFile({title, version, root, modified, identifier}: About, items: readonly Item[]): string {
  const meta = (property: string, value: string): string => tag('meta', {property}, escapeXml(value));
  const metadata = [
    tag('dc:identifier', {id: 'id'}, escapeXml(identifier)),
    tag('dc:title', {}, escapeXml(`${title} ${version}`)),
    tag('dc:language', {}, 'en'),
    tag('dc:publisher', {}, escapeXml(product.copyright[0]!.replace(/^\d+ /, ''))),
    tag('dc:source', {}, escapeXml(root)),
    tag('dc:rights', {}, escapeXml(`Copyright © ${product.copyright[0]}. ${product.license}`)),
    meta('dcterms:modified', modified.replace(/\.\d+Z$/, 'Z')),
    meta('schema:accessMode', 'textual'),
    meta('schema:accessModeSufficient', 'textual'),
    ...['structuralNavigation', 'tableOfContents', 'readingOrder'].map((one) =>
      meta('schema:accessibilityFeature', one),
    ),
    meta('schema:accessibilityHazard', 'none'),
  ];
  const manifest = items.map(({id, href, type, properties}) => {
    return `<item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`;
  });
  const spine = items.filter(({type}) => type === 'application/xhtml+xml').map(({id}) => `<itemref idref="${id}"/>`);
  return [
    `${xml}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">`,
    `<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata.join('\n')}</metadata>`,
    `<manifest>${manifest.join('\n')}</manifest>`,
    `<spine>${spine.join('')}</spine>`,
    '</package>\n',
  ].join('\n');
}

/** The first page: what the book is, its date, and where to find the newest pages. */
export function titlePage({title, version, root, modified}: About): string {
  return page('Title page', [
    '<p><img src="mark.svg" alt=""/></p>',
    tag('h1', {}, escapeXml(title)),
    tag('p', {}, `The documentation of version ${escapeXml(version)}, as of ${modified.slice(0, 10)}.`),
    tag('p', {}, `The newest pages are at ${tag('a', {href: root}, escapeXml(root))}`),
    ...product.copyright.map((line) => tag('p', {}, escapeXml(`Copyright © ${line}`))),
    tag('p', {}, 'Free software under the GNU General Public License, version 3.'),
    tag('p', {}, escapeXml(`${product.trademarkNotice}.`)),
  ]);
}

/** The table of contents, for people and for e-readers. */
export function contentsPage(parts: readonly Chapters[]): string {
  const entry = ({title, href}: {title: string; href: string}): string =>
    tag('li', {}, tag('a', {href}, escapeXml(title)));
  const list = parts.map(({title, pages}) => {
    return tag('li', {}, tag('span', {}, escapeXml(title)) + tag('ol', {}, pages.map(entry).join('')));
  });
  return page('Contents', [tag('nav', {'epub:type': 'toc'}, `<h1>Contents</h1>${tag('ol', {}, list.join(''))}`)]);
}

/**
 * A page of the book.
 * @param body its content, as XHTML
 */
export function page(title: string, body: readonly string[]): string {
  return [
    `${xml}<!DOCTYPE html>`,
    '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">',
    `<head><title>${escapeXml(title)}</title><link rel="stylesheet" href="book.css"/></head>`,
    `<body>${body.join('\n')}</body>`,
    '</html>\n',
  ].join('\n');
}
