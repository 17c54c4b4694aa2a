import {checked} from '../../model/address';
import {sections} from '../../pages/sections';
import {splitComment} from '../build-rule/ruleLine';
import {finding, type Finding} from './finding';

const mostShown = 10;

/** What csf prints while it removes the rules of an entry, before the next entry. */
const ofRules = /^(?:[A-Z][A-Z_]{2,20} +(?:all|tcp|udp|icmp|icmpv6) |csf: IPSET deleting )/;

/**
 * Takes the entries that csf -d removed from a full csf.deny, with their rules (csf.pl lines 1681 to 1696): their lines
 * are those of blocks, and block nobody any more.
 */
export function removedEntries(): {
  /** Whether a line belongs to that message, and the entry in it. */
  take: (line: string) => {entry?: string} | undefined;
  found: () => Finding[];
} {
  const entries: string[] = [];
  let limit: string | undefined;
  let isInside = false;
  return {
    take(line) {
      const start = /\bcsf: DENY_IP_LIMIT \((\d{1,9})\), the following IP/.exec(line)?.[1];
      limit ??= start;
      const {entry, comment, isMarked} = splitComment(line);
      const isEntry = (isMarked || comment === '') && (checked(entry) !== undefined || /\|[ds]=\S/.test(entry));
      isInside = start !== undefined || (isInside && (isEntry || ofRules.test(line) || line === ''));
      if (!isInside || !isEntry) {
        return isInside ? {} : undefined;
      }
      entries.push(entry);
      return {entry};
    },
    found: () => (limit === undefined ? [] : [removedFinding(limit, entries)]),
  };
}

function removedFinding(limit: string, entries: readonly string[]): Finding {
  const more = entries.length - mostShown;
  const names = `${entries.slice(0, mostShown).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const which = entries.length === 1 ? `the block of ${names}` : `its oldest blocks${names === '' ? '' : `: ${names}`}`;
  const address = entries.length === 1 ? checked(entries[0]!) : undefined;
  return finding({
    kind: 'command',
    what: `csf.deny was full with ${limit} entries, so csf lifted ${which}.`,
    grave: 'lost',
    address,
    notes: ['Each further csf -d, and each permanent block by lfd, lifts the oldest entry again.'],
    prevent: [
      {
        text: 'To keep more entries, raise the number; the next csf -d reads it. For thousands, also set LF_IPSET = "1", which needs the program ipset, and run csf -ra.',
        setting: 'DENY_IP_LIMIT',
      },
      {
        text: 'To block an address again for good, deny it with "do not delete" in the comment.',
        ...(address !== undefined && {commands: [`csf -d ${address} "do not delete"`]}),
      },
    ],
    page: sections.fullList,
  });
}
