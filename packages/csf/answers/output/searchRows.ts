import {checked, readAddress} from '../../model/address';
import {allowing} from './commandWords';
import {finding, lookAt, type Finding, type Prevention} from './finding';
import {owners} from './otherPrograms';
import {sections} from '../../pages/sections';

/** A rule as csf -g prints it: table, chain, number, packets, bytes, target and the rest. iptables -L names no chain. */
export type SearchRow = {
  chain: string;
  target: string;
  address?: string;
  ports?: string;
  isSource: boolean;
  packets?: string;
};

const ofSearch =
  /^(?:(?:filter|nat|mangle|raw)\s+)?(?<chain>[\w-]{1,30})\s+\d{1,9}\s+(?<packets>\d{1,12}[KMGT]?)\s+\d{1,12}[KMGT]?\s+(?<target>[\w-]{1,30})\s+(?<rest>.*)$/;
/** What people find with iptables -S and grep, or with iptables -L and grep. */
const ofIptables =
  /^-A (?<chain>(?:\w?(?:DENY|ALLOW)|LOGDROP)(?:IN|OUT)|[a-z][\w-]{1,29}) (?<rest>.* -j (?<target>[\w-]{1,30})(?: .*)?)$|^(?:\d{1,6} +)?(?<named>DROP|REJECT|ACCEPT|LOGDROP(?:IN|OUT)|BLOCKDROP) +(?<words>(?:all|tcp|udp|icmp|\d{1,3}) +-- .*)$/;

/** Reads a row of the rules that csf -g prints, before csf 9 without the table, or iptables; undefined for any other line. */
export function readSearchRow(line: string): SearchRow | undefined {
  const found = (ofSearch.exec(line) ?? ofIptables.exec(line))?.groups;
  if (found === undefined) {
    return undefined;
  }
  const {chain = '', target = found.named!, rest = found.words!} = found;
  const words = rest.slice(0, 400).split(/\s+/);
  const places = words.filter((word) => readAddress(word) !== undefined);
  // iptables -S names the whole network, and csf does not: 203.0.113.7/32.
  const address = places
    .map((word) => checked(word.replace(/(?<=\.\d{1,3})\/32$|\/128$/, '')))
    .find((word) => word !== undefined);
  const ports = /(?:\bdpts?:|\bdports |--dports? )(\d[\d:,]{0,99})/.exec(rest)?.[1];
  return address === undefined && (ports === undefined || !ofSearch.test(line))
    ? undefined
    : {
        ...{chain, target, address, ports, packets: found.packets},
        isSource: !rest.includes('-d ') && readAddress(places[0] ?? '')?.prefix !== 0,
      };
}

/** Explains a rule that no line of a list explains. `wanted` is the address that somebody looked up, if the text says it. */
export function rowFinding({chain, target, address, ports, isSource}: SearchRow, wanted: string | undefined): Finding {
  const isDrop = !/^(ACCEPT|RETURN|REDIRECT|DNAT|SNAT)$/.test(target);
  const isRedirect = /^(REDIRECT|DNAT)$/.test(target);
  const verb = isRedirect ? 'redirects' : isDrop ? 'stops' : 'lets through';
  const who = address === undefined ? 'everybody' : address;
  const packets = `packets ${address === undefined || isSource ? 'from' : 'to'} ${who}${ports === undefined ? '' : ` to port ${ports}`}`;
  const side = chain.replace(/(IN|OUT)$/, '');
  const known = chains.get(side) ?? chains.get(chain);
  const base = {
    kind: 'search',
    address,
    ports,
    lookCloser: wanted === undefined ? (address === undefined ? [] : lookAt(address)) : lookAt(wanted),
    notes: isRedirect
      ? ['With MESSENGER on, csf redirects blocked visitors to its message page this way.']
      : wanted !== undefined && address !== undefined && address.includes('/')
        ? [`${wanted} is in this network.`]
        : [],
  } as const;
  const owner = owners.find(([form]) => form.test(chain))?.[1];
  const allow =
    isDrop && owner === undefined && address !== undefined && !/^(?:DENY|$)/.test(chain)
      ? allowWanted(address, wanted)
      : [];
  if (known !== undefined) {
    return finding({
      ...base,
      what: `A rule ${known.what} (${chain}) ${verb} ${packets}.`,
      unblock: chain.startsWith('DENY') && address !== undefined ? [`csf -trd ${address}`, `csf -dr ${address}`] : [],
      prevent: allow,
      page: known.page,
    });
  }
  const isBlocklist =
    owner === undefined && isDrop && /^[A-Z0-9_]+$/.test(chain) && /^(DROP|BLOCKDROP|REJECT)$/.test(target);
  return finding({
    ...base,
    what:
      owner !== undefined
        ? `A rule of ${owner} (${chain}) ${verb} ${packets}. Change it there, not in csf.`
        : chain === ''
          ? `A rule of iptables ${verb} ${packets}. The line does not name its chain, which says whose rule it is: csf -g does.`
          : chain === 'INPUT' || chain === 'OUTPUT'
            ? `A rule in the chain ${chain} ${verb} ${packets}.`
            : isBlocklist
              ? `A rule in the chain ${chain} stops ${packets}. A chain with a name that csf does not use itself is a block list, or another program made it.`
              : `A rule in the chain ${chain} concerns ${packets}.`,
    prevent: allow,
    page: isBlocklist ? '/docs/usage/ip-blocklists/#does-the-list-work' : sections.unblock,
    certain: owner !== undefined || chain === 'INPUT' || chain === 'OUTPUT',
  });
}

/** A command that allows the address that somebody looked up, never the whole network in a list. */
function allowWanted(address: string, wanted: string | undefined): Prevention[] {
  const single = wanted ?? (address.includes('/') ? undefined : address);
  return single === undefined
    ? [
        {
          text: 'To let in one address of this network, allow that address with csf -a. While TESTING is on, run csf -r after it.',
        },
      ]
    : [
        {
          text: 'If you trust the address, allow it. While TESTING is on, run csf -r after it.',
          commands: allowing(single),
        },
      ];
}

const lists = '/docs/usage/principles/#which-list-wins';
const global = '/docs/usage/dynamic-dns-and-global-lists/#check-and-undo';
const country = '/docs/usage/country-blocking/#which-setting-do-i-need';

/** A map, because a pasted word can be the name of a property that every object has. */
const chains = new Map<string, {what: string; page: string}>(
  Object.entries({
    ALLOW: {what: 'of the allow list or a temporary allow', page: lists},
    DENY: {
      what: 'of the deny list or a temporary block',
      page: sections.unblock,
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
    PREROUTING: {what: 'of the redirections', page: '/docs/usage/port-ip-redirection/#is-the-redirection-there'},
    POSTROUTING: {what: 'of the redirections', page: '/docs/usage/port-ip-redirection/#is-the-redirection-there'},
    FORWARD: {what: 'for forwarded packets', page: '/docs/usage/port-ip-redirection/#is-the-redirection-there'},
  }),
);
