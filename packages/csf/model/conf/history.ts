import facts from '../../facts/past-settings.json';
import {since} from '../../facts/setting-arrivals.json';
import {shippedSettings, shippedValues} from './shippedConfig';

/** What became of a setting that some version had. */
type PastSetting = {
  names: readonly string[];
  /** The version without it. */
  gone: string;
  /** What does its work now. */
  now?: string;
  /** Ends the reason, as a sentence. */
  note: string;
  source: string;
};

export type Arrival = {version: string; names: readonly string[]};

/** Settings of CSF and of earlier versions of Sentinel that this version does not have. */
const pastSettings: readonly PastSetting[] = facts.past;

/**
 * Settings that only Aetherinox's csf-firewall has, newest first: its csf.generic.conf at each tag, and at commit 0b9509a
 * of the main branch.
 */
export const aetherinoxArrivals: readonly Arrival[] = facts.aetherinox;

/** Settings that only the fork of Aetherinox has. */
export const forkSettings: ReadonlySet<string> = new Set(aetherinoxArrivals.flatMap(({names}) => names));

/** Settings that a patch for HestiaCP adds to CSF: csf.conf of carlosfriascf/CSF-HestiaCP at 93abe35. */
export const hestiaSettings: ReadonlySet<string> = new Set(facts.hestia);

let grouped: readonly Arrival[] | undefined;

/** Since when CSF has a setting that the files of all panels have, newest first. */
export function arrivals(): readonly Arrival[] {
  grouped ??= group();
  return grouped;
}

/** A file from before this version is only "CSF before" it. */
const oldest = 4.8;

function group(): Arrival[] {
  const names = new Map<string, string[]>();
  for (const [name, version] of Object.entries(since)) {
    // CSF 10.03 brought MESSENGER_HTTPS_SKIPMAIL to the file for cPanel only.
    if (Number(version) >= oldest && shippedValues('generic').has(name) && name !== 'MESSENGER_HTTPS_SKIPMAIL') {
      names.set(version, [...(names.get(version) ?? []), name]);
    }
  }
  return [...names].map(([version, each]) => ({version, names: each}));
}

const past: ReadonlyMap<string, PastSetting> = new Map(
  pastSettings.flatMap((setting) => setting.names.map((name) => [name, setting] as const)),
);

/** What became of a setting that an earlier version had. */
export function pastSetting(name: string): PastSetting | undefined {
  return past.get(name);
}

/** Whether this version, an earlier version or a fork has a setting of this name. */
export function isKnownSetting(name: string): boolean {
  return shippedSettings.has(name) || past.has(name) || forkSettings.has(name) || hestiaSettings.has(name);
}
