import {readAddress, shortForm} from '../networkAddress';
import {addressIn, allowing, checked, checkedPorts} from './addressIn';
import {blockFinding, unblocking, type Block} from './block';
import {readBlockMessage} from './blockMessage';
import {finding, secondsInWords, type Finding} from './finding';

const lift = '/docs/usage/temporary-blocks/#how-do-i-see-and-lift-temporary-blocks';
const unblock = '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address';

/** Reads a line of the table that csf -t prints. */
export function readTemporaryRow(line: string): Finding | undefined {
  const [, list, who, ports, direction, left, comment] =
    /^(DENY|ALLOW)\s+(\S{2,50})\s+(\S{1,12})\s+(inout|in|out|\*)\s+(<1|(?:\d+d )?(?:\d+h )?(?:\d+m )?\d+s)(?:\s+(.*))?$/.exec(
      line,
    ) ?? [];
  const address = checked(who ?? '');
  if (list === undefined || address === undefined) {
    return undefined;
  }
  const until = left === '<1' ? 'already over; lfd removes it within seconds' : `${left!} after csf -t ran`;
  return temporary({
    isDeny: list === 'DENY',
    address,
    ports: checkedPorts(ports!),
    direction: direction!,
    until,
    comment: comment ?? '',
    kind: 'temporary',
  });
}

/** Reads the word of csf -t that there is nothing. */
export function readNoTemporary(line: string): Finding | undefined {
  return line === 'csf: There are no temporary IP entries'
    ? finding({kind: 'temporary', what: 'There is no temporary block or allow.', page: lift})
    : undefined;
}

/** Reads a line of csf.tempban: time|address|ports|direction|seconds|message. */
export function readTemporaryLine(line: string): Finding | undefined {
  const [, time, who, ports, direction, seconds, comment] =
    /^(\d{9,11})\|([^|]{2,50})\|([^|]{0,200})\|(inout|in|out|)\|(\d{1,10})\|(.*)$/.exec(line) ?? [];
  const address = checked(who ?? '');
  if (time === undefined || address === undefined) {
    return undefined;
  }
  const end = new Date((Number(time) + Number(seconds)) * 1000);
  const until = Number.isNaN(end.getTime()) ? undefined : `${end.toISOString().replace('T', ' ').slice(0, 19)} UTC`;
  const found = temporary({
    isDeny: true,
    address,
    ports: checkedPorts(ports!),
    direction: direction!,
    until,
    comment: comment!,
    kind: 'temporary',
  });
  return comment!.startsWith('lfd - ')
    ? found
    : {
        ...found,
        what: `This is a line of csf.tempban, and then ${address} is blocked for a time, or of csf.tempallow, and then it is allowed.`,
        certain: false,
      };
}

type Temporary = {
  isDeny: boolean;
  address: string;
  ports: string | undefined;
  direction: string;
  until: string | undefined;
  comment: string;
  kind: Finding['kind'];
};

function temporary({isDeny, address, ports, direction, until, comment, kind}: Temporary): Finding {
  const message = readBlockMessage(comment.replace(/^lfd - /, ''));
  if (isDeny && comment.startsWith('lfd - ')) {
    const fallback: Block = {kind, address, permanent: false, until, ports};
    return blockFinding(message === undefined ? {...fallback, certain: false} : {...message, ...fallback});
  }
  const ways: Record<string, string> = {in: 'incoming packets', out: 'outgoing packets'};
  const where = `${ways[direction] ?? 'packets in both directions'}${ports === undefined ? '' : `, ${ports.includes(',') ? 'ports' : 'port'} ${ports}`}`;
  return finding({
    kind,
    what: isDeny
      ? `Somebody, or a program, blocked ${address} for a time with csf -td: ${where}.`
      : `${address} is allowed for a time: ${where}. An allow wins over a block.`,
    address,
    ports,
    permanent: false,
    until,
    unblock: isDeny ? [`csf -trd ${address}`] : [],
    notes: isDeny ? [] : ['The command csf -tra with the address takes the allow away.'],
    page: lift,
  });
}

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
          finding: temporary({
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

/** Reads a line as it stands in csf.allow or csf.deny. */
export function readListEntry(list: 'allow' | 'deny', entry: string, kind: Finding['kind']): Finding {
  const [, item = '', comment = ''] = /^(\S{1,300})(?:\s+#?\s*(.*))?$/.exec(entry.trim()) ?? [];
  const address = checked(item) ?? (/[|=]/.test(item) ? addressIn(item.replace(/[|=]/g, ' ')) : undefined);
  const keeps = /do not delete/i.test(comment);
  if (list === 'allow') {
    return finding({
      kind,
      what: `${address ?? 'An entry'} is allowed: it stands in csf.allow. An allow wins over a block.`,
      address,
      notes: ['lfd can still report a block of it, which has no effect.'],
      page: '/docs/usage/allow-deny-filters/#why-does-lfd-still-block-an-allowed-address',
    });
  }
  const message = /^lfd: /.test(comment) ? readBlockMessage(comment.replace(/^lfd: /, '')) : undefined;
  const notes = keeps
    ? ['The comment says "do not delete": csf -dr leaves the line alone. Edit /etc/csf/csf.deny and run csf -r.']
    : [];
  if (comment.startsWith('lfd: ')) {
    const fallback = {kind, address, permanent: true, notes};
    return blockFinding(
      message === undefined
        ? {...fallback, certain: false}
        : {...message, ...fallback, address: address ?? message.address},
    );
  }
  return finding({
    kind,
    what: `${address ?? 'An entry'} is denied for good: it stands in csf.deny, written by csf -d or by hand.`,
    address,
    permanent: true,
    unblock: address === undefined || keeps ? [] : unblocking(address, true),
    notes,
    page: unblock,
  });
}

/** Reads a line with an address and a comment of which nobody said in which file it stands. */
export function readBareEntry(line: string): Finding | undefined {
  const [, item = '', comment = ''] = /^(\S{2,300})\s+#\s*(.*)$/.exec(line) ?? [];
  const address = readAddress(item);
  if (address === undefined && !/^[a-z]+\|.*=/.test(item)) {
    return undefined;
  }
  if (/^lfd: |^Manually denied: /.test(comment)) {
    return readListEntry('deny', line, 'list');
  }
  if (comment.startsWith('Manually allowed: ')) {
    return readListEntry('allow', line, 'list');
  }
  return finding({
    kind: 'list',
    what: 'This is a line of csf.allow, csf.deny or csf.ignore. The line itself does not say of which.',
    address: address === undefined ? undefined : shortForm(address),
    page: unblock,
    certain: false,
  });
}
