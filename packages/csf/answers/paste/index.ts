import {csvRows} from './csvRows';
import {joinedLines} from './joinedLines';
import {isTooLong} from './length';
import {lineMarks} from './lineMarks';
import type {Mark, PasteKind} from './mark';
import {curlyQuotes, pageMarks} from './pageMarks';
import {secondCopy} from './secondCopy';
import {wrappedLines} from './wrappedLines';

export type {PasteKind};

export type Paste = {
  /** The text without marks. Its lines have the numbers that they have in the paste. */
  text: string;
  /** What was left out, as parts of a sentence, each once. */
  taken: readonly string[];
  /** Whether the text is so long that nobody looked for marks. */
  isTooLong?: true;
};

const marks: readonly Mark[] = [...pageMarks, csvRows, ...lineMarks, wrappedLines, joinedLines, secondCopy];

/** Marks that a program can write into the log file itself, where lfd reads them too. */
export const marksOfLogs: readonly string[] = [
  'the names of containers',
  'the names of pods',
  'the marks of Kubernetes',
  'the JSON around each message',
  'a second time before each line',
  'the priority of syslog',
  'the time and the name of a server that collects logs',
];

/** Marks can lie in one another, such as a quotation of numbered lines. */
const mostLayers = 4;

/**
 * Leaves out what a mail, a page, a terminal or a program puts around the lines that somebody copies: each mark only
 * where all or nearly all lines carry it, so that a text without marks stays as it is. Never throws.
 */
export function readPaste(text: string, kind: PasteKind): Paste {
  const taken = new Set<string>();
  if (isTooLong(text)) {
    return {text, taken: [], isTooLong: true};
  }
  let lines = text.split(/\r\n?|\n/);
  for (let layer = 0; layer < mostLayers; layer++) {
    const before = taken.size;
    let isChanged = false;
    for (const {name, kinds, without} of marks) {
      const left = kinds?.includes(kind) === false ? undefined : without(lines, kind);
      if (left !== undefined) {
        lines = left;
        taken.add(name);
        isChanged = true;
      }
    }
    if (!isChanged && taken.size === before) {
      break;
    }
  }
  return taken.size === 0 ? {text, taken: []} : {text: lines.join('\n'), taken: [...taken]};
}

/** What was left out, in words for a sentence; empty for a clean text. */
export function marksOf({taken}: Pick<Paste, 'taken'>): string {
  const last = taken.at(-1) ?? '';
  return taken.length < 2 ? last : `${taken.slice(0, -1).join(', ')} and ${last}`;
}

/** What csf makes of the marks if the file on the server has them too; empty for marks that only a page makes. */
export function harmOf({taken}: Pick<Paste, 'taken'>): string {
  return taken.includes(curlyQuotes)
    ? 'If the file on your server has them, csf and lfd do not start: write " for each of them.'
    : '';
}
