import type {Thing} from 'schema-dts';

import {breadcrumbsOf, metasOf, type BuiltPage, type PageChange} from '../../lib/html/builtPage';
import {first, oneLine, textOf} from '../../lib/html/elements';
import links from '@sentinel/csf/facts/links.json';
import {version} from '@sentinel/csf/model/version';

import {readArticle, type Article} from './article';

const {product, codeHost, social, download} = links;

/**
 * Writes structured data for search engines into the head of a page, in the vocabulary of schema.org. This happens
 * after the build, because the theme would send it a second time in a script.
 * @param subjectOf what a page is about, as `thingsOf` says
 */
export function addStructuredData(subjectOf: (page: BuiltPage) => Thing[]): PageChange {
  return (html, page) => {
    const things = subjectOf(page);
    return things.length > 0 ? withStructuredData(html, things) : html;
  };
}

/**
 * The subject of a page; nothing for pages that are neither articles nor the home page.
 * @param root URL of the home page
 */
export function thingsOf(page: BuiltPage, root: string): Thing[] {
  const {canonical} = page.head;
  const [image] = metasOf(page.head, 'og:image');
  // A redirect has no picture of its own.
  if (canonical === undefined || image === undefined) {
    return [];
  }
  const article = readArticle(page);
  if (article !== undefined) {
    return [articleThing(page, article, {url: canonical, image}, root), breadcrumbList(page, article, canonical, root)];
  }
  return canonical === root ? siteThings(page, root) : [];
}

/** Puts the data at the end of the head. Nothing in it can close the element. */
export function withStructuredData(html: string, things: readonly Thing[]): string {
  const data = JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`);
}

function articleThing(
  {head}: BuiltPage,
  article: Article,
  {url, image}: {url: string; image: string},
  root: string,
): Thing {
  const {title, description, updated, published, authors} = article;
  const common = {
    '@id': url,
    url,
    headline: title,
    description,
    image,
    inLanguage: 'en',
    ...(updated !== undefined && {dateModified: updated}),
    publisher: organization(root),
  };
  if (!article.isPost) {
    return {
      '@type': 'TechArticle',
      ...common,
      author: {'@id': `${root}#organization`},
      about: {'@id': `${root}#software`},
      isPartOf: {'@type': 'WebSite', '@id': `${root}#website`, name: product.name, url: root},
    };
  }
  const tags = metasOf(head, 'article:tag').flatMap((list) => list.split(','));
  return {
    '@type': 'BlogPosting',
    ...common,
    ...(published !== undefined && {datePublished: published}),
    author: authors.map(({name, link}) => ({
      '@type': 'Person',
      name,
      ...(link !== undefined && {url: new URL(link, url).href}),
    })),
    ...(tags.length > 0 && {keywords: tags}),
    isPartOf: {'@type': 'Blog', '@id': `${root}blog/`, name: `${product.name} blog`, url: `${root}blog/`},
  };
}

/** The page's breadcrumbs that link to pages. A post shows none and is below the blog. */
function breadcrumbList(page: BuiltPage, {title, isPost}: Article, url: string, root: string): Thing {
  const shown = breadcrumbsOf(page).flatMap((step) => {
    const link = first(step.children, ({name}) => name === 'a');
    return link === undefined
      ? []
      : [{name: oneLine(textOf(link)) || 'Home', item: new URL(link.attribs.href!, url).href}];
  });
  const above = isPost
    ? [
        {name: 'Home', item: root},
        {name: 'Blog', item: `${root}blog/`},
      ]
    : shown.filter(({item}) => item !== url);
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: [...above, {name: title, item: url}].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** The people who make the firewall and write these pages. */
function organization(root: string) {
  return {
    '@type': 'Organization',
    '@id': `${root}#organization`,
    name: product.copyright[0]!.replace(/^\d+ /, ''),
    url: root,
  } as const;
}

/** The site with its search, its publisher and the firewall. No ratings: nobody has rated the firewall here. */
function siteThings({head}: BuiltPage, root: string): Thing[] {
  const publisher = {'@id': `${root}#organization`};
  const search = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${root}search/?q={search_term_string}`},
    // Search engines know this property from the vocabulary's rule for actions; its list does not have it.
    'query-input': 'required name=search_term_string',
  } as const;
  return [
    {
      '@type': 'WebSite',
      '@id': `${root}#website`,
      name: product.name,
      url: root,
      inLanguage: 'en',
      publisher,
      potentialAction: search,
    },
    {
      ...organization(root),
      logo: `${root}img/icon-512.png`,
      sameAs: [codeHost.org, ...Object.values(social)],
    },
    {
      '@type': 'SoftwareApplication',
      '@id': `${root}#software`,
      name: product.name,
      alternateName: product.shortName,
      description: metasOf(head, 'description')[0] ?? '',
      url: root,
      image: `${root}img/icon-512.png`,
      applicationCategory: 'SecurityApplication',
      operatingSystem: 'Linux',
      softwareVersion: version,
      downloadUrl: download.tarball,
      license: `${root}docs/license/`,
      isAccessibleForFree: true,
      offers: {'@type': 'Offer', price: 0, priceCurrency: 'USD'},
      softwareHelp: {'@type': 'CreativeWork', url: `${root}docs/intro/`},
      publisher,
    },
  ];
}
