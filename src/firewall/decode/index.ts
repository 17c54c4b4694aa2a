import {addressIn} from './addressIn';
import {finding, lookAt, type Finding} from './finding';
import {readKernelLine} from './kernel';
import {readBareEntry} from './lists';
import {readLogLine} from './log';
import {mailSubject, readBlockedField, readMail} from './mail';
import {readSearchLine, type SearchHit} from './search';
import {readSearchRow, rowFinding, type SearchRow} from './searchRows';
import {readNoTemporary, readTemporaryLine, readTemporaryRow} from './temporary';

export type {Finding, Prevention} from './finding';

/** What a pasted text says: one finding at least, those that say the same counted together. */
export type Decoded = {
  findings: Finding[];
  /** Lines that no part of the decoder knows, headings and empty ones left out. */
  unknownLines: number;
  /** Findings beyond the limit, which are not listed. */
  leftOut: number;
};

const mostFindings = 100;
const longestLine = 2000;

/**
 * Says what a pasted text of csf or lfd means: mails, lines of lfd.log, csf.deny or the kernel log,
 * and the output of csf -g or csf -t, mixed as they come. Never throws.
 */
export function decodeBlock(text: string): Decoded {
  const lines = text.split(/[\r\n]+/).map((line) => line.slice(0, longestLine).trimEnd());
  const {mails, others} = splitMails(lines);
  const found = new Map<string, Finding>();
  const add = (one: Finding): void => {
    const key = [one.kind, one.what, one.trigger, one.address, one.ports, one.permanent].join('\n');
    const known = found.get(key);
    if (known === undefined) {
      found.set(key, one);
    } else {
      known.count++;
    }
  };
  mails.forEach(({subject, body}) => add(readMail(subject, body)));
  const unknownLines = readLines(others, add);
  const findings = [...found.values()];
  return {
    findings: findings.length === 0 ? [unknown(text)] : findings.slice(0, mostFindings),
    unknownLines,
    leftOut: Math.max(0, findings.length - mostFindings),
  };
}

type Mail = {subject: string; body: string[]};

/** Takes the mails out of a text; what stands below a subject belongs to its mail. */
function splitMails(lines: readonly string[]): {mails: Mail[]; others: readonly string[]} {
  const mails: Mail[] = [];
  const others: string[] = [];
  for (const line of lines) {
    const subject = mailSubject(line.trim());
    if (subject !== undefined) {
      mails.push({subject, body: []});
    } else {
      (mails.at(-1)?.body ?? others).push(line);
    }
  }
  return {mails, others};
}

function readLines(lines: readonly string[], add: (one: Finding) => void): number {
  const mail = readBlockedField(lines);
  if (mail !== undefined) {
    add(mail);
    return 0;
  }
  const rows: SearchRow[] = [];
  const hits: SearchHit[] = [];
  let unknownLines = 0;
  for (const line of lines) {
    const text = line.trim();
    const row = readSearchRow(text);
    const hit = row === undefined ? readSearchLine(text) : undefined;
    const found = row === undefined && hit === undefined && text !== '' ? readOne(text) : undefined;
    if (row !== undefined) {
      rows.push(row);
    } else if (hit !== undefined) {
      hits.push(hit);
    } else if (found !== undefined) {
      add(found);
    } else if (text !== '' && !isHeading(text)) {
      unknownLines++;
    }
  }
  readSearch(rows, hits).forEach(add);
  return unknownLines;
}

/** What csf -g found, without rules that a list explains and "no matches" beside a match. */
function readSearch(rows: readonly SearchRow[], hits: readonly SearchHit[]): Finding[] {
  const roles = new Set(hits.map(({role}) => role));
  const isNothing = rows.length === 0 && roles.size === 1;
  const isExplained = ({chain}: SearchRow): boolean =>
    (roles.has('deny') && /^DENY(IN|OUT)$/.test(chain)) || (roles.has('allow') && /^ALLOW(IN|OUT)$/.test(chain));
  return [
    ...hits.filter(({role}) => role !== 'none' || isNothing).map((hit) => hit.finding),
    ...rows.filter((row) => !isExplained(row)).map(rowFinding),
  ];
}

function readOne(line: string): Finding | undefined {
  return (
    readKernelLine(line) ??
    readLogLine(line) ??
    readTemporaryRow(line) ??
    readTemporaryLine(line) ??
    readBareEntry(line) ??
    readNoTemporary(line)
  );
}

/** Headings of csf -g, csf -t and of mails, and the prompt of a shell. */
function isHeading(line: string): boolean {
  return /^(Table\s+Chain\s+num|A\/D\s+IP address|ip6tables:|From |(From|To|Date|Received|Message-ID):|\S{1,100}@\S{1,100}[#$] )/i.test(
    line,
  );
}

function unknown(text: string): Finding {
  const address = addressIn(text.slice(0, 20_000));
  const isUfw = /\[UFW (BLOCK|ALLOW|AUDIT)\]/.test(text.slice(0, 20_000));
  return finding({
    kind: 'unknown',
    what: isUfw
      ? 'This line is of UFW, another firewall. csf did not write it.'
      : 'The decoder does not know this text. It reads mails of lfd, lines of lfd.log and csf.deny, what csf -g and csf -t print, and lines of the kernel log with "Firewall:" or "Knock:".',
    address,
    lookCloser: address === undefined ? [] : lookAt(address),
    page: '/docs/locked-out/#why-was-i-blocked',
    certain: false,
  });
}
