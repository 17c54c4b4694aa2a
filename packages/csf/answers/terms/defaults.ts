import {settings, variants} from '../../model/settings';

/**
 * Returns what is wrong with a default stated in running text; undefined if nothing is. If panels differ, the value of
 * any of them is right.
 */
export function checkStatedDefault(name: string, stated: string): string | undefined {
  const setting = settings.get(name);
  if (setting === undefined) {
    return undefined;
  }
  const defaults = [...new Set(variants.map((variant) => setting.defaults[variant]).filter((value) => value !== null))];
  return defaults.includes(stated)
    ? undefined
    : `the default of ${name} is ${defaults.map((value) => `"${value}"`).join(' or ')}, not "${stated}"`;
}
