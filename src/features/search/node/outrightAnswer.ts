/** Minimum and maximum length of an answer, in characters. */
const lengths = {least: 15, most: 260};

/** Pages whose headings are names, each followed by its definition. */
const definitions = /\/docs\/(glossary|reference\/settings\/[\w-]+)\/#/;

/**
 * Whether the first paragraph below a heading answers its question, or says what its name means, without a mark of the
 * writer.
 */
export function answersOutright(url: string, heading: string, paragraph: string): boolean {
  return (
    definitions.test(url) ||
    (/^(is|are|does|do|can|may|should|will)\b.*\?$/i.test(heading) && /^(yes|no|not)\b/i.test(paragraph))
  );
}

/**
 * How many characters of a paragraph are an answer in whole sentences: 0 if it begins with none, or the next block
 * completes it.
 * @param links the texts of its links
 */
export function answerLength(paragraph: string, links: readonly string[]): number {
  // "…: temporary blocks." is not an answer by itself.
  const said = paragraph.replace(/: ([^:.]+)\.$/, (end, link: string) => (links.includes(link) ? '.' : end));
  const sentences = said.match(/.+?[.](?=\s[A-Z`"]|$)|.+$/g) ?? [];
  let length = 0;
  for (const sentence of sentences) {
    const next = length + sentence.length;
    // "How both work together." only leads on.
    const isLink = links.includes(sentence.trim().replace(/\.$/, ''));
    if (next > lengths.most || !sentence.endsWith('.') || isLink) {
      break;
    }
    length = next;
  }
  return length < lengths.least ? 0 : length;
}
