/** A line of the list, with what it says in small letters. */
export type Line = {element: HTMLElement; text: string};

/** Reads the lines of a list once, so that no key has to. */
export function readLines(list: HTMLElement): Line[] {
  return Array.from(list.querySelectorAll('li'), (element) => ({element, text: element.textContent.toLowerCase()}));
}

/** The words of a query, in small letters. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Finds the lines that hold every word of a query. What a query finds that goes on where the last one ended is
 * among what that one found, and what a first letter finds is known before, so that keys look at few lines.
 */
export function createSearch(lines: readonly Line[]): (query: string) => readonly Line[] {
  const byLetter = groupByLetter(lines);
  let last = {query: '', found: lines};
  return (query) => {
    if (query.length === 1) {
      last = {query, found: byLetter.get(query) ?? []};
      return last.found;
    }
    const among = query.startsWith(last.query) ? last.found : lines;
    const words = wordsOf(query);
    last = {query, found: among.filter(({text}) => words.every((word) => text.includes(word)))};
    return last.found;
  };
}

/** The lines that hold a letter or sign, in their order. */
function groupByLetter(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    for (const letter of new Set(line.text)) {
      const group = groups.get(letter);
      if (group === undefined) {
        groups.set(letter, [line]);
      } else {
        group.push(line);
      }
    }
  }
  return groups;
}
