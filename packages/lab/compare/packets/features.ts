import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A part of a configuration, with packets that show what it does. */
export type Feature = {
  name: string;
  settings?: Record<string, string>;
  /** Lines of the files of lists. */
  files?: Record<string, readonly string[]>;
  /** In the oracle's syntax; source ports are added. */
  packets: readonly string[];
};

const table = load(readFileSync(path.join(__dirname, 'features.yml'), 'utf8')) as {
  everywhere: string[];
  features: (Omit<Feature, 'packets'> & {packets?: string[]})[];
};

/** Packets for each configuration. */
export const everywhere: readonly string[] = table.everywhere.flatMap(packetsOf);

export const features: readonly Feature[] = table.features.map(({packets = [], ...feature}) => ({
  ...feature,
  packets: packets.flatMap(packetsOf),
}));

/** A packet for each value of a key that has several, such as `dport=21,22`. */
function packetsOf(line: string): string[] {
  const [, start = '', values, end = ''] = /^(.* \w+=)([^ ]*,[^ ]*)(.*)$/.exec(line) ?? [];
  return values?.split(',').map((value) => `${start}${value}${end}`) ?? [line];
}
