import facts from '../facts/forks.json';
import {compareVersions, familyVersion, type FamilyVersion, type SettingChange} from '../model/settingHistory';
import type {Variant} from '../model/variants';

/** Facts about a fork from git and its files, at the commit of its version. */
export type Fork = {
  id: string;
  version: FamilyVersion;
  /** Owner and name on GitHub. */
  repository: string;
  commit: string;
  commitDate: string;
  /** The newest release, with the version that the fork itself reports. */
  release: {version: string; date: string; commit: string};
  commits: number;
  /** How many of these are from CSF's maker. */
  fromCsf: number;
  /** The commits of the busiest author. */
  mostByOne: number;
  panels: Variant[];
  licence: string | null;
  /** Whether each csf.conf is identical to that of CSF 15.00. */
  sameFilesAsCsf: boolean;
};

/** Every fork, in alphabetical order. */
export const forks: readonly Fork[] = facts.forks.map(
  (fork) => ({...fork, version: familyVersion(fork.version)!}) as Fork,
);

/** How a fork's settings differ from those of CSF 15.00. */
export function changesAgainstCsf({version}: Fork): SettingChange[] {
  return compareVersions(familyVersion('15.00')!, version);
}
