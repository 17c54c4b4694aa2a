import {diffLines as compareLines} from 'diff';

/** One line of a comparison; a line that is the same has both numbers. */
export type DiffLine = {kind: 'same' | 'removed' | 'added'; text: string; before?: number; after?: number};

/** How far two files may be apart; beyond, a comparison shows nothing that helps. */
const mostEdits = 20_000;

/** Compares two texts line by line; undefined where they have too little in common. */
export function diffLines(before: string, after: string): DiffLine[] | undefined {
  const changes = compareLines(before, after, {
    stripTrailingCr: true,
    maxEditLength: mostEdits,
    timeout: 2000,
  });
  if (changes === undefined) {
    return undefined;
  }
  let [oldNumber, newNumber] = [0, 0];
  return changes.flatMap(({added, removed, value}) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DiffLine => {
        if (removed) {
          oldNumber += 1;
          return {kind: 'removed', text, before: oldNumber};
        }
        newNumber += 1;
        if (added) {
          return {kind: 'added', text, after: newNumber};
        }
        oldNumber += 1;
        return {kind: 'same', text, before: oldNumber, after: newNumber};
      }),
  );
}
