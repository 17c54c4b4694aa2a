import {readAddress} from '../../model/address';
import {filterKind} from './kinds/filter';
import {whyNoRule} from '../../model/lists/readFilter';
import {readList} from '../../model/lists/readList';

/**
 * Returns what is wrong with a line of csf.allow, csf.deny or csf.ignore; undefined if nothing is. A line of csf.ignore
 * holds no filter.
 */
export function checkListLine(line: string, list: 'allow' | 'deny' | 'ignore' = 'allow'): string | undefined {
  for (const {text, entry, included} of readList(line)) {
    const error = text.startsWith('#')
      ? undefined
      : included !== undefined
        ? errorInPath(text, included)
        : entry === ''
          ? `"${text}" contains the word Include, so the product skips it`
          : errorInEntry(entry.toLowerCase(), list);
    if (error !== undefined) {
      return error;
    }
  }
  return undefined;
}

function errorInPath(text: string, path: string): string | undefined {
  return /^\/\S+$/.test(path) ? undefined : `"${text}" needs a full path and nothing after it`;
}

function errorInEntry(entry: string, list: 'allow' | 'deny' | 'ignore'): string | undefined {
  if (readAddress(entry) !== undefined) {
    return undefined;
  }
  if (list === 'ignore') {
    return `"${entry}" is not an address or a network`;
  }
  const why = whyNoRule(entry);
  if (why !== undefined) {
    return why;
  }
  const reading = filterKind(list).parse(entry);
  return 'error' in reading ? `"${entry}" is not right: ${reading.error}` : undefined;
}
