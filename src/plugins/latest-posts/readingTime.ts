import type {ReadingTimeFunctionOption} from '@docusaurus/plugin-content-blog';

const wordsPerMinute = 200;

/** One word, for which nobody needs to know the rules of a language. */
const plainWord = /^[a-z]+[.,:;?!)]?$/i;

/**
 * Minutes that a post takes to read: what Docusaurus finds too, which lets `Intl.Segmenter` look for words in the
 * whole text. No word has spaces in it, and most of what stands between them comes again, or is plainly a word.
 */
export const readingTime: ReadingTimeFunctionOption = ({content, locale}) => {
  const segmenter = new Intl.Segmenter(locale, {granularity: 'word'});
  const known = new Map<string, number>();
  let words = 0;
  for (const piece of content.split(/\s+/)) {
    const count = plainWord.test(piece) ? 1 : (known.get(piece) ?? wordsIn(piece, segmenter));
    known.set(piece, count);
    words += count;
  }
  return Math.round((words / wordsPerMinute) * 100) / 100;
};

function wordsIn(piece: string, segmenter: Intl.Segmenter): number {
  return [...segmenter.segment(piece)].filter(({isWordLike}) => isWordLike).length;
}
