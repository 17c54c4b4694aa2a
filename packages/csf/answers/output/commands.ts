import {addressIn, checked} from '../../model/address';
import {checkedPorts} from './commandWords';
import {unblocking} from './block';
import {finding, loadRules, lookAt, secondsInWords, type Finding, type Grave} from './finding';
import {crowdOf, wideAllow, wideDeny, youToo} from '../wideEntries';
import table from './printed.json';
import {sections} from '../../pages/sections';

/**
 * A text that csf prints: form, meaning, page, and whether the address is then blocked. {open} says who still filters
 * where csf has removed its rules.
 */
type Printed = {
  form: string;
  what: string;
  page: string;
  blocked?: 'permanently' | 'temporarily' | 'somehow' | 'in testing';
  grave?: Grave;
  lifts?: Finding['lifts'];
  isListing?: boolean;
};

const compiled = (rows: Printed[]): (Omit<Printed, 'form'> & {form: RegExp})[] =>
  rows.map((row) => ({...row, form: new RegExp(row.form)}));

/** What csf prints when it changes a list. Of several forms that fit, the first counts. */
const answers = compiled(table.answers as Printed[]);

/** What csf.pl, csftest.pl and the modules print beside that, by page; packages/lab/messages finds them. */
const messages = compiled(table.messages as Printed[]);

/** A filter that csf -a or csf -d took: it is about the ports in it only. */
function filterIn(line: string): Finding | undefined {
  const [, entry = '', list, testing] =
    /^Adding (\S*[|=]\S*) to csf\.(deny|allow) (?:and iptables|(only while in TESTING))/.exec(line) ?? [];
  if (list === undefined) {
    return undefined;
  }
  const address = addressIn(entry.replace(/[|=]/g, ' '));
  const ports = /\b[ds]=(\d[\d,_]{0,99})(?:\||$)/.exec(entry)?.[1]?.replaceAll('_', ':');
  const what = ports === undefined ? 'only what the filter names' : `only port ${ports} for ${address ?? 'an address'}`;
  const wide = list === 'allow' ? wideAllow(entry) : wideDeny(entry);
  return finding({
    kind: 'command',
    what: `csf wrote a filter into csf.${list}, which ${wide ?? `${list === 'deny' ? 'blocks' : 'allows'} ${what}`}${testing === undefined ? '' : '. It made no rule yet, because TESTING is on: run csf -r, also before you remove the filter'}.`,
    ...(wide && {grave: 'open' as const}),
    address,
    ports,
    notes: [
      ...(wide !== undefined && list === 'deny' ? [youToo] : []),
      `To remove it, give csf -${list === 'deny' ? 'dr' : 'ar'} the whole filter in quotation marks.`,
    ],
    page: sections.unblock,
  });
}

/** The network of all addresses, which no other text means as an address. */
export function everybodyIn(word: string): string | undefined {
  return crowdOf(word) === 'everybody' && /^[\d.:]+\/0$/.test(word) ? word : undefined;
}

/** Reads what csf prints when it changes a list. */
export function readCommandOutput(line: string): Finding | undefined {
  const [, who, done, port, seconds, way] =
    /^csf: (\S+) (blocked|allowed) on port (\S{1,200}) for (\d{1,10}) seconds (inbound|outbound|in and outbound)/.exec(
      line,
    ) ?? [];
  if (who !== undefined) {
    const wide = done === 'allowed' ? wideAllow(who) : wideDeny(who);
    const address = addressIn(who) ?? everybodyIn(who);
    const ports = checkedPorts(port!);
    const where = `${way === 'inbound' ? 'incoming packets' : way === 'outbound' ? 'outgoing packets' : 'packets in both directions'}${ports === undefined ? '' : `, ports ${ports}`}`;
    return finding({
      kind: 'command',
      what: `csf ${done!} ${wide === undefined ? (address ?? 'an address') : crowdOf(who)!} temporarily: ${where}.`,
      ...(wide && {grave: 'open' as const}),
      address,
      lookCloser: address === undefined || wide !== undefined ? [] : lookAt(address),
      ports,
      notes: wide !== undefined && done === 'blocked' && way !== 'outbound' ? [youToo] : [],
      permanent: false,
      until: `${secondsInWords(Number(seconds))} after the command ran`,
      unblock: done === 'blocked' && address !== undefined ? unblocking(address, false) : [],
      page: sections.temporary,
    });
  }
  const answer = answers.find(({form}) => form.test(line));
  if (answer === undefined) {
    return undefined;
  }
  const {what, page, blocked, grave, lifts, isListing} = answer;
  const filter = filterIn(line);
  if (filter !== undefined) {
    return filter;
  }
  const isPermanent = blocked === undefined || blocked === 'somehow' ? undefined : blocked !== 'temporarily';
  const first = blocked === 'in testing' ? [loadRules] : [];
  const [, added = '', list] = /^Adding (\S+) to csf\.(allow|deny)/.exec(line) ?? [];
  const address = what.includes('ADDRESS') ? (addressIn(line) ?? everybodyIn(added)) : undefined;
  const wide = list === 'deny' ? wideDeny(added) : wideAllow(added);
  return finding({
    kind: 'command',
    ...withoutRules(`${what.replace('ADDRESS', address ?? 'the address')}${wide === undefined ? '' : ` It ${wide}.`}`),
    grave: wide === undefined ? grave : 'open',
    ...(lifts && {lifts}),
    ...(isListing && {isListing}),
    address,
    lookCloser: address === undefined || wide !== undefined ? [] : lookAt(address),
    notes: wide !== undefined && list === 'deny' ? [youToo] : [],
    permanent: isPermanent,
    unblock: address === undefined || blocked === undefined ? [] : [...first, ...unblocking(address, isPermanent)],
    page,
  });
}

/** The line in which csf -dr says that it removed an entry; the command before it names the address. */
export function readRemoval(line: string, removed: string | undefined): Finding | undefined {
  const address = line === 'Removing rule...' ? checked(removed ?? '') : undefined;
  return address === undefined
    ? undefined
    : finding({
        kind: 'command',
        what: `csf lifted the permanent block of ${address}: it removed the entry from csf.deny, and its rules.`,
        lifts: 'permanent',
        address,
        page: sections.unblock,
      });
}

/** A sentence with {open}: without firewalld, and with it, whose rules csf does not remove. */
function withoutRules(what: string): Pick<Finding, 'what' | 'whatIfFirewalld'> {
  return what.includes('{open}')
    ? {
        what: what.replace('{open}', 'the server is open'),
        whatIfFirewalld: what.replace('{open}', 'only firewalld may still filter'),
      }
    : {what};
}

/** Reads what csf and csftest.pl print beside answers about lists. */
export function readPrintedMessage(line: string, kind: 'command' | 'log' = 'command'): Finding | undefined {
  const message = messages.find(({form}) => form.test(line));
  if (message === undefined) {
    return undefined;
  }
  const {page, grave, isListing} = message;
  const address = message.what.includes('ADDRESS') ? addressIn(line) : undefined;
  const what = message.what.replace('ADDRESS', address ?? 'an address');
  return finding({kind, ...withoutRules(what), address, page, grave, ...(isListing && {isListing})});
}
