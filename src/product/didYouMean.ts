import {closest, distance} from 'fastest-levenshtein';

/**
 * Ends a sentence about an unknown name: `; did you mean TCP_IN?` where a known name is near
 * enough to be a slip of the keyboard, else nothing.
 */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  if (names.length === 0) {
    return '';
  }
  const nearest = closest(name, names);
  // Two letters that changed places are two slips.
  const allowedSlips = name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 4));
  return distance(name, nearest) <= allowedSlips ? `; did you mean ${nearest}?` : '';
}
