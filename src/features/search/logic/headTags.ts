import type {SearchProvider} from '../../../environment';

type LinkTag = {tagName: 'link'; attributes: {rel: string; href: string; crossorigin: string}};

/** Tags for the head of every page: they open the way to a search service before the first query. */
export function searchHeadTags(search: SearchProvider): LinkTag[] {
  return search.provider === 'hosted'
    ? [
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
    : [];
}
