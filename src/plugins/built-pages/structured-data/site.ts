import type {Organization, SoftwareApplication, WebSite} from 'schema-dts';

import links from '../../../product/facts/links.json';

const {product, codeHost, social, download} = links;

/** What the things are called that several pages speak of; `root` is the address of the site with a slash at its end. */
export const idOf = {
  organization: (root: string) => `${root}#organization`,
  webSite: (root: string) => `${root}#website`,
  software: (root: string) => `${root}#software`,
  blog: (root: string) => `${root}blog/`,
} as const;

/** Who makes the firewall and writes these pages, in short. */
export function publisher(root: string): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': idOf.organization(root),
    name: product.copyright[0]!.replace(/^\d+ /, ''),
    url: root,
  };
}

/** All that is known of them. */
export function organization(root: string): Exclude<Organization, string> {
  return {
    ...publisher(root),
    logo: `${root}img/icon-512.png`,
    sameAs: [codeHost.org, ...Object.values(social)],
  };
}

/** The site, whose search can be asked by an address. */
export function webSite(root: string): Exclude<WebSite, string> {
  // Search engines know this property by the vocabulary's rule for actions, not by its list.
  const search = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${root}search/?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': idOf.webSite(root),
    name: product.name,
    url: root,
    inLanguage: 'en',
    publisher: {'@id': idOf.organization(root)},
    potentialAction: search,
  };
}

/** The firewall; nobody has rated it here, and so nothing says so. */
export function software(root: string, description: string): Exclude<SoftwareApplication, string> {
  return {
    '@type': 'SoftwareApplication',
    '@id': idOf.software(root),
    name: product.name,
    alternateName: product.shortName,
    description,
    url: root,
    image: `${root}img/icon-512.png`,
    applicationCategory: 'SecurityApplication',
    operatingSystem: 'Linux',
    softwareVersion: product.docsVersion,
    downloadUrl: download.tarball,
    license: `${root}docs/license/`,
    isAccessibleForFree: true,
    offers: {'@type': 'Offer', price: 0, priceCurrency: 'USD'},
    softwareHelp: {'@type': 'CreativeWork', url: `${root}docs/intro/`},
    publisher: {'@id': idOf.organization(root)},
  };
}
