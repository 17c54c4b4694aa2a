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

/** The lines that hold every word. */
export function searchLines(lines: readonly Line[], words: readonly string[]): Line[] {
  return lines.filter(({text}) => words.every((word) => text.includes(word)));
}
