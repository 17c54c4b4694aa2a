import {addressIn, checked, readAddress} from '../../model/address';
import {shortForm} from '../../model/netfilter/address';
import {blockFinding, unblocking} from './block';
import {isKept} from '../../model/lists/readList';
import {isCutOff, splitComment} from '../build-rule/ruleLine';
import {sections} from '../../pages/sections';
import {whyGlued} from '../build-rule/gluedEntries';
import {crowdOf, ignoresNobody, lacksPart, portsOf, wideAllow} from '../wideEntries';
import {readBlockMessage} from './blockMessage';
import {finding, quoted, type Finding} from './finding';

/** Other programs that write into csf.deny, by the comment that they leave there. */
const writers: readonly (readonly [comment: RegExp, who: string])[] = [
  [/^BFM:/i, 'the brute force monitor of DirectAdmin'],
  [/fail2ban/i, 'Fail2ban'],
  [/crowdsec/i, 'CrowdSec'],
  [/imunify/i, 'Imunify360'],
  [/cphulk/i, 'cPHulk of cPanel'],
  [/directadmin/i, 'DirectAdmin'],
  [/wordfence/i, 'Wordfence'],
  [/modsec|mod_security/i, 'a ModSecurity rule or its script'],
];

const needsBoth = 'a filter needs a port and, behind it, an address, as in tcp|in|d=22|s=203.0.113.7.';
const removeWide =
  'Unless all of them should get in, remove the line from /etc/csf/csf.allow and write only the addresses that you know. Then run csf -r.';
const allowAndLfd =
  'An allow does not keep lfd from counting failures and reporting a block, which then has no effect. csf.ignore does, and so does csf.allow with IGNORE_ALLOW = "1".';
const filterAndLfd =
  'A filter does not keep lfd from blocking the whole address. csf.ignore does: IGNORE_ALLOW reads no filters.';

/** Reads a line of csf.allow or csf.deny. */
export function readListEntry(list: 'allow' | 'deny', entry: string, kind: Finding['kind']): Finding {
  const glued = readGlued(entry, kind);
  if (glued !== undefined) {
    return glued;
  }
  const {entry: item, comment} = splitComment(entry);
  const everybody = list === 'deny' ? readEverybody(item, kind, list) : undefined;
  if (everybody !== undefined) {
    return everybody;
  }
  if (lacksPart(item)) {
    return finding({kind, what: `csf makes no rule of this line of csf.${list}: ${needsBoth}`, page: sections.noRule});
  }
  const isFilter = /[|=]/.test(item);
  const address = checked(item) ?? (isFilter ? addressIn(item.replace(/[|=]/g, ' ')) : undefined);
  const ports = isFilter ? /\b[ds]=(\d[\d,_]{0,99})(?:\||$)/.exec(item)?.[1]?.replaceAll('_', ':') : undefined;
  const what = address ?? (isFilter ? 'an address' : 'An entry');
  const keeps = isKept(comment);
  if (list === 'allow') {
    const wide = wideAllow(item);
    return finding({
      kind,
      what:
        wide !== undefined
          ? `csf.allow ${wide}.`
          : isFilter
            ? `csf.allow has a filter for ${what}. It allows only what the filter names.`
            : `${what} is allowed: it is in csf.allow. An allow wins over a block.`,
      ...(wide && {grave: 'open' as const}),
      address,
      ports,
      notes: [...(wide === undefined ? [] : [removeWide]), ...quoted(comment), isFilter ? filterAndLfd : allowAndLfd],
      page: '/docs/usage/allow-deny-filters/#why-does-lfd-still-block-an-allowed-address',
    });
  }
  const message = /^lfd: /.test(comment) ? readBlockMessage(comment.replace(/^lfd: /, '')) : undefined;
  const isLong = checked(item) !== undefined && address!.toUpperCase() !== item.toUpperCase();
  const cut = isCutOff(comment) ? ['The line is cut: its end is missing. The whole line is in /etc/csf/csf.deny.'] : [];
  const notes = keeps
    ? ['The comment says "do not delete", so csf -dr keeps the line. Edit /etc/csf/csf.deny and run csf -r.']
    : isLong
      ? [`csf -dr looks for ${address} and does not find this spelling. Edit /etc/csf/csf.deny and run csf -r.`]
      : [];
  if (comment.startsWith('lfd: ')) {
    // csf -g names the file; elsewhere only the sentence of lfd tells it from a line that somebody made.
    const certain = kind === 'search' || message !== undefined;
    const fallback = {kind, address, ports, permanent: true, certain, notes: [...cut, ...notes]};
    return blockFinding(
      message === undefined ? fallback : {...message, ...fallback, address: address ?? message.address},
    );
  }
  const writer = /^Manually denied: /.test(comment) ? undefined : writers.find(([form]) => form.test(comment))?.[1];
  return finding({
    kind,
    what: isFilter
      ? `csf.deny has a filter for ${what}. It permanently blocks what the filter names.`
      : `${what} is denied permanently: it is in csf.deny, written by ${writer ?? 'csf -d or by hand'}.`,
    address,
    ports,
    permanent: true,
    unblock: address === undefined || keeps || isLong ? [] : unblocking(address, true),
    notes: [
      ...quoted(comment),
      ...(writer === undefined
        ? []
        : [
            `Look for the reason there, not in lfd.log: ${writer} can add the entry again. If you see failed logins, correct the password first.`,
          ]),
      ...notes,
    ],
    page: sections.unblock,
  });
}

/** Reads a line of csf.ignore. */
export function readIgnoreEntry(entry: string, kind: Finding['kind']): Finding {
  const {entry: item, comment} = splitComment(entry);
  const address = checked(item);
  const crowd = crowdOf(item);
  return finding({
    kind,
    what:
      crowd === 'everybody'
        ? `This line of csf.ignore does not work: ${ignoresNobody(item)}. Delete it.`
        : crowd !== undefined
          ? `csf.ignore keeps lfd from blocking ${crowd}, whatever they try.`
          : `lfd counts nothing of ${address ?? 'this entry'}: it is in csf.ignore. A block of its network or from the cluster can still hit it.`,
    ...(crowd !== undefined && {grave: 'open' as const}),
    address,
    notes: [...quoted(comment), 'csf.ignore opens no port, and lifts no block. lfd reads it when it starts.'],
    page: sections.allow,
  });
}

/** Reads a line that csf made of two entries. */
function readGlued(line: string, kind: Finding['kind']): Finding | undefined {
  const what = whyGlued(line);
  return what === undefined ? undefined : finding({kind, what, page: sections.lineEnd});
}

/** A line for all addresses: in csf.deny it closes what it names to everybody. */
function readEverybody(item: string, kind: Finding['kind'], list?: 'deny'): Finding | undefined {
  if (crowdOf(item) !== 'everybody') {
    return undefined;
  }
  const what = portsOf(item);
  return finding({
    kind,
    what: `This line means everybody. In csf.deny it closes ${what} to all addresses that are not in csf.allow${list === 'deny' ? '.' : `, in csf.allow it opens ${what} to all.`}`,
    grave: 'open',
    notes: [
      'Remove it from csf.deny unless nobody should get in, and run csf -r. To close a port to everybody, take it out of TCP_IN or UDP_IN.',
      ...(list === 'deny' ? [] : [removeWide]),
    ],
    page: sections.unblock,
  });
}

/** Reads a line of the list of a fork that has names of its own. */
export function readForkEntry(line: string): Finding | undefined {
  const [, fork, list, address, reason] =
    /^(?:\/etc\/\w{3,30}\/)?(?!csf\b)([a-z]\w{3,30})\.(deny|allow): *([\da-f.:/]{3,50}) # \w{3,30}: (.*)$/.exec(line) ??
    [];
  const read =
    fork === undefined ? undefined : readListEntry(list as 'allow' | 'deny', `${address} # lfd: ${reason}`, 'search');
  return (
    read && {
      ...read,
      unblock: [],
      lookCloser: [],
      prevent: [],
      notes: [
        `This line is from ${fork}, a fork of csf with names of its own. Where csf has csf -dr and /etc/csf, it has ${fork} -dr and a folder of its own.`,
        ...read.notes,
      ],
    }
  );
}

/** Reads a line with an address and a comment whose file is unknown. */
export function readBareEntry(line: string): Finding | undefined {
  const glued = readGlued(line, 'list');
  if (glued !== undefined) {
    return glued;
  }
  const {entry: item, comment, isMarked} = splitComment(line);
  const everybody = readEverybody(item, 'list');
  if (everybody !== undefined) {
    return everybody;
  }
  if (lacksPart(item)) {
    return finding({kind: 'list', what: `csf makes no rule of this line: ${needsBoth}`, page: sections.noRule});
  }
  const address = readAddress(item);
  if (!isMarked || (address === undefined && !/^[a-z]+\|.*=/.test(item))) {
    return undefined;
  }
  if (/^lfd: |^Manually denied: |^BFM: |Fail2Ban/i.test(comment)) {
    return readListEntry('deny', line, 'list');
  }
  if (comment.startsWith('Manually allowed: ')) {
    return readListEntry('allow', line, 'list');
  }
  const wide = wideAllow(item);
  return finding({
    kind: 'list',
    what: `${wide === undefined ? '' : `In csf.allow, this line ${wide}. `}This is a line of csf.allow, csf.deny or csf.ignore. The line itself does not say which.`,
    ...(wide && {grave: 'open' as const}),
    address: address === undefined ? undefined : shortForm(address),
    notes: quoted(comment),
    page: sections.unblock,
    certain: false,
  });
}
