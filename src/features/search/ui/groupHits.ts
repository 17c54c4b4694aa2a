import type {SearchHit} from '@site/src/features/search/logic/record';

export type HitGroup = {name: string; hits: SearchHit[]};

/** Puts hits of the same name together, in the order in which each name comes first; `most` hits of each. */
export function groupHits(
  hits: readonly SearchHit[],
  nameOf: (hit: SearchHit) => string,
  most = Number.POSITIVE_INFINITY,
): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    if (group.length < most) {
      group.push(hit);
    }
  }
  return [...groups].map(([name, members]) => ({name, hits: members}));
}
