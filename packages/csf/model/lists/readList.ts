import {firstWord, space, trim} from '../perl';
import {slurp} from '../slurp';

type ListLine = {
  /** Counted from 1, as an editor does. */
  number: number;
  /** Without the space around it. */
  text: string;
  /** Whether it begins within a line of an editor. */
  isInside: boolean;
  /** What csf takes for an address or a filter; empty for comments and lines with Include. */
  entry: string;
  /** The file whose lines csf reads too; undefined if the line names none. */
  included: string | undefined;
};

const include = new RegExp(`^Include${space}*(.*)$`);

/** Whether csf leaves a line of csf.deny where it is, by its comment. */
export function isKept(line: string): boolean {
  return /do not delete/i.test(line);
}

/** The lines of csf.allow, csf.deny, csf.ignore and their kin that hold more than space, as csf and lfd read them. */
export function readList(text: string | undefined): ListLine[] {
  return slurp(text ?? '').flatMap(({number, text: whole, isInside}) => {
    const line = trim(whole);
    const entry = /^#|Include/.test(line) ? '' : firstWord(line);
    const included = include.exec(whole)?.[1];
    return line === '' ? [] : [{number, text: line, isInside, entry, included}];
  });
}
