import {readAddress} from '../../address';
import {contains, parseAddress, readNetwork, shortForm} from '../../netfilter/address';
import {readList} from '../../lists/readList';
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
function isComplete(text: string | undefined): boolean {
  return text !== undefined && readList(text).every(({included}) => included === undefined);
}

/** Says of an address whether lfd ignores it: by csf.ignore and, with IGNORE_ALLOW, by csf.allow. */
export function ignoredBy({ignore, allow}: PastedLists, isAllowIgnored: boolean): (address: string) => Listed {
  const lists = isAllowIgnored ? [ignore, allow] : [ignore];
  const readers = lists.map(readIgnoreList);
  const otherwise = lists.every(isComplete) ? 'no' : 'unknown';
  return (address) => (readers.some((isIn) => isIn(address)) ? 'yes' : otherwise);
}

/** Reads a list of addresses and networks as csf does, and says of an address whether it is in there. */
export function addressList(text: string | undefined): (address: string) => Listed {
  const missing = isComplete(text) ? 'no' : 'unknown';
  const entries = readList(text).flatMap(({entry}) => readAddress(entry) ?? []);
  const addresses = new Set(entries.map(shortForm));
  const networks = entries.filter(({text: entry}) => entry.includes('/')).map(({text: entry}) => readNetwork(entry));
  return (address) => {
    const read = readAddress(address);
    if (read === undefined) {
      return missing;
    }
    const single = parseAddress(address);
    const isIn = single !== undefined && networks.some((network) => contains(network, single));
    return isIn || addresses.has(shortForm(read)) ? 'yes' : missing;
  };
}
