import {settingAddress, type Finding} from '../finding';
import type {Entry} from '../parseConfig';
import {shippedSettings} from '../shippedConfig';

type Told = Pick<Finding, 'severity' | 'title' | 'reason' | 'remedy'> & {href?: string};

/** A finding about the line that sets something; without an address it leads to the reference. */
export function about(entry: Entry, told: Told): Omit<Finding, 'id'> {
  return {
    line: entry.number,
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
