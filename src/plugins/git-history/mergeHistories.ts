import type {FileHistory} from './readHistory';

/**
 * The history of a page that is made of several files, of which the first is its own; undefined when one of them has
 * none, since its date could then be any.
 */
export function mergeHistories(histories: readonly (FileHistory | undefined)[]): FileHistory | undefined {
  const [own, ...others] = histories;
  if (own === undefined || others.includes(undefined)) {
    return undefined;
  }
  const all = histories as readonly FileHistory[];
  const people = new Map<string, number>();
  for (const [name, changes] of all.flatMap((history) => [...history.people])) {
    people.set(name, (people.get(name) ?? 0) + changes);
  }
  return {created: own.created, changed: Math.max(...all.map(({changed}) => changed)), people};
}
