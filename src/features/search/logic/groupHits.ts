import {memoize} from '../../../lib/memoize';
import type {SearchHit} from './record';

/** How many hits a group has, and a page in it, at most. */
const mostOfGroup = 5;
const mostOfPage = 3;

/** How many pages no page comes before that the search found later. */
const firstPages = 3;

/** Hits of the same section of the docs. */
type HitGroup = {name: string; hits: SearchHit[]};

/**
 * Puts the hits of each section of the docs together, where its best hit is, and those of a page together in it. The
 * first pages that the search found stay the first ones: until all of them have come, a group has no other page.
 */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const byUrl = new Map<string, SearchHit[]>();
  hits.forEach((hit) => memoize(byUrl, hit.url.split('#')[0]!, (): SearchHit[] => []).push(hit));
  const pages = [...byUrl.values()].map((members) => ({
    name: members[0]!.hierarchy.lvl0,
    hits: members.slice(0, mostOfPage),
  }));
  const names = [...new Set(pages.map(({name}) => name))];
  const end = Math.max(...pages.slice(0, firstPages).map(({name}) => names.indexOf(name)));
  return names.map((name, place) => ({
    name,
    hits: pages
      .filter((page, rank) => page.name === name && (rank < firstPages || place >= end))
      .flatMap((page) => page.hits)
      .slice(0, mostOfGroup),
  }));
}
