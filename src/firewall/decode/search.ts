import {allowing, checked, checkedPorts} from './addressIn';
import {finding, secondsInWords, type Finding} from './finding';
import {readListEntry} from './lists';
import {temporaryFinding} from './temporary';

/** What csf -g found, and in which of its places. */
export type SearchHit = {role: 'allow' | 'deny' | 'set' | 'none'; finding: Finding};

/** Reads what csf -g says of the lists, as in "csf.deny: …". */
export function readSearchLine(line: string): SearchHit | undefined {
  const temp = /^Temporary (Allows|Blocks): IP:(\S{2,50}) Port:(\S{0,200}) Dir:(\S{0,5}) TTL:(\d{1,10}) \((.*)\)$/.exec(
    line,
  );
  if (temp !== null) {
    const address = checked(temp[2]!);
    const until = `${secondsInWords(Number(temp[5]))} after the block was made; csf -t says how much is left`;
    const isDeny = temp[1] === 'Blocks';
    return address === undefined
      ? undefined
      : {
          role: isDeny ? 'deny' : 'allow',
          finding: temporaryFinding({
            isDeny,
            address,
            ports: checkedPorts(temp[3]!),
            direction: temp[4]!,
            until,
            comment: temp[6]!,
            kind: 'search',
          }),
        };
  }
  const [, list, entry] = /^(?:csf\.|Permanent (?:Allows|Blocks) \(csf\.)(allow|deny)\)?: (.+)$/.exec(line) ?? [];
  if (list !== undefined) {
    const role = list as 'allow' | 'deny';
    return {role, finding: readListEntry(role, entry!, 'search')};
  }
  const set = readSet(line);
  const none = readNoMatch(line);
  return set !== undefined
    ? {role: 'set', finding: set}
    : none !== undefined
      ? {role: 'none', finding: none}
      : undefined;
}

function readSet(line: string): Finding | undefined {
  const [, set, who] = /^IPSET: Set:(\w{1,60}) Match:(\S{2,50})/.exec(line) ?? [];
  const address = checked(who ?? '');
  if (set === undefined || address === undefined) {
    return undefined;
  }
  if (/^bl_/.test(set)) {
    const name = set.replace(/^bl_(6_)?/, '');
    return listed(`${address} is in the block list ${name}.`, address, '/docs/usage/ip-blocklists/#does-the-list-work');
  }
  if (/^cc_/.test(set)) {
    const country = set.replace(/^cc_(6_)?/, '').toUpperCase();
    return listed(
      `${address} is in the list of the country or network ${country}.`,
      address,
      '/docs/usage/country-blocking/#which-setting-do-i-need',
    );
  }
  const known = setsOfLists[set.replace(/^chain_(6_)?/, '')];
  return finding({
    kind: 'search',
    what: known === undefined ? `${address} is in the set ${set}.` : `${address} is in the set of ${known}.`,
    address,
    page: '/docs/usage/ipset/#find-an-address-in-a-set',
    certain: known !== undefined,
  });
}

const setsOfLists: Record<string, string> = {
  DENY: 'denied addresses',
  ALLOW: 'allowed addresses',
  GDENY: 'the global deny list',
  GALLOW: 'the global allow list',
  ALLOWDYN: 'dynamic names',
  GDYN: 'global dynamic names',
};

function listed(what: string, address: string, page: string): Finding {
  return finding({
    kind: 'search',
    what,
    address,
    prevent: [{text: 'An entry there cannot be removed alone. Allow the address.', commands: allowing(address)}],
    page,
  });
}

function readNoMatch(line: string): Finding | undefined {
  const [, who] = /^(?:IPSET: )?No matches found for (\S{2,50})(?: in ip6?tables)?$/.exec(line) ?? [];
  const address = checked(who ?? '');
  return address === undefined
    ? undefined
    : finding({
        kind: 'search',
        what: `csf has no rule or entry for ${address}: it is not blocked there.`,
        address,
        lookCloser: [`csf -t`, 'csf -p', `grep -F ${address.split('/')[0]!} /var/log/lfd.log`],
        notes: [
          'Most often the port is closed to everybody, or something else than csf stands in the way.',
          'With LF_IPSET = "1" the lines of csf -g that begin with IPSET count too.',
        ],
        page: '/docs/troubleshooting/#csf--g-finds-nothing-and-still-the-address-cannot-connect',
      });
}
