import type {SearchProvider} from '../../../environment';

type LinkTag = {tagName: 'link'; attributes: Record<string, string>};

/** What tells browsers how to search the site from the address bar; below the base URL. */
export const openSearchFile = 'opensearch.xml';

/**
 * Tags for the head of every page: the description for the address bar, and what opens the way to a search service
 * before the first query.
 */
export function searchHeadTags(search: SearchProvider, {title, baseUrl}: {title: string; baseUrl: string}): LinkTag[] {
  const openSearch: LinkTag = {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: baseUrl + openSearchFile,
    },
  };
  return search.provider === 'hosted'
    ? [
        openSearch,
        {
          tagName: 'link',
          attributes: {
            rel: 'preconnect',
            href: `https://${search.appId}-dsn.algolia.net`,
            // The client's requests carry no cookies; a connection made with them would not be used.
            crossorigin: 'anonymous',
          },
        },
      ]
    : [openSearch];
}
