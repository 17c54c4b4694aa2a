import type {SearchAnswer, SearchHit} from './record';

type Read = {ok: true; answer: SearchAnswer} | {ok: false; fault: string};

/**
 * Reads what the search service answered. An answer that is not understood is a fault, since
 * "no results" would be a lie.
 * @param siteUrl origin of the site; addresses that begin with it become paths
 */
export function readAnswer(body: unknown, siteUrl: string): Read {
  const result = isObject(body) && Array.isArray(body.results) ? (body.results[0] as unknown) : undefined;
  if (!isObject(result)) {
    return fault('has no results');
  }
  const {hits, nbHits, queryID} = result;
  if (!Array.isArray(hits)) {
    return fault('has no list of hits');
  }
  if (typeof nbHits !== 'number') {
    return fault('does not say how many hits there are');
  }
  if (!hits.every(isHit)) {
    return fault('has hits that are no records of this site; fill the index with "npm run search:push"');
  }
  return {
    ok: true,
    answer: {
      hits: hits.map((hit) => ({...hit, url: toPath(hit.url, siteUrl)})),
      total: nbHits,
      ...(typeof queryID === 'string' && {queryID}),
    },
  };
}

function fault(what: string): Read {
  return {ok: false, fault: `The answer of the search service cannot be read: it ${what}.`};
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Looks at the fields without which a hit cannot be shown; the rest is trusted. */
function isHit(hit: unknown): hit is SearchHit {
  return (
    isObject(hit) &&
    typeof hit.objectID === 'string' &&
    typeof hit.url === 'string' &&
    isObject(hit.hierarchy) &&
    typeof hit.hierarchy.lvl0 === 'string'
  );
}

/** A crawler writes whole addresses, which would load the site anew. */
function toPath(url: string, siteUrl: string): string {
  return url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
}
