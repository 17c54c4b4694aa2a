import {mostFindings, settingAddress, type Finding} from '../finding';
import type {Entry} from '../parseConfig';
import {shippedSettings} from '../shippedConfig';

type Told = Pick<Finding, 'severity' | 'title' | 'reason' | 'remedy'> & {href?: string};

/** A finding about the line that sets something; without an address it leads to the reference. */
export function about(entry: Entry, told: Told): Omit<Finding, 'id'> {
  return {
    ...(entry.number > 0 && {line: entry.number}),
    setting: entry.name,
    value: entry.value,
    href: referenceOf(entry.name),
    ...told,
  };
}

/** Where the reference describes a setting. */
export function referenceOf(name: string): string {
  const page = shippedSettings.get(name)?.page;
  return page === undefined ? '/docs/reference/settings/' : settingAddress(page, name);
}

/** A value that fits into a sentence. */
export function quoted(value: string): string {
  return `"${value.length > 60 ? `${value.slice(0, 57)}...` : value}"`;
}

/**
 * A finding about each of these. Beyond what is shown only the number counts, so a hopeless file does
 * not cost the time that all of them take.
 */
export function tellEach<T>(items: readonly T[], tell: (item: T) => Omit<Finding, 'id'>): Omit<Finding, 'id'>[] {
  const told = items.slice(0, mostFindings + 1).map(tell);
  return [...told, ...Array.from<Omit<Finding, 'id'>>({length: items.length - told.length}).fill(told[mostFindings]!)];
}
