import {readAddress} from '../../model/address';
import {firstWord} from '../../model/perl';
import {whyNoRule} from '../../model/lists/readFilter';

/** Longer than any line of a list, so that no search takes long. */
const longest = 1000;

type Pair = readonly [first: string, second: string];

/** The date that csf writes at the end of a line, with something behind it. */
const behindDate = /^(.*\d\d:\d\d:\d\d \d{4})(?=[\da-z])(.+)$/i;

/** An entry whose own comment, written by csf or lfd, names it again. */
const namedAgain = /^(.*\S)(\S+) # (?:Manually (?:allowed|denied):|lfd: .* from) \2(?=\s|$)/i;

/** A filter behind something. */
const filter = /^(\S+?)((?:tcp|udp|icmp)\|\S+)/i;

/**
 * The two entries that csf wrote into one line, because the first was the last of its file and had no line end. There
 * are several readings where digits meet; none for any other line.
 */
export function gluedEntries(line: string): readonly Pair[] {
  if (line.length > longest) {
    return [];
  }
  const [, dated, next = ''] = behindDate.exec(line) ?? [];
  if (dated !== undefined && isEntry(firstWord(next))) {
    return [[firstWord(dated), firstWord(next)]];
  }
  const [, before, named] = namedAgain.exec(line) ?? [];
  if (before !== undefined && isEntry(firstWord(before)) && isEntry(named!)) {
    return [[firstWord(before), named!]];
  }
  const word = firstWord(line);
  const [, address, second] = filter.exec(word) ?? [];
  if (address !== undefined && isEntry(address) && isEntry(second!)) {
    return [[address, second!]];
  }
  // A shorter address than 1.1.1.11.1.1.1 is one alone, and a longer text no address.
  const [, mask] = /\/(.+)$/.exec(word) ?? [];
  return isEntry(word) || word.length > 100 || readAddress(mask ?? '') !== undefined
    ? []
    : [...word].flatMap((_, at): Pair[] => {
        const pair = [word.slice(0, at), word.slice(at)] as const;
        return pair.every((part) => readAddress(part)?.family === 4 && part.includes('.')) ? [pair] : [];
      });
}

function isEntry(word: string): boolean {
  return readAddress(word) !== undefined || (word.includes('|') && whyNoRule(word) === undefined);
}

/** Says that a line is two entries; undefined for any other. */
export function whyGlued(line: string): string | undefined {
  const readings = gluedEntries(line);
  return readings.length === 0
    ? undefined
    : `These are two entries in one line: ${readings.map((pair) => pair.join(' and ')).join(', or ')}. The first had no line end when csf wrote the second behind it. Give each a line of its own, then run csf -r.`;
}
