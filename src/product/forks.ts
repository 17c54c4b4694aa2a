import facts from './facts/forks.json';
import {compareVersions, familyVersion, type FamilyVersion, type SettingChange} from './settingHistory';
import type {Variant} from './variants';

/** What git and the files of a fork say, at the commit of its version. */
export type Fork = {
  id: string;
  version: FamilyVersion;
  /** Owner and name on GitHub. */
  repository: string;
  commit: string;
  commitDate: string;
  /** The newest release; its version is what the fork itself reports. */
  release: {version: string; date: string; commit: string};
  commits: number;
  /** Of these, the commits of CSF's maker. */
  fromCsf: number;
  /** The commits of the author with the most. */
  mostByOne: number;
  panels: Variant[];
  licence: string | null;
  /** Whether each csf.conf is that of CSF 15.00, byte for byte. */
  sameFilesAsCsf: boolean;
};

/** Every fork, in the order of the alphabet. */
export const forks: readonly Fork[] = facts.forks.map(
  (fork) => ({...fork, version: familyVersion(fork.version)!}) as Fork,
);

/** What differs between the settings of CSF 15.00 and those of a fork. */
export function changesAgainstCsf({version}: Fork): SettingChange[] {
  return compareVersions(familyVersion('15.00')!, version);
}
