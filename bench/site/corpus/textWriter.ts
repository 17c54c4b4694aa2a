import {adjectives, headings, nouns, sentences, settingWords, verbs} from './words';

/** Writes the text of one page; the same random numbers give the same text. */
export type TextWriter = {
  sentence: () => string;
  /** Some sentences. */
  paragraph: () => string;
  /** A heading that the page does not have yet. */
  heading: () => string;
  setting: () => string;
  word: () => string;
  /** A whole number below a limit. */
  below: (limit: number) => number;
};

/** Begins a page. A few words of its own come back on it, as on a page that has a subject. */
export function textWriter(random: () => number): TextWriter {
  const below = (limit: number): number => Math.floor(random() * limit);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const subjects = Array.from({length: 5}, () => oneOf(nouns));
  const word = (): string => (random() < 0.4 ? oneOf(subjects) : oneOf(nouns));
  const setting = (): string => `${oneOf(settingWords.first)}_${oneOf(settingWords.second)}`;
  const gaps: Record<string, () => string> = {
    n: word,
    a: () => oneOf(adjectives),
    v: () => oneOf(verbs),
    V: () => capital(oneOf(verbs)),
    k: setting,
  };
  const fill = (template: string): string =>
    template.replace(/\{(\w)\}/g, (_, gap: string) => gaps[gap]!()).replace(/\b([Aa]) (?=[aeiou])/g, '$1n ');
  const sentence = (): string => fill(oneOf(sentences));
  const used = new Set<string>();
  return {
    sentence,
    paragraph: () => Array.from({length: 3 + below(3)}, sentence).join(' '),
    heading() {
      let text = fill(oneOf(headings));
      while (used.has(text)) {
        text = fill(oneOf(headings));
      }
      used.add(text);
      return text;
    },
    setting,
    word,
    below,
  };
}

/** The same text with a capital letter in front. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
