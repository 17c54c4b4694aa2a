import {portEntries} from './ports';

/** First and last port of an entry in a port list. */
type PortRange = readonly [first: number, last: number];

/** The entries of a port list, each once. */
export function distinctPorts(value: string): string[] {
  return [...new Set(portEntries(value))];
}

/** The ports of one entry; undefined if it is not a port or range. */
export function portRange(entry: string): PortRange | undefined {
  const [, first, colon, last] = /^(\d*)(:?)(\d*)$/.exec(entry) ?? [];
  if (first === undefined || (first === '' && last === '')) {
    return undefined;
  }
  const from = first === '' ? 0 : Number(first);
  return [from, colon === '' ? from : last === '' ? 65535 : Number(last)];
}

const unions = new Map<string, PortRange[]>();

/** The ports of a list in ascending order, adjacent ranges joined and invalid entries left out. */
export function openRanges(value: string): PortRange[] {
  const known = unions.get(value);
  if (known) {
    return known;
  }
  const ranges = distinctPorts(value).flatMap((entry) => {
    const range = portRange(entry);
    return range === undefined || range[0] > range[1] ? [] : [range];
  });
  const union: [number, number][] = [];
  for (const [first, last] of ranges.sort(([one], [other]) => one - other)) {
    const before = union.at(-1);
    if (before && first <= before[1] + 1) {
      before[1] = Math.max(before[1], last);
    } else {
      union.push([first, last]);
    }
  }
  // A check asks about a dozen lists, many times each.
  if (unions.size > 40) {
    unions.clear();
  }
  unions.set(value, union);
  return union;
}

/** The open ranges of a list that have ports of a range. */
export function rangesWithin(value: string, [first, last]: PortRange): PortRange[] {
  const union = openRanges(value);
  let [low, high] = [0, union.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (union[middle]![1] < first) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  let end = low;
  while (end < union.length && union[end]![0] <= last) {
    end += 1;
  }
  return union.slice(low, end);
}

/** Whether a list opens all ports of a range. */
export function holdsRange(value: string, range: PortRange): boolean {
  const [found] = rangesWithin(value, range);
  return found !== undefined && found[0] <= range[0] && range[1] <= found[1];
}

/** Whether a list opens a port. */
export function listHoldsPort(value: string, port: number): boolean {
  return holdsRange(value, [port, port]);
}

/** A list that has these entries too. */
export function withEntries(value: string, entries: readonly (number | string)[]): string {
  return [...new Set([...portEntries(value), ...entries.map(String)])].join(',');
}

/** A list that opens none of these ports; of a range that holds one, the rest stays. */
export function withoutPorts(value: string, ports: readonly (number | string)[]): string {
  const closed = ports.join(',');
  return distinctPorts(value)
    .flatMap((entry) => {
      const [first, last] = portRange(entry) ?? [1, 0];
      if (first >= last) {
        return first === last && listHoldsPort(closed, first) ? [] : entry;
      }
      const inside = rangesWithin(closed, [first, last]);
      const starts = [first, ...inside.map(([, to]) => to + 1)];
      const ends = [...inside.map(([from]) => from - 1), last];
      return inside.length === 0
        ? entry
        : starts.flatMap((start, index) => {
            const end = ends[index]!;
            return start > end ? [] : start === end ? `${start}` : `${start}:${end}`;
          });
    })
    .join(',');
}

/** How many ports a list opens; the first is 1, since nothing listens at 0. */
export function countPorts(value: string): number {
  return openRanges(value).reduce((sum, [first, last]) => sum + Math.min(last, 65535) - Math.max(first, 1) + 1, 0);
}

/** Whether an entry or a list opens more than half of all ports, as 1:65535 does. */
export function isMost(count: number): boolean {
  return count > 65535 / 2;
}

/** Whether a range is wider than passive FTP or a telephone system needs. */
export function isWide(count: number): boolean {
  return count > 20_000;
}
