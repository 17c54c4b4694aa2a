import type {ContentError} from '../../src/lib/node/contentError';
import type {Prose} from './readProse';

/** Words in a sentence. Google's and Microsoft's style guides ask for fewer than 26 and about 25. */
const longestSentence = 25;
/** Grade of Flesch and Kincaid for a whole file: a reader of about 15 years. */
const highestGrade = 9;
/** Share of sentences in the passive voice that a file may have. */
const mostPassive = 0.1;
/** A shorter text is too short to grade. */
const fewestSentences = 10;

type Sentence = {text: string; line: number; words: string[]; isPassive: boolean};

/** Finds sentences that are too long, and files with too many hard words or too much passive voice. Tables are exempt. */
export function checkReadability(file: string, prose: readonly Prose[]): ContentError[] {
  const sentences = sentencesOf(prose);
  const long = sentences
    .filter(({words}) => words.length > longestSentence)
    .map(({text, line, words}) => ({
      file,
      line,
      message: `a sentence of ${words.length} words, "${text.slice(0, 40)}…": make two of it, at most ${longestSentence} words each`,
    }));
  return [...long, ...(sentences.length >= fewestSentences ? checkWhole(file, sentences) : [])];
}

function checkWhole(file: string, sentences: readonly Sentence[]): ContentError[] {
  const passive = sentences.filter(({isPassive}) => isPassive);
  const grade = gradeOf(sentences);
  return [
    ...(passive.length > sentences.length * mostPassive
      ? passive.map(({text, line}) => ({
          file,
          line,
          message: `passive, as ${passive.length} of ${sentences.length} sentences here are (at most a tenth): say who does it in "${text}"`,
        }))
      : []),
    ...(grade > highestGrade
      ? hardest(sentences).map(({text, line}) => ({
          file,
          line,
          message: `the reading grade of the file is ${grade.toFixed(1)}, at most ${highestGrade}: use shorter words and sentences, such as in "${text}"`,
        }))
      : []),
  ];
}

function hardest(sentences: readonly Sentence[]): Sentence[] {
  return [...sentences].sort((a, b) => gradeOf([b]) - gradeOf([a])).slice(0, 5);
}

/** The years of school that a text asks for, by the formula of Flesch and Kincaid (1975). */
function gradeOf(sentences: readonly Sentence[]): number {
  const words = sentences.flatMap((sentence) => sentence.words);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Groups of vowels, without a silent e at the end: exact for most words, and close enough for a whole file. */
function countSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/e[sd]?$/, '');
  return spoken.match(/[aeiouy]+/g)?.length ?? 1;
}

/** A form of "be" and a participle: those on -ed, and the irregular ones that such docs use. */
const passive =
  /\b(?:am|is|are|was|were|be|been|being)\s+(?:\w+ly\s+|not\s+)?(?:[a-z]+ed|begun|born|bound|broken|brought|built|caught|chosen|cut|done|drawn|driven|fed|felt|forgotten|found|frozen|given|gone|grown|held|hidden|hit|kept|known|laid|led|left|lent|lost|made|meant|met|paid|put|read|run|said|seen|sent|set|shown|shut|sold|spent|split|spoken|spread|stolen|struck|taken|taught|thought|thrown|told|understood|woken|won|written)\b/i;

/** Not `Intl.Segmenter`, which never starts a sentence with a lower-case letter or code, such as "csf" and "lfd". */
const sentence = /\S[^]*?(?:[.!?]["”')\]]*(?=\s|$)|$)/g;

/** The sentences of paragraphs and descriptions, without headings, tables and code. */
export function sentencesOf(prose: readonly Prose[]): Sentence[] {
  return prose.filter(({kind}) => kind === 'paragraph' || kind === 'description').flatMap(toSentences);
}

function toSentences({text, line}: Prose): Sentence[] {
  return [...text.matchAll(sentence)]
    .map(({0: segment, index}) => ({
      text: segment.replaceAll(/\s+/g, ' '),
      line: line + text.slice(0, index).split('\n').length - 1,
      // Code, which left a placeholder, counts as one word of any length.
      words: segment.match(/[\p{L}\p{N}][\p{L}\p{N}'’.:/@-]*|`+/gu) ?? [],
      isPassive: passive.test(segment),
    }))
    .filter(({words}) => words.length > 0);
}
