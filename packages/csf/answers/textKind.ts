import type {toolNames} from '../pages/toolNames';

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
  /** Whether it has rules of regex.custom.pm. */
  hasCustomRules?: true;
  /** What half of the lines look like, without comments: a line of it is no text of another program. */
  lines?: RegExp;
};
