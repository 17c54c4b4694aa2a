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
 * among what that one found, so that most keys look at few lines.
 */
export function createSearch(lines: readonly Line[]): (query: string) => readonly Line[] {
  let last = {query: '', found: lines};
  return (query) => {
    const among = query.startsWith(last.query) ? last.found : lines;
    const words = wordsOf(query);
    last = {query, found: among.filter(({text}) => words.every((word) => text.includes(word)))};
    return last.found;
  };
}
