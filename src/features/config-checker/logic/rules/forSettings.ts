import type {Finding, Rule} from '../finding';
import type {Entry} from '../parseConfig';
import {about} from './place';

type Told = Pick<Finding, 'severity' | 'title' | 'reason' | 'remedy'> & {href?: string};

/** A check of each of these settings that the file has and that is not empty. */
export function forSettings(
  names: readonly string[],
  check: (entry: Entry, isOn: (name: string) => boolean) => Told | undefined,
): Rule['check'] {
  return ({entry, isOn}) =>
    names.flatMap((name) => {
      const found = entry(name);
      const told = found && found.value.trim() !== '' ? check(found, isOn) : undefined;
      return found && told ? [about(found, told)] : [];
    });
}
