import {namesIn} from './names';
import type {Section} from './sections';
import {squeeze} from './words';

/** Parts of a section that are searched, and how much a hit in each counts. */
export const fields = [
  // Where the query is more than a name, a name in it is one word among others.
  {name: 'name', boost: 2, boostForNames: 6, textOf: ({heading}: Section) => namesWithAndWithoutSeparators(heading)},
  {name: 'title', boost: 3, textOf: ({record}: Section) => record.hierarchy.lvl1 ?? ''},
  {name: 'keywords', boost: 3, textOf: ({record}: Section) => (record.keywords ?? []).join(' ; ')},
  {name: 'heading', boost: 3.5, textOf: ({heading}: Section) => heading},
  {name: 'above', boost: 1, textOf: ({above}: Section) => above},
  {name: 'content', boost: 1, textOf: ({content}: Section) => content},
] as const;

function namesWithAndWithoutSeparators(heading: string): string {
  const names = namesIn(heading);
  return [...names, ...names.map(squeeze)].join(' ');
}
