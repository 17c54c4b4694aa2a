/**
 * What each part of the ranking counts. `npm run measure search -- --weights` tries others on the development halves
 * of the lists, and prints those that find more.
 */
export const weights = {
  field: {name: 2, title: 3, keywords: 4, questions: 1.5, heading: 3.5, above: 1, page: 0.5, content: 1},
  word: {
    /** The docs' word for the one that was typed, and other words that mean the same. */
    typed: 1.1,
    synonym: 0.35,
    /** A word of a sentence that says nothing about its subject. */
    filler: 0.35,
    /** An unfinished word, or one that begins a name. */
    prefix: 0.7,
    /** A name without separators, and all parts of one together. */
    squeezed: 0.8,
    parts: 0.4,
    /** What the query need not have: an unfinished word, csf or lfd, words that are a name together. */
    optional: 0.8,
    /** A query that is one name. */
    wholeName: 6,
    /** Information of a word that the index does not have: as much as that of a word of one section in a thousand. */
    unknown: 7,
    /** Rarity of a word that counts once in a sentence: that of a word of one section in fifty. */
    common: 4,
  },
  section: {
    /** What a heading, keyword or question adds that says all that was asked: of words, and of a sentence. */
    likeWords: 3,
    likeSentence: 5,
    sameSentence: 3,
    powerOfWords: 2,
    powerOfSentence: 1.5,
    /** A heading about the opposite. */
    opposite: 0.2,
    /** A section without any word, so that only its page has them. */
    least: 0.4,
    power: 2,
    /** How much its page counts. */
    page: 0.5,
    /** The top of a page beside its sections, unless its title says what was asked. */
    top: 0.2,
    /** How much more the first section of a guide counts. */
    first: 1,
  },
  page: {
    /** What further sections that match add to the first. */
    more: 0.25,
  },
};
