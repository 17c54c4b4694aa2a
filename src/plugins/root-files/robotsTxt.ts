type Site = {
  /** Address of the site with a slash at its end. */
  root: string;
  /** Whether the site is a preview or a copy, which no program shall crawl. */
  noIndex: boolean;
};

/** What crawlers may fetch, in the form of RFC 9309, and where they find the list of pages. */
export function robotsTxt({root, noIndex}: Site): string {
  return noIndex ? 'User-agent: *\nDisallow: /\n' : `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
}
