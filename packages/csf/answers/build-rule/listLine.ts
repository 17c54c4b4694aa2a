import {isHostName, readAddress} from '../../model/address';
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
  const name = errorInName(entry, list);
  if (name !== undefined) {
    return name;
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

/** Where names go that people want lfd to ignore: lfd.pl lines 1394 to 1401 and 7880 to 7889. */
export const ignoredNames =
  'csf.dyndns with DYNDNS_IGNORE = "1" keeps lfd from blocking the address of a name, and lets that address in by every port. csf.rignore takes the names that reverse DNS has for visitors, such as .\\.googlebot.com.';

/** Says of a name that no list of addresses takes it, and where it belongs. */
function errorInName(entry: string, list: 'allow' | 'deny' | 'ignore'): string | undefined {
  const domain = entry.replace(/^\*?\./, '');
  if (!isHostName(domain)) {
    return undefined;
  }
  const advice = {
    allow: 'A name belongs in csf.dyndns.',
    deny: 'No list of csf denies names.',
    ignore: domain === entry ? ignoredNames : `In csf.rignore, .\\.${domain} covers the hosts of that domain.`,
  };
  return `"${entry}" is a name, which this list does not take. ${advice[list]}`;
}
