import {firstWord, splitWord, trim} from '../../model/perl';
import type {Step} from './kinds/ruleKind';
import {isKept} from '../../model/lists/readList';
import {hiddenEndIn} from '../../model/slurp';

/** A line of a list file, taken apart at its first space as csf does it. */
type Entry = {entry: string; comment: string};

/** The characters at which Slurp.pm ends a line, and other control characters. */
// eslint-disable-next-line no-control-regex
const control = /[\x00-\x1f\x7f\x85\u2028\u2029]/;

/** Says why csf reads no entry from a line at all; undefined if it does. */
export function unreadable(line: string): string | undefined {
  if (trim(line) === '') {
    return 'The line is empty.';
  }
  if (trim(line).startsWith('#')) {
    return 'A line that begins with # is a comment, which csf and lfd skip. If it should be an entry, remove the #.';
  }
  if (line.includes('Include')) {
    return 'csf skips every line that contains the word Include, even in a comment.';
  }
  return control.test(trim(line)) ? 'The line contains a control character. Paste one line at a time.' : undefined;
}

/** Whether a page or a program has cut a text and marked that with dots. */
export function isCutOff(text: string): boolean {
  return /(?:\u2026|\.{3})$/.test(text);
}

/** The entry and the comment after it, and whether a # marks the comment: without it people often mean a second entry. */
export function splitComment(line: string): Entry & {isMarked: boolean} {
  const {word: entry, rest} = splitWord(trim(line));
  return {entry, comment: trim(rest.replace(/^#/, '')), isMarked: rest.startsWith('#')};
}

/**
 * Says that an entry is cut at a space within it, as in "tcp|in|d=80, 443|s=203.0.113.7"; undefined
 * where what follows the first space is a comment.
 */
export function errorInSpaces(line: string): string | undefined {
  const {word: entry, rest} = splitWord(trim(line));
  const goesOn = /[|=]/.test(entry) && /[|=,]$/.test(entry) && rest !== '' && !rest.startsWith('#');
  const isPart = /^[|,=][ \t]*([sdug]=|[\d*]|(in|out|tcp|udp)\b)/i.test(rest);
  // A row of a table is no filter.
  return (goesOn || isPart) && !entry.startsWith('|')
    ? `A space ends the entry, so csf reads only "${entry}". Write it without spaces: ${firstWord(withoutInnerSpaces(line))}`
    : undefined;
}

/** A line without the spaces around its separators, which was meant as one entry. */
export function withoutInnerSpaces(line: string): string {
  const [, text = '', comment = ''] = /^(.*?)([ \t]#.*)?$/s.exec(trim(line)) ?? [];
  return text.replace(/[ \t]*([|=,])[ \t]*/g, '$1') + comment;
}

/** The entry with its comment, as csf writes it. */
export function joinComment({entry, comment}: Entry): string {
  return comment === '' ? entry : `${entry} # ${comment}`;
}

/** Says why a letter cannot be in a line of a list. */
export function whySplit(letter: string): string {
  return `csf ends the line behind "${letter}", and reads the rest as another line. Write it in ASCII.`;
}

/** Says what is wrong with a comment or another text that must fit on one line. */
export function errorInText(text: string, what: string): string | undefined {
  if (control.test(text)) {
    return `${what} must be on one line, without control characters.`;
  }
  const letter = hiddenEndIn(text);
  if (letter !== undefined) {
    return whySplit(letter);
  }
  return text.includes('Include') ? `csf skips every line that contains the word Include. Leave it out.` : undefined;
}

/** A word of a command in bash, in quotes where it needs them. */
function shellWord(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (/^[\w.,:/@%+=-]+$/.test(line)) {
    return line;
  }
  return /^[^"$`\\!]*$/.test(line) ? `"${line}"` : `'${line.replaceAll("'", `'\\''`)}'`;
}

/** A comment after a command, quoted only if bash needs it. */
function shellComment(comment: string): string {
  return /^[\w.,:/@%+=-]+( [\w.,:/@%+=-]+)*$/.test(comment) ? comment : shellWord(comment);
}

/** The two lists whose entries become rules. */
export type ListName = 'allow' | 'deny';

const flags = {allow: {add: '-a', remove: '-ar'}, deny: {add: '-d', remove: '-dr'}};

const addText =
  'Run this as root. It writes the line and creates the rule at once; while TESTING is on, csf -r creates it. Check the rule that it prints.';

const removeTexts = {
  allow:
    'This removes the line and its rules. While TESTING is on, run csf -r before it. If csf -a took the entry out of csf.deny, deny it again.',
  deny: 'This removes the line and its rules. While TESTING is on, run csf -r before it.',
};

/** How an entry gets into csf.allow or csf.deny and out again. */
export function listSteps(list: ListName, entry: string, comment: string): {apply: Step[]; undo: Step[]} {
  const {add, remove} = flags[list];
  const file = `/etc/csf/csf.${list}`;
  const keeps = list === 'deny' && isKept(comment);
  return {
    apply: [
      {
        text:
          list === 'deny' && !/[|=]/.test(entry)
            ? `${addText} csf refuses what csf.allow or csf.ignore holds.`
            : addText,
        command: ['csf', add, shellWord(entry), ...(comment === '' ? [] : [shellComment(comment)])].join(' '),
      },
      {text: 'Or add the line to the file yourself,', file, line: joinComment({entry, comment})},
      {text: 'and load the rules.', command: 'csf -r'},
    ],
    undo: keeps
      ? [
          {text: 'csf -dr keeps a line whose comment says "do not delete". Remove it from the file,', file},
          {text: 'and load the rules.', command: 'csf -r'},
        ]
      : [{text: removeTexts[list], command: `csf ${remove} ${shellWord(entry)}`}],
  };
}
