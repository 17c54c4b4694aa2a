/** A kind of text that people paste or choose, for each tool to say what it is that they gave. */
export type TextKind = {
  /** Follows "This looks like". */
  name: string;
  /** Every one of these is in such a text. */
  signs: readonly RegExp[];
  /** What the tool that reads it takes; undefined if no tool reads it. */
  reader?: 'conf' | 'log' | 'output' | 'rule';
  /** What to do with a text that no tool reads. */
  advice?: string;
};
