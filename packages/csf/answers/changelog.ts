import facts from '../facts/changelog.json';

/** One version of the product, with our summary of its changes. */
export type Version = {
  /** Its number, as in the tag or in version.txt of the main branch. */
  version: string;
  /** What `csf -v` prints for it. */
  reports: string;
  /** Day of the tag, or of the commit if there is no tag. */
  date: string;
  /** First digits of the commit. */
  commit?: string;
  /** Whether the product's repository has a tag for it. */
  tag: boolean;
  /** The revision range of its changes: the version before, two dots, and this one. */
  diff: string;
  /** Markdown, like everything below. */
  summary: string;
  changes: string[];
  /** Its known bugs, each in a sentence. */
  bugs: string[];
};

/** Every version since the fork, newest first. */
export const versions: readonly Version[] = facts.versions;

/** Id of the heading of a version, such as `version-1513`. */
export function versionAnchor(version: string): string {
  return `version-${version.replaceAll('.', '')}`;
}
