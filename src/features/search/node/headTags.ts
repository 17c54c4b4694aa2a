import type {SearchProvider} from '../../../environment';

type LinkTag = {tagName: 'link'; attributes: Record<string, string>};

/** The OpenSearch description, below the base URL. */
export const openSearchFile = 'opensearch.xml';

/**
 * Tags for the head of every page: the search description for the address bar, and an early connection to a search
 * service.
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
            // The client sends no cookies, and would not use a connection opened with them.
            crossorigin: 'anonymous',
          },
        },
      ]
    : [openSearch];
}
