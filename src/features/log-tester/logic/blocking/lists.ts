import ipaddr from 'ipaddr.js';
import {readAddress, shortForm} from '../../../../product/networkAddress';

/** The text of each file, as somebody pasted it; undefined where nobody did. */
export type PastedLists = {
  allow?: string;
  deny?: string;
  ignore?: string;
  rignore?: string;
};

/** What a list says about an address; unknown where the list was not pasted. */
export type Listed = 'yes' | 'no' | 'unknown';

/** Reads a list of addresses and networks as lfd and csf do, and says of an address whether it is in there. */
export function addressList(text: string | undefined): (address: string) => Listed {
  const lines = (text ?? '').split(/\r?\n/).map((line) => line.trim());
  const missing = text === undefined || lines.some((line) => line.startsWith('Include')) ? 'unknown' : 'no';
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
