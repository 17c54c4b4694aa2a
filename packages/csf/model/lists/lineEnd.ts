import {trim} from '../perl';
import {endsInLine, slurp} from '../slurp';

/** Much longer than any line of a list. */
const longest = 10_000;

/** Whether the last line of a list lacks its line end, so that csf glues the next entry to it. */
export function gluesEntries(text = ''): boolean {
  // A page asks at each key, and a line can have 5 MB.
  const end = text.slice(Math.max(text.lastIndexOf('\n', text.length - 2) + 1, text.length - longest));
  return trim(slurp(end).at(-1)?.text ?? '') !== '' && endsInLine(end);
}
