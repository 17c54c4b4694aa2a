/** What a visitor does at the filter. */
export const actions = ['first letter', 'further letter', 'deletion', 'Escape'] as const;

export type Action = (typeof actions)[number];

/** A key, and what pressing it does. */
export type Keystroke = {key: string; action: Action};

/** Types a word letter by letter, takes as many letters away again, types them once more and empties the field. */
export function keystrokesOf(word: string): Keystroke[] {
  const letters = [...word].map((key, place): Keystroke => ({
    key,
    action: place === 0 ? 'first letter' : 'further letter',
  }));
  const deletions = letters.map((): Keystroke => ({key: 'Backspace', action: 'deletion'}));
  return [...letters, ...deletions, ...letters, {key: 'Escape', action: 'Escape'}];
}
