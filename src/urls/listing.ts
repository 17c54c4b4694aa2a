type HeadTag = {tagName: 'meta'; attributes: {name: 'robots'; content: string}};

/** What every page of a preview says. No page says it of itself: those write "noindex" or "noindex, follow". */
const wholeSite = 'noindex, nofollow';

/**
 * Tags for the head of every page of a site that engines may not list. Not Docusaurus's own
 * `noIndex`: with that there is no sitemap, and a preview shall be what will be published.
 */
export function listingHeadTags(noIndex: boolean): HeadTag[] {
  return noIndex ? [{tagName: 'meta', attributes: {name: 'robots', content: wholeSite}}] : [];
}

/** Whether a page with these robots tags asks by itself not to be listed; that its site is a preview does not count. */
export function isUnlisted(robots: readonly string[]): boolean {
  return robots.some((content) => /noindex/.test(content) && content !== wholeSite);
}
