import {trim} from '../perl';
import {endsInLine, slurp} from '../slurp';

/** Whether the last line of a list lacks its line end, so that csf glues the next entry to it. */
export function gluesEntries(text: string | undefined): boolean {
  return trim(slurp(text ?? '').at(-1)?.text ?? '') !== '' && endsInLine(text ?? '');
}
