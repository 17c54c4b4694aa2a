import {knownStemOf} from './stems';

export * from '@docusaurus/theme-common/internal';

/**
 * Whether two paths lead to the same page. As in the theme, which writes both anew for each question; for each page, that
 * is asked three times of everything in its sidebar.
 */
export function isSamePath(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) {
    return one === other;
  }
  return Math.abs(one.length - other.length) <= 1 && knownStemOf(one) === knownStemOf(other);
}
