import {trim} from '../perl';
import {endsInLine, slurp} from '../slurp';

/** Whether the last line of a list lacks its line end, so that csf glues the next entry to it. */
export function gluesEntries(text = ''): boolean {
  // A page asks at each key.
  const end = text.slice(text.lastIndexOf('\n', text.length - 2) + 1);
  return trim(slurp(end).at(-1)?.text ?? '') !== '' && endsInLine(end);
}
