/** What a field of a tool takes: a log, a csf.conf, a list, a line for the rule builder, or what csf and lfd wrote. */
export type PasteKind = 'log' | 'conf' | 'list' | 'rule' | 'output';

/** Reads one kind of mark. */
export type Mark = {
  /** What is left out, as a part of a sentence. */
  name: string;
  /** The fields in which it can only be a mark; all if it is missing. */
  kinds?: readonly PasteKind[];
  /** The lines without the mark, as many as before; undefined if they do not carry it. */
  without: (lines: readonly string[], kind: PasteKind) => string[] | undefined;
};
