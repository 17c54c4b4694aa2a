type HeadTag = {tagName: 'meta'; attributes: {name: 'robots'; content: string}};

/** The robots tag of every page of a preview. A page's own tag is "noindex" or "noindex, follow". */
const wholeSite = 'noindex, nofollow';

/**
 * Head tags for a site that search engines must not list. Docusaurus's own `noIndex` would remove the sitemap, but a
 * preview should be what will be published.
 */
export function listingHeadTags(noIndex: boolean): HeadTag[] {
  return noIndex ? [{tagName: 'meta', attributes: {name: 'robots', content: wholeSite}}] : [];
}

/** Whether a page with these robots tags itself asks not to be listed. The tag of a preview does not count. */
export function isUnlisted(robots: readonly string[]): boolean {
  return robots.some((content) => /noindex/.test(content) && content !== wholeSite);
}
