import {readAddress} from '@sentinel/csf/model/address';
import {
  addressOf,
  groupsOf,
  rangeOf,
  type NetworkAddress,
  isPrivate,
  shortForm,
} from '@sentinel/csf/model/netfilter/address';
import type {OwnValue} from '@sentinel/csf/answers/terms/visitorValues';

/** What a reader entered; empty strings where nothing. */
export type Given = {
  /** An IPv4 or IPv6 address, or one of each with a space between. */
  address: string;
  port: string;
};

/** What to show in place of examples. */
type Shown = Partial<Record<OwnValue, string>>;

export const nothing: Given = {address: '', port: ''};

/** Ranges of addresses that no computer can connect from. */
const unusable = ['loopback', 'unspecified', 'multicast', 'broadcast'];

/** Returns what is wrong with an address; undefined if nothing is. */
export function addressError(text: string): string | undefined {
  const words = wordsOf(text);
  const read = words.map(readAddress);
  for (const [index, word] of words.entries()) {
    const address = read[index];
    if (word.includes('/')) {
      return `“${word}” is a range: write the one address you connect from, without the slash.`;
    }
    if (['127.0.0.1', '::1'].includes(word) || (address && unusable.includes(rangeOf(word)))) {
      return `“${word}” is not an address that a server sees: write the one you connect from.`;
    }
    if (address === undefined) {
      return `“${word}” is not an IP address: write four numbers up to 255 with dots, or an IPv6 address.`;
    }
  }
  return words.length > 2 || (words.length === 2 && read[0]?.family === read[1]?.family)
    ? 'Write one address, or one IPv4 and one IPv6 address.'
    : undefined;
}

/** Returns what is wrong with a port; undefined if nothing is. */
export function portError(text: string): string | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535
    ? undefined
    : `“${text}” is not a port: write a number from 1 to 65535.`;
}

/** Normalises typed or stored values to the spelling of csf and the logs; undefined if one is wrong. */
export function readGiven(given: unknown): Given | undefined {
  const {address, port} = (given ?? {}) as Partial<Record<keyof Given, unknown>>;
  if (typeof address !== 'string' || typeof port !== 'string') {
    return undefined;
  }
  const number = port.trim();
  return (addressError(address) ?? (number && portError(number)))
    ? undefined
    : {address: addressesIn(address).map(shortForm).join(' '), port: number};
}

/**
 * What replaces the examples. If the reader has only an IPv6 address, it also replaces examples that fit any address.
 */
export function shownFor({address, port}: Given): Shown {
  const addresses = addressesIn(address);
  const first = addresses.find(({family}) => family === 4) ?? addresses[0];
  const six = addresses.find(({family}) => family === 6);
  return {
    ...(first && {address: first.text, kernel: kernelForm(first)}),
    ...(six && {address6: six.text}),
    ...(port && {port}),
  };
}

/** An address among the values that no server on the internet can see. */
export function privateAddress({address}: Given): string | undefined {
  return addressesIn(address).find(isPrivate)?.text;
}

/** Replaces the examples in a page. The examples stay beside the values, for printing and for later changes. */
export function fillIn(page: ParentNode, shown: Shown, system: string | null): void {
  for (const mark of page.querySelectorAll<HTMLElement>('[data-own]')) {
    const {own = '', example = mark.textContent} = mark.dataset;
    const text = own.startsWith('/') ? (system === 'rhel' ? own : undefined) : shown[own as OwnValue];
    if (text === undefined || text === example) {
      mark.textContent = example;
      delete mark.dataset.example;
    } else {
      const value = document.createElement('b');
      value.textContent = text;
      mark.replaceChildren(value);
      mark.dataset.example = example;
    }
  }
}

function addressesIn(text: string): NetworkAddress[] {
  return wordsOf(text).flatMap((word) => readAddress(word) ?? []);
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** The kernel writes all digits of an IPv6 address. */
function kernelForm({text, family}: NetworkAddress): string {
  return family === 4 ? text : groupsOf(addressOf(text).value).join(':');
}
