import {addressIn, checked} from '../../model/address';
import {outputLines} from '../paste/outputLines';
import {syslogTime} from '../paste/samples';
import {notesOnResolver, scannersIn} from '../packets/samples';
import {checkedPorts} from './commandWords';
import {blockFinding, onReporter} from './block';
import {findBlockMessage} from './blockMessage';
import {readCommandOutput, readPrintedMessage, readRemoval} from './commands';
import {isOfCsfTest, readCsfTest} from './csfTest';
import {finding, loadRules, lookAt, unsure, type Finding} from './finding';
import {readKernelLine} from './kernel';
import {readBareEntry, readForkEntry} from './lists';
import {readListening} from './listening';
import {asLifted, blocksInOrder} from './lifted';
import {explainLogLine} from './log';
import {isShippedSubject, readMail, splitMails} from './mail';
import {readOlderMessage} from './olderMessages';
import {isFirewalldOn, takeOtherFirewalls} from './otherFirewalls';
import {readOtherProgram} from './otherPrograms';
import {fileKindOf, kindOfText, mostJudged, whatToDo, withoutComments} from '../text-kinds/textKinds';
import {sections} from '../../pages/sections';
import {wideCommands} from '../wideEntries';
import {removedEntries} from './removed';
import {readSearchLine, type SearchHit} from './search';
import {readSearchRow, rowFinding, type SearchRow} from './searchRows';
import {readTemporaryLine, readTemporaryRow} from './temporary';
import {triggers} from './triggers';

export type {Finding, Prevention} from './finding';

/** What a pasted text says: at least one finding; equal ones are counted together. */
export type Decoded = {
  findings: Finding[];
  /** Lines that the decoder does not know, without headings and empty lines. */
  unknownLines: number;
  /** The first of them. */
  firstUnknown?: string;
  /** Findings beyond the limit, which are not listed. */
  leftOut: number;
};

const mostFindings = 100;
/** What the journal has before a line that csf printed, as at boot. */
const headOfCsf = new RegExp(String.raw`^${syslogTime} \S{1,80} csf\[\d{1,10}\]: `);
/** A page or a mail program writes it for the hyphens of lfd. */
const longDash = /(?<=[ /])[\u2013\u2014\u2212](?=[ )])/g;
/** The beginning of a long text says what it is. */
const mostOfUnknown = 20_000;

/**
 * Explains a pasted text of csf or lfd: emails, lines of lfd.log, csf.deny or the kernel log,
 * and output of csf -g or csf -t, in any mix. Never throws.
 */
export function decodeBlock(text: string): Decoded {
  const {mails, others: all} = splitMails(outputLines(text.replace(longDash, '-')));
  const {found: ofFirewalls, others} = takeOtherFirewalls(all);
  const found = new Map<string, Finding>();
  const add = (one: Finding): void => {
    // Lines of other programs count as equal whatever their address: a log of sshd has hundreds of them.
    const address = one.kind === 'other' ? '' : one.address;
    const key = [one.kind, one.what, one.trigger, address, one.ports, one.permanent].join('\n');
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, {...one});
    } else {
      known.count++;
      // Of equal blocks, the last one says how long it lasts.
      known.until = one.until ?? known.until;
      if (known.address !== one.address) {
        known.address = undefined;
        known.lookCloser = [];
      }
    }
  };
  mails.forEach((mail) => add(readMail(mail)));
  ofFirewalls.forEach(add);
  const {unknownLines, firstUnknown, heading, isLifted} = readLines(others, add);
  const findings = [...found.values()]
    .map((one) => (isLifted(one) ? asLifted(one) : one))
    .sort((one, other) => urgency(one) - urgency(other));
  // Single lines of a file of csf look like lines of programs and of lfd: their names and patterns are in it.
  const start = text.slice(0, mostOfUnknown);
  const isFile =
    ofFirewalls.length === 0 &&
    findings.every(({kind, address}) => kind === 'other' || (kind === 'log' && address === undefined)) &&
    (fileKindOf(start) !== undefined || kindOfText(start)?.reader === 'conf');
  return {
    findings:
      findings.length === 0 || isFile
        ? [(unknownLines === 0 && !isFile ? heading : undefined) ?? subjectInQuotes(text) ?? unknown(text)]
        : listed(findings, others),
    unknownLines,
    ...(firstUnknown !== undefined && {firstUnknown}),
    leftOut: Math.max(0, findings.length - mostFindings),
  };
}

/**
 * The findings to list. A packet of an address that another finding reports as blocked is no reason to do nothing,
 * TESTING in one line is true for all of them, and a script or program that failed is the one reason for the commands
 * that it ran.
 */
function listed(findings: readonly Finding[], lines: readonly string[]): Finding[] {
  const hasFirewalld = isFirewalldOn(lines);
  // What stops csf ends with "Compilation failed in require" where a module of csf stopped at it.
  const reasons = new Set(findings.flatMap(({reason, grave}) => reason ?? (grave === 'stopped' ? 'Perl' : [])));
  const blocked = new Set(findings.flatMap(({unblock, address}) => (unblock.length > 0 ? (address ?? []) : [])));
  const isTesting = findings.some(({grave, unblock}) => grave === 'testing' || unblock[0] === loadRules);
  return findings
    .filter(({detailOf}) => detailOf === undefined || !reasons.has(detailOf))
    .slice(0, mostFindings)
    .map(({notesIfBlocked, whatIfFirewalld, ...one}) => ({
      ...one,
      ...(isTesting && one.unblock.length > 0 && {unblock: [...new Set([loadRules, ...one.unblock])]}),
      ...(hasFirewalld && whatIfFirewalld !== undefined && {what: whatIfFirewalld}),
      ...(notesIfBlocked !== undefined &&
        blocked.has(one.address ?? '') && {
          notes: [
            ...notesIfBlocked,
            ...notesOnResolver(lines.filter((line) => line.includes(` SRC=${one.address!} `))),
          ],
        }),
    }));
}

const byGravity: readonly Finding['grave'][] = ['stopped', 'intruder', 'open', 'testing', 'lost'];

/**
 * What stops csf comes first, as its commands lift no block then, and a break-in; then what lets too many in, and then
 * blocks. What csf and lfd wrote says more than what other programs wrote about them, unless that is an error.
 */
function urgency({grave, unblock, kind, certain, isError, isListing}: Finding): number {
  if (isListing === true) {
    return 10;
  }
  const known = grave !== undefined ? byGravity.indexOf(grave) / 10 : unblock.length > 0 ? 1 : 4;
  return isError === true ? 3.7 : kind === 'other' ? 9 : known + (certain ? 0 : 0.5);
}

/** Reads the lines; a heading counts only where nothing else is below it. */
function readLines(
  lines: readonly string[],
  add: (one: Finding) => void,
): {
  unknownLines: number;
  firstUnknown: string | undefined;
  heading: Finding | undefined;
  isLifted: (one: Finding) => boolean;
} {
  const removed = removedEntries();
  const blocks = blocksInOrder();
  const rows: SearchRow[] = [];
  const hits: SearchHit[] = [];
  const tests: string[] = [];
  let wanted: string | undefined;
  let denied: string | undefined;
  let nothing: {address: string | undefined; at: number} | undefined;
  const scanners = scannersIn(lines);
  // What iptables -L prints as a whole is no answer about one address.
  const isListing = lines.some((line) => /^\s*Chain \S+ \(/.test(line));
  let unknownLines = 0;
  let firstUnknown: string | undefined;
  let heading: Finding | undefined;
  for (const [at, line] of lines.entries()) {
    const text = line.trim().replace(headOfCsf, '');
    wanted ??= wantedIn(text);
    denied = /(?:\bcsf (?:-dr|--denyrm) +|^Unblock )([\d.:a-f/]{2,50})/i.exec(text)?.[1] ?? denied;
    const gone = removed.take(text);
    if (gone !== undefined) {
      blocks.see({lifts: 'permanent', address: checked(gone.entry ?? ''), unblock: []}, at);
      continue;
    }
    const row = readSearchRow(text);
    const hit = row === undefined ? readSearchLine(text) : undefined;
    const found =
      row === undefined && hit === undefined && text !== ''
        ? (readRemoval(text, denied) ?? readOne(text, scanners))
        : undefined;
    const seen = found ?? hit?.finding;
    if (seen !== undefined) {
      blocks.see(seen, at);
    }
    if (hit?.role === 'none') {
      nothing = {address: hit.finding.address, at};
    }
    if (row?.chain === '' && isListing) {
      unknownLines++;
    } else if (row !== undefined) {
      rows.push(row);
    } else if (hit !== undefined) {
      hits.push(hit);
    } else if (isOfCsfTest(text)) {
      tests.push(text);
    } else if (found !== undefined) {
      add(found);
    } else if (isHeading(text)) {
      heading ??= readPrintedMessage(text);
    } else if (text !== '' && !text.startsWith('#')) {
      const printed = readPrintedMessage(text) ?? readOlderMessage('print', text, () => undefined);
      if (printed === undefined) {
        unknownLines++;
        firstUnknown ??= text.slice(0, 80);
      } else {
        add(printed);
      }
    }
  }
  if (nothing?.address !== undefined && rows.length === 0 && hits.every(({role}) => role === 'none')) {
    blocks.see({lifts: 'permanent', address: nothing.address, unblock: []}, nothing.at);
    blocks.see({lifts: 'temporary', address: nothing.address, unblock: []}, nothing.at);
  }
  [...removed.found(), ...readSearch(rows, hits, wanted), readCsfTest(tests) ?? []].flat().forEach(add);
  return {unknownLines, firstUnknown, heading, isLifted: blocks.isLifted};
}

/** The address that somebody looked up with csf -g, if a line says it. */
function wantedIn(line: string): string | undefined {
  const word = /(?:\bcsf (?:-g|--grep) |^(?:IPSET: )?No matches found for |^IPSET: Set:\S{1,60} Match:)(\S{2,50})/.exec(
    line,
  )?.[1];
  return word === undefined ? undefined : checked(word);
}

/** What the rules of a denied address did, or which set holds it. */
function withRules(one: Finding, rows: readonly SearchRow[], isInSet: boolean): Finding {
  const of = (name: string): SearchRow | undefined =>
    rows.find(({chain, address}) => chain === name && address === one.address);
  const [into, out] = [of('DENYIN'), of('DENYOUT')];
  const note =
    into?.packets === undefined
      ? isInSet
        ? ['csf -g finds no rule with this address, because a set of ipset holds it: the block works all the same.']
        : []
      : [
          `The rule in DENYIN stopped ${into.packets} packets from it${out?.packets === undefined ? '' : `, that in DENYOUT ${out.packets} to it`}.`,
        ];
  return {...one, notes: [...one.notes, ...note]};
}

/** What csf -g found, without what a list explains better and "no matches" beside a match. */
function readSearch(rows: readonly SearchRow[], hits: readonly SearchHit[], wanted: string | undefined): Finding[] {
  const roles = new Set(hits.map(({role}) => role));
  const isNothing = rows.length === 0 && roles.size === 1;
  const isListed = (role: SearchHit['role']): boolean =>
    role.endsWith('-set') && roles.has(role.replace('-set', '') as 'deny');
  const isExplained = ({chain}: SearchRow): boolean =>
    (roles.has('deny') && /^DENY(IN|OUT)$/.test(chain)) || (roles.has('allow') && /^ALLOW(IN|OUT)$/.test(chain));
  const isTold = ({role}: SearchHit): boolean => (role !== 'none' || isNothing) && !isListed(role);
  return [
    ...hits
      .filter(isTold)
      .map(({role, finding: one}) => (role === 'deny' ? withRules(one, rows, roles.has('deny-set')) : one)),
    ...rows.filter((row) => !isExplained(row)).map((row) => rowFinding(row, wanted)),
  ];
}

function readOne(line: string, scanners: ReadonlyMap<string, readonly number[]>): Finding | undefined {
  return (
    readKernelLine(line, scanners) ??
    explainLogLine(line) ??
    readTemporaryRow(line) ??
    readTemporaryLine(line) ??
    readForkEntry(line) ??
    readBareEntry(line) ??
    readCommandOutput(line) ??
    readListening(line) ??
    readReason(line) ??
    (line.startsWith('#') ? undefined : readOtherProgram(line))
  );
}

/** The sentence of lfd alone, as hosters and abuse reports show it, and what BLOCK_REPORT scripts add to it. */
function readReason(line: string): Finding | undefined {
  const found = findBlockMessage(line);
  if (found === undefined) {
    return undefined;
  }
  const {message, rest} = found;
  const isPermanent = message.trigger === 'LF_PERMBLOCK_COUNT' || message.trigger === 'LF_NETBLOCK_COUNT';
  const word = /;\s*Trigger:\s*(\w{1,40})/i.exec(rest)?.[1];
  const trigger = message.trigger ?? word;
  const isReport = /;\s*(?:Ports?|Direction|Trigger|Logs|ID):/i.test(rest);
  const block = blockFinding({
    ...message,
    kind: 'reason',
    permanent: isPermanent ? true : undefined,
    trigger,
    ports: checkedPorts(/;\s*Ports?:\s*([\d,]{1,200})/i.exec(rest)?.[1] ?? ''),
    certain: message.isWhole && triggers.has(trigger ?? ''),
    notes: isReport
      ? [onReporter]
      : isPermanent
        ? []
        : ['The text does not say whether the block is permanent, or how long it lasts.'],
  });
  return isReport ? {...block, unblock: []} : block;
}

/** Headings of csf -g, csf -t and of mails, the prompt of a shell, and marks around a quote. */
function isHeading(line: string): boolean {
  return /^(?:(?:Table\s+)?Chain\s+num\b|num\s+pkts\b|A\/D\s+IP address|IP address\s+Port\s+Dir|ip6?tables:|(?:filter|nat|mangle|raw) table:|From |(?:From|To|Cc|Date|Sent|Received|Message-ID|Subject|Return-Path|Reply-To|MIME-Version|Content-[\w-]+|X-[\w-]+):|\S{1,100}@\S{1,100}[#$] ?|\[\S{1,100}@[^\]]{1,100}\][#$] ?|[#$]>? ?(?=\S)|(?:sudo )?csf -|grep |(?:LOG|DROP|ACCEPT|REJECT|RETURN|[A-Z][A-Z_]{2,20}) +(?:all|tcp|udp|icmp|icmpv6|\d+) +(?:opt (?:\S+ )? *)?in \S+ out \S+ |(?:Unblock|Searching for|Allowing|Denying|Temporarily \w{1,10}ing) \S{2,50}(?:, trying \w+ blocks| for \d+ seconds)?(?:\.\.\.|:)$|The firewall on this server is blocking|You need to (?:contact the server owner|restart csf successfully)|This server's hostname is|```|[-=*_]{3,}|[●○×] (?:lfd|csf)\.service|(?:Loaded|Duration|Process|Main PID|Tasks|Memory|CPU|CGroup|Status):|[└├]─|-+ ?(?:Forwarded|Original) message)/i.test(
    line,
  );
}

/** The subject of an email that somebody quotes within a sentence, without "lfd on HOST:". */
function subjectInQuotes(text: string): Finding | undefined {
  const quotes = text
    .slice(0, mostOfUnknown)
    .matchAll(
      /(?<!\w)["\u201c\u201e\u00ab\u2018']([^"\u201c-\u201e\u00ab\u00bb\n]{8,300}?)["\u201c\u201d\u00bb\u2019'](?!\w)/g,
    );
  for (const [, subject = ''] of quotes) {
    const found = readMail({subject: `lfd on server: ${subject}`, body: []});
    if (/block|lfd|csf/i.test(text) && isShippedSubject(subject)) {
      return unsure(found);
    }
  }
  return undefined;
}

function unknown(text: string): Finding {
  const start = text.slice(0, mostOfUnknown);
  const kind = kindOfText(start);
  const isStrange = kind === undefined || kind.reader === 'output';
  // Comments and files of other kinds have examples and addresses of pages.
  const address = isStrange ? addressIn(withoutComments(start)) : undefined;
  const wide = wideCommands(start);
  return finding({
    kind: 'unknown',
    what: `${wide === '' ? '' : `${wide} `}${isStrange ? 'The decoder does not know this text. It' : `This looks like ${kind.name}.${whatToDo(kind)} The decoder`} reads emails from lfd, lines of lfd.log, csf.deny and the kernel log, and output of csf -g, csf -t and commands that change lists.`,
    address,
    lookCloser: address === undefined ? [] : lookAt(address),
    notes: kind?.judged.slice(mostJudged) ?? [],
    page:
      isStrange || kind.reader === undefined
        ? (kind?.page ?? '/docs/locked-out/#why-was-i-blocked')
        : sections.whichTool,
    certain: false,
  });
}
