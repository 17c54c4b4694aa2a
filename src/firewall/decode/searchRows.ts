import {readAddress} from '../networkAddress';
import {allowing, checked} from './addressIn';
import {finding, type Finding} from './finding';

/** A rule as csf -g prints it: table, chain, number, packets, bytes, target and the rest. */
export type SearchRow = {chain: string; target: string; address: string; line: string};

/** Reads a row of the rules that csf -g prints; undefined for any other line. */
export function readSearchRow(line: string): SearchRow | undefined {
  const [, chain, target, rest] =
    /^(?:filter|nat|mangle|raw)\s+([A-Za-z0-9_]{1,30})\s+\d{1,9}\s+\S{1,12}\s+\S{1,12}\s+([A-Za-z0-9_]{1,30})\s+(.*)$/.exec(
      line,
    ) ?? [];
  if (chain === undefined) {
    return undefined;
  }
  const words = rest!.slice(0, 400).split(/\s+/);
  const address = words
    .filter((word) => (readAddress(word)?.prefix ?? 0) > 0)
    .map(checked)
    .find((word) => word !== undefined);
  return address === undefined ? undefined : {chain, target: target!, address, line};
}

/** What a rule means that no line of a list explains. */
export function rowFinding({chain, target, address}: SearchRow): Finding {
  const isDrop = !/^(ACCEPT|RETURN|REDIRECT|DNAT|SNAT)$/.test(target);
  const side = chain.replace(/(IN|OUT)$/, '');
  const known = chains.get(side) ?? chains.get(chain);
  if (known !== undefined) {
    return finding({
      kind: 'search',
      what: `A rule ${known.what} (${chain}) ${isDrop ? 'stops' : 'lets through'} packets of ${address}.`,
      address,
      unblock: chain.startsWith('DENY') ? [`csf -trd ${address}`, `csf -dr ${address}`] : [],
      prevent: isDrop && !chain.startsWith('DENY') ? [{text: 'Allow the address.', commands: allowing(address)}] : [],
      page: known.page,
    });
  }
  const isBlocklist = isDrop && /^[A-Z0-9_]+$/.test(chain) && /^(DROP|BLOCKDROP|REJECT)$/.test(target);
  return finding({
    kind: 'search',
    what: isBlocklist
      ? `A rule in the chain ${chain} stops packets of ${address}. A chain of another name than those of csf is a block list or made by another program.`
      : `A rule in the chain ${chain} concerns ${address}.`,
    address,
    prevent: isDrop ? [{text: 'Allow the address.', commands: allowing(address)}] : [],
    page: isBlocklist
      ? '/docs/usage/ip-blocklists/#does-the-list-work'
      : '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address',
    certain: false,
  });
}

const lists = '/docs/usage/principles/#which-list-wins';
const global = '/docs/usage/dynamic-dns-and-global-lists/#check-and-undo';
const country = '/docs/usage/country-blocking/#which-setting-do-i-need';

/** A map, because a pasted word may be the name of a property that every object has. */
const chains = new Map<string, {what: string; page: string}>(
  Object.entries({
    ALLOW: {what: 'of the allow list or a temporary allow', page: lists},
    DENY: {
      what: 'of the deny list or a temporary block',
      page: '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address',
    },
    GALLOW: {what: 'of the global allow list', page: global},
    GDENY: {what: 'of the global deny list', page: global},
    ALLOWDYN: {what: 'of a dynamic name', page: '/docs/usage/dynamic-dns-and-global-lists/#does-it-work'},
    GDYN: {what: 'of a global dynamic name', page: global},
    CC_ALLOW: {what: 'of an allowed country', page: country},
    CC_DENY: {what: 'of a denied country', page: country},
    CC_ALLOWF: {what: 'of the country filter', page: country},
    CC_ALLOWP: {what: 'of ports for countries', page: country},
    CC_DENYP: {what: 'of ports denied to countries', page: country},
    PREROUTING: {what: 'that redirects', page: '/docs/usage/port-ip-redirection/#is-the-redirection-there'},
    POSTROUTING: {what: 'that redirects', page: '/docs/usage/port-ip-redirection/#is-the-redirection-there'},
    FORWARD: {what: 'for forwarded packets', page: '/docs/usage/port-ip-redirection/#is-the-redirection-there'},
  }),
);
