/** The options after the language of a fenced code block. */
export type FenceMeta = {
  /** Shown above the code, usually the path of the file. */
  title?: string;
  /** Name of the recording that this output comes from. */
  transcript?: string;
  showLineNumbers: boolean;
  /** Numbers of the lines to mark, from 1. */
  markedLines: ReadonlySet<number>;
};

const wordPattern = /(\w+)="([^"]*)"|\{([\d,\s-]+)\}|\S+/g;

/**
 * Reads the text after a fence's language, such as `title="/etc/csf/csf.conf" {2,4-6}`. Throws an error that names the
 * unknown word.
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const result: FenceMeta = {showLineNumbers: false, markedLines: new Set()};
  for (const [word, name, value, lines] of meta.matchAll(wordPattern)) {
    const transcript = /^transcript=([\w-]+)$/.exec(word)?.[1];
    if (name === 'title') {
      result.title = value;
    } else if (transcript !== undefined) {
      result.transcript = transcript;
    } else if (word === 'showLineNumbers') {
      result.showLineNumbers = true;
    } else if (lines !== undefined) {
      result.markedLines = parseLines(lines);
    } else {
      throw new Error(
        `a code block cannot have "${word}"; known are title="…", transcript=NAME, showLineNumbers and {1,3-5}`,
      );
    }
  }
  return result;
}

function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const range = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part);
    if (!range) {
      throw new Error(`"{${text}}" is not a list of lines; write {2} or {1,3-5}`);
    }
    const first = Number(range[1]);
    const last = Number(range[2] ?? range[1]);
    for (let line = first; line <= last; line++) {
      lines.add(line);
    }
  }
  return lines;
}
