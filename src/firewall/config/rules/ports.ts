import type {Examined} from '../finding';

/** First and last port of an entry in a port list. */
export type PortRange = readonly [first: number, last: number];

/** The entries of a port list, read as csf does: spaces do not count, empty entries neither. */
export function portEntries(value: string): string[] {
  return value
    .replace(/\s/g, '')
    .split(',')
    .filter((entry) => entry !== '');
}

/** The ports of a list; entries that are none are left out. */
export function portRanges(value: string): PortRange[] {
  return portEntries(value).flatMap((entry) => {
    const [, first, colon, last] = /^(\d*)(:?)(\d*)$/.exec(entry) ?? [];
    if (first === undefined || (first === '' && last === '')) {
      return [];
    }
    const from = first === '' ? 0 : Number(first);
    const to = colon === '' ? from : last === '' ? 65535 : Number(last);
    return [[from, to] as const];
  });
}

/** Whether a list opens a port. */
export function holdsPort(value: string, port: number): boolean {
  return portRanges(value).some(([first, last]) => port >= first && port <= last);
}

/** Whether the product uses the lists for outgoing connections at all (rules-006). */
export function usesOutgoingLists({isOn}: Examined): boolean {
  return isOn('LF_SPI');
}
