/** What addresses of one page have in common: neither the case of letters nor a slash at the end tells them apart. */
export function stemOf(path: string): string {
  return path.replace(/\/$/, '').toLowerCase();
}

/** The stems that a path may have so that an address is its own. */
export function stemsFor(address: string): string[] {
  const folded = address.toLowerCase();
  return folded.endsWith('/') ? [folded, folded.slice(0, -1)] : [folded];
}

const known = new Map<string, string>();

/** The stem of a path of this site, which is asked for again and again: found once. */
export function knownStemOf(path: string): string {
  const found = known.get(path);
  if (found !== undefined) {
    return found;
  }
  const stem = stemOf(path);
  known.set(path, stem);
  return stem;
}
