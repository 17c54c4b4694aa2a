/** What a heading may name: options such as `-td`, settings, files and paths. */
const pattern =
  /(?<![\w-])--?[a-z][\w-]*|[A-Z][A-Z0-9]*(?:_[A-Za-z0-9]+)+|\b[A-Z]{5,}[0-9]*\b|(?:\/[\w.-]+)+|\b[a-z][\w-]*\.[a-z]{2,}\b/g;

/** What may stand beside the names where a heading is about nothing else. */
const filler = /^(csf|lfd|and|or|,|`|\s)*$/;

/**
 * The names that a heading is about, in lower case, of a path the last part: those of
 * `LF_SSHD` and of "Deny an address: `csf -d`", but none of "Why is csf.allow not enough?".
 */
export function namesIn(heading: string): string[] {
  const subject = heading.split(': ').at(-1)!;
  return filler.test(subject.replace(pattern, ''))
    ? (subject.match(pattern) ?? []).map((name) => name.split('/').filter(Boolean).at(-1)!.toLowerCase())
    : [];
}
