import type {Section} from '../../pages/sections';
import type {toolNames} from '../../pages/toolNames';

/** What somebody gave, and what it means for csf. */
export type Recognised = Omit<TextKind, 'advise' | 'advice' | 'judge'> & {
  advice: string | undefined;
  judged: string[];
};

/** A kind of text that people paste or choose, for each tool to say what it is that they gave. */
export type TextKind = {
  /** Follows "This looks like". */
  name: string;
  /** Every one of these is in such a text. */
  signs: readonly RegExp[];
  /** What the tool that reads it takes; undefined if no tool reads it. */
  reader?: Exclude<keyof typeof toolNames, 'packet'>;
  /** What to do with it instead. */
  advice?: string;
  /** The same, where it depends on the text. */
  advise?: (text: string) => string;
  /** Where the site says more. */
  page?: Section;
  /** What is wrong with it, the worst first. */
  judge?: (text: string) => string[];
  /** What half of the lines look like, without comments: a line of it is no text of another program. */
  lines?: RegExp;
};

/** Why a text is no csf.conf and what to do, and the page of the tool that reads it, or the section that says more. */
export type NoConf = {sentence: string; page?: string};
