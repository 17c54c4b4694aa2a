import ipaddr from 'ipaddr.js';
import {readAddress, shortForm} from '../../../netfilter/networkAddress';
import {readIgnoreList} from '../ignoreList';

/** The text of each file, as somebody pasted it; undefined where nobody did. */
export type PastedLists = {
  allow?: string;
  deny?: string;
  ignore?: string;
  rignore?: string;
};

/** What a list says about an address; unknown where the list was not pasted. */
export type Listed = 'yes' | 'no' | 'unknown';

/** Whether somebody pasted all of a list, and it names no other files. */
function isComplete(text: string | undefined): text is string {
  return text !== undefined && !/^\s*Include/m.test(text);
}

/** Says of an address whether lfd ignores it: by csf.ignore and, with IGNORE_ALLOW, by csf.allow. */
export function ignoredBy({ignore, allow}: PastedLists, isAllowIgnored: boolean): (address: string) => Listed {
  const lists = isAllowIgnored ? [ignore, allow] : [ignore];
  const readers = lists.map((text) => readIgnoreList(text ?? ''));
  const otherwise = lists.every(isComplete) ? 'no' : 'unknown';
  return (address) => (readers.some((isIn) => isIn(address)) ? 'yes' : otherwise);
}

/** Reads a list of addresses and networks as csf does, and says of an address whether it is in there. */
export function addressList(text: string | undefined): (address: string) => Listed {
  const lines = (text ?? '').split(/\r?\n/).map((line) => line.trim());
  const missing = isComplete(text) ? 'no' : 'unknown';
  const addresses = new Set<string>();
  const networks: ReturnType<typeof ipaddr.parseCIDR>[] = [];
  for (const line of lines.filter((one) => !/^#|Include/.test(one))) {
    const entry = readAddress(line.split(/\s/)[0]!);
    if (entry !== undefined) {
      addresses.add(shortForm(entry));
      if (entry.text.includes('/')) {
        networks.push(ipaddr.parseCIDR(entry.text));
      }
    }
  }
  const isInNetwork = (address: string): boolean => {
    if (address.includes('/')) {
      return false;
    }
    const parsed = ipaddr.parse(address);
    return networks.some((network) => network[0].kind() === parsed.kind() && parsed.match(network));
  };
  return (address) => {
    const read = readAddress(address);
    if (read === undefined) {
      return missing;
    }
    return addresses.has(shortForm(read)) || isInNetwork(address) ? 'yes' : missing;
  };
}
