import {didYouMean} from '../../../product/didYouMean';
import {forkSettings, hestiaSettings, pastSettings, type PastSetting} from './history';
import {shippedSettings} from './shippedConfig';

const past: ReadonlyMap<string, PastSetting> = new Map(pastSettings.map((setting) => [setting.name, setting]));

/** What became of a setting that an earlier version had. */
export function pastSetting(name: string): PastSetting | undefined {
  return past.get(name);
}

/** Whether 15.11, an earlier version or a fork has a setting of this name. */
export function isKnownSetting(name: string): boolean {
  return shippedSettings.has(name) || past.has(name) || forkSettings.has(name) || hestiaSettings.has(name);
}

const bySmallLetters = new Map([...shippedSettings.keys()].map((name) => [name.toLowerCase(), name]));

/** The setting of 15.11 that was meant, where a name is near enough to be a slip of the keyboard. */
export function nearestSetting(name: string): string | undefined {
  const sameLetters = bySmallLetters.get(name.toLowerCase());
  // A name of quite another length is never near enough.
  const slips = Math.max(2, Math.floor(name.length / 4));
  const candidates = [...shippedSettings.keys()].filter((known) => Math.abs(known.length - name.length) <= slips);
  return sameLetters ?? /did you mean (\S+)\?/.exec(didYouMean(name, candidates))?.[1];
}
