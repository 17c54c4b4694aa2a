import {type Address, bitsOf, readNetwork} from './address';
import {type AddressSet} from './ruleSet';

/** Whether ipset takes a text for a number of buckets or entries: it counts to 32 bits, in decimal, hex or octal. */
export function isCount(text: string): boolean {
  return /^(\d+|0x[\da-f]+)$/i.test(text) && Number(text) < 2 ** 32;
}

type Entry = AddressSet['entries'][number];

/** The entries of a set by the length of their networks and the address of each. */
type Lookup = ReadonlyMap<number, ReadonlyMap<bigint, Entry>>;

const lookups = new WeakMap<AddressSet, Lookup>();

/** The entry of a set that covers an address; sets of block lists have many thousands. */
export function entryOf(set: AddressSet, address: Address): Entry | undefined {
  const lookup = lookups.get(set) ?? makeLookup(set);
  lookups.set(set, lookup);
  for (const [bits, entries] of lookup) {
    const rest = bitsOf(address.family) - bits;
    const entry = rest < 0 ? undefined : entries.get(address.value >> BigInt(rest));
    if (entry !== undefined) {
      return entry;
    }
  }
  return undefined;
}

function makeLookup({name, create, entries}: AddressSet): Lookup {
  if (!/^hash:(ip|net)\b/.test(create)) {
    throw new Error(
      `The addresses of the set ${name} cannot be read, because it is a “${create.split(' ')[0]}”. Those of hash:net and hash:ip can.`,
    );
  }
  const lookup = new Map<number, Map<bigint, Entry>>();
  for (const entry of entries) {
    const [address = '', bits] = entry.address.split('/');
    const {family, value} = readNetwork(address);
    const length = bits === undefined ? bitsOf(family) : Number(bits);
    const same = lookup.get(length) ?? new Map<bigint, Entry>();
    same.set(value >> BigInt(bitsOf(family) - length), entry);
    lookup.set(length, same);
  }
  return new Map([...lookup].sort(([one], [two]) => two - one));
}
