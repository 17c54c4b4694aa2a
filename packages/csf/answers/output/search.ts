import {checked} from '../../model/address';
import {allowing, checkedPorts} from './commandWords';
import {unblocking} from './block';
import {finding, secondsInWords, type Finding} from './finding';
import {readIgnoreEntry, readListEntry} from './lists';
import {owners} from './otherPrograms';
import {temporaryFinding} from './temporary';
import {version} from '../../model/version';

/** What csf -g found, and where. */
export type SearchHit = {role: 'allow' | 'deny' | 'deny-set' | 'allow-set' | 'set' | 'none'; finding: Finding};

/** Reads what csf -g prints about the lists, such as "csf.deny: …". */
export function readSearchLine(line: string): SearchHit | undefined {
  const temp =
    /^Temporary (Allows|Blocks): IP:(\S{2,50}) Port:\s?(\S{0,200}) Dir:(\S{0,5}) TTL:(-?\d{1,10})(?: \((.*)\))?$/.exec(
      line,
    );
  if (temp !== null) {
    const address = checked(temp[2]!);
    const seconds = Number(temp[5]);
    const isDeny = temp[1] === 'Blocks';
    const until =
      seconds < 1
        ? 'already over; lfd removes it within seconds'
        : `${secondsInWords(seconds)} after the ${isDeny ? 'block' : 'allow'} began; csf -t shows how much is left`;
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
            comment: temp[6] ?? '',
            kind: 'search',
          }),
        };
  }
  const [, list, entry] = /^(?:csf\.|Permanent (?:Allows|Blocks) \(csf\.)(allow|deny)\)?: (.+)$/.exec(line) ?? [];
  if (list !== undefined) {
    const role = list as 'allow' | 'deny';
    return {role, finding: readListEntry(role, entry!, 'search')};
  }
  const [, ignored] = /^csf\.ignore: (\S.*)$/.exec(line) ?? [];
  if (ignored !== undefined) {
    return {role: 'set', finding: readIgnoreEntry(ignored, 'search')};
  }
  const set = readSet(line);
  const none = readNoMatch(line);
  return set !== undefined
    ? {role: roleOfSet(line), finding: set}
    : none !== undefined
      ? {role: 'none', finding: none}
      : undefined;
}

function roleOfSet(line: string): SearchHit['role'] {
  const list = /^IPSET: Set:chain_(?:6_)?(DENY|ALLOW) /.exec(line)?.[1];
  return list === undefined ? 'set' : list === 'DENY' ? 'deny-set' : 'allow-set';
}

function readSet(line: string): Finding | undefined {
  const [, set, who, setting] =
    /^IPSET: Set:(\S{1,60}) Match:(\S{2,50})(?: Setting:\s*(?:File:\S+|(\w{1,30})))?/i.exec(line) ?? [];
  const address = checked(who ?? '');
  if (set === undefined || address === undefined) {
    return undefined;
  }
  const name = set.replace(/^(?:bl|cc|chain)_(?:6_)?/, '');
  if (/^bl_/.test(set)) {
    return listed(`${address} is in the block list ${name}.`, address, '/docs/usage/ip-blocklists/#does-the-list-work');
  }
  if (/^cc_/.test(set)) {
    return readCountrySet(address, name.toUpperCase(), setting);
  }
  const known = setsOfLists.get(/^chain_/.test(set) ? name : '');
  const isDenied = name === 'DENY' && known !== undefined;
  const owner = owners.find(([form]) => form.test(set))?.[1];
  return finding({
    kind: 'search',
    what:
      known !== undefined
        ? `${address} is in the set of ${known}.`
        : `${address} is in the set ${set}${owner === undefined ? `, which csf ${version} does not create` : ` of ${owner}. If it blocks the address, lift the block there`}.`,
    address,
    setting: known === undefined ? undefined : setting,
    unblock: isDenied ? unblocking(address, true) : [],
    notes: isDenied
      ? [
          'If csf -dr does not find it, its network is denied. csf -g names the entry behind csf.deny: give csf -dr that entry.',
        ]
      : [],
    page: '/docs/usage/ipset/#find-an-address-in-a-set',
    certain: known !== undefined || owner !== undefined,
  });
}

/** csf -g names the setting that the country is in; versions before 14 do not. */
function readCountrySet(address: string, country: string, setting: string | undefined): Finding {
  const page = '/docs/usage/country-blocking/#which-setting-do-i-need';
  const what = `${address} is in the list of the country or network ${country}`;
  const known = countrySettings.get(setting ?? '');
  if (known === undefined) {
    return finding({
      kind: 'search',
      what: `${what}. The CC_ settings in csf.conf decide whether that blocks it.`,
      address,
      page,
      certain: false,
    });
  }
  return setting?.startsWith('CC_DENY') === true
    ? {...listed(`${what}, ${known}.`, address, page), setting}
    : finding({kind: 'search', what: `${what}, ${known}. That is not a block.`, setting, address, page});
}

/** Maps, because a pasted word can be the name of a property that every object has. */
const countrySettings = new Map([
  ['CC_DENY', 'which CC_DENY blocks'],
  ['CC_DENY_PORTS', 'which CC_DENY_PORTS blocks on some ports'],
  ['CC_ALLOW', 'which CC_ALLOW allows'],
  ['CC_ALLOW_FILTER', 'which CC_ALLOW_FILTER lets connect while it blocks other countries'],
  ['CC_ALLOW_PORTS', 'which CC_ALLOW_PORTS allows on some ports'],
]);

const setsOfLists = new Map([
  ['DENY', 'denied addresses'],
  ['ALLOW', 'allowed addresses'],
  ['GDENY', 'the global deny list'],
  ['GALLOW', 'the global allow list'],
  ['ALLOWDYN', 'dynamic names'],
  ['GDYN', 'global dynamic names'],
]);

function listed(what: string, address: string, page: string): Finding {
  return finding({
    kind: 'search',
    what,
    address,
    prevent: [
      {
        text: 'You cannot remove a single entry there. If you trust the address, allow it. While TESTING is on, run csf -r after it.',
        commands: allowing(address),
      },
    ],
    page,
  });
}

function readNoMatch(line: string): Finding | undefined {
  const [, who] = /^(?:IPSET: )?No matches found for (\S{2,50})(?: in ip6?tables)?$/.exec(line) ?? [];
  const address = checked(who ?? '');
  if (address === undefined) {
    const port = /^\d{1,5}$/.exec(who ?? '')?.[0];
    return port === undefined
      ? undefined
      : finding({
          kind: 'search',
          what: `csf has no rule with the number ${port}: none opens the port with that number, and none closes it.`,
          ports: port,
          lookCloser: ['csf -p'],
          notes: ['csf -g does not find the number of a port inside a range, such as 30000:35000.'],
          page: '/docs/usage/open-ports/#how-do-i-check-that-the-port-is-open',
        });
  }
  return finding({
    kind: 'search',
    what: `csf has no rule or entry for ${address}: it is not blocked there.`,
    address,
    lookCloser: [`csf -t`, 'csf -p', `grep -F ${address.split('/')[0]!} /var/log/lfd.log`],
    notes: [
      'Usually the port is closed to everybody, or something other than csf blocks it.',
      'With LF_IPSET = "1", also read the lines of csf -g that begin with IPSET.',
    ],
    page: '/docs/troubleshooting/#csf--g-finds-nothing-and-still-the-address-cannot-connect',
  });
}
