import {closest, distance} from 'fastest-levenshtein';

/**
 * Ends an error about an unknown name: `; did you mean TCP_IN?` if a known name is similar enough for a typing error,
 * otherwise empty.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.length === 0) {
    return '';
  }
  const nearest = closest(name, names);
  // Two swapped letters count as two typing errors.
  const allowedSlips = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 4));
  return distance(name, nearest) <= allowedSlips ? `; did you mean ${nearest}?` : '';
}
