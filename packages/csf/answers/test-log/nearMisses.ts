import {candidatesFor, messages, type CompiledMessage} from '../../model/lfd/messages';
import {forgedQueries, ownPattern} from '../../model/lfd/readLogLine';
import {entryOf} from '../../model/netfilter/entryOf';
import {space} from '../../model/perl';
import {sections} from '../../pages/sections';
import table from './nearMisses.json';
import {sitePatternFor} from './sitePatterns';

/** A line that looks like a failure to a person, and that lfd does not count. */
type NearMiss = {
  id: string;
  /** Letters that each such line contains; searched first, because that is fast. */
  holds: string;
  fits?: RegExp;
  /** The pattern of the site that the advice names. It is given only where the pattern matches. */
  pattern?: 'sshd' | 'dovecot' | 'wordpress';
  /** The setting that would count it, if lfd knew the words. */
  setting?: string;
  /** {example}, {program} and {log} are those of `message`. */
  why: string;
  advice: string;
  page?: string;
  /** The message that the line would be, if the program wrote it as lfd expects. */
  message?: CompiledMessage;
};

/** A row of the table: a pattern is text there. */
type Row = Omit<NearMiss, 'fits' | 'advice'> & {
  fits?: string;
  anyCase?: boolean;
  /** Without it, the advice is to add a pattern of one's own. */
  advice?: string;
};

const othersCount =
  'Look in the log for another line of the same attempt, such as "Failed password". If there is none and such lines go on, add a pattern to regex.custom.pm.';
const lookWhy = 'Look why the service that checks passwords does not answer, such as Dovecot, LDAP or the database.';
/** To count it would block people whose password is right. */
const serverFailure = `Never count such lines, as that would block people whose password is right. ${lookWhy}`;
/** What to say of a failure of the server that lfd counts. */
export const countedServerFailure = `The server itself failed: it could not ask whether the password is right. lfd counts that all the same, also for people whose password is right. ${lookWhy}`;
const shortAdvice: Readonly<Record<string, string>> = {
  'others count': othersCount,
  'forged queries': `${forgedQueries} As shipped it is 0: leave it so.`,
  'server failure': serverFailure,
};
const head = 'Nov 27 01:02:03 server ';
const usualHead = /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \S+ [\w./-]+(?:\[\d+\])?: (?! )/;
const programs =
  /(?:^|[^\w/-])((?:sshd|dovecot|postfix\/[\w/-]+|pure-ftpd|proftpd|vsftpd|named|webmin|kernel|su|sudo|imapd|ipop3d|pop3d)(?:\(pam_unix\))?(?:\[\d+\])?: .*)$/;
const messageHeads = [
  ...['sshd[1]: ', 'kernel: ', 'dovecot: ', 'named[1]: ', 'postfix/smtpd[1]: '].map((one) => head + one),
  // Exim writes its log without syslog.
  '2026-11-27 01:02:03 ',
];

/** What programs write before a message in logs of their own: Exim and nginx, Dovecot, vsftpd, Apache, DirectAdmin. */
const ownHeads = [
  '2026-11-27 01:02:03 ',
  'Nov 27 01:02:03 ',
  'Fri Nov 27 01:02:03 2026 [pid 1] ',
  '[Fri Nov 27 01:02:03 2026] ',
  '2026-11-27T01:02:03 ',
];
const anyTime =
  /^(?:\[?(?:[A-Z][a-z]{2} )?[A-Z][a-z]{2} \d+ [\d:.]+(?: \d{4})?\]?|\[?\d{4}[-/]\d\d[-/]\d\d[ T][\d:.,+Z-]+\]?) /;

/** What docker logs -t and Kubernetes write before the message of a container, and dmesg before that of the kernel. */
const containerTime = /^(?:\d{4}-\d\d-\d\dT[\d:.]{8,18}Z (?:std(?:out|err) [FP] )?|\[[ \d]{5,8}\.\d{6}\] )(?=\S)/;
const stampOfLog = /^(?:[A-Z][a-z]{2} [ \d]\d |\d{4}-\d\d-\d\d|\[|<)/;

const rfc5424 = /^(?:<\d+>)?1 \S+ \S+ (\S+) (\d+|-) \S+ (?:-|\[.*?\]) (.*)$/;

/** The line with a time and a host as lfd expects them before the program; the same line where no program is known. */
function withUsualHead(line: string): string {
  const message = usualHead.test(line) ? undefined : programs.exec(line)?.[1];
  return message === undefined ? line : head + message.replace(/: {2,}/, ': ');
}

/** A line that lacks all in front of its message, with that. */
function withHead(line: string): string {
  return messageHeads.map((one) => one + line).find(isKnown) ?? line;
}

/** A line in the form of RFC 5424, or a message without anything before it, as syslog writes it. */
export function asSyslog(line: string): string {
  const alone = line.replace(containerTime, '');
  const plain = line.replace(
    rfc5424,
    (_, program: string, number: string, message: string) =>
      `${head}${program}[${number === '-' ? 1 : number}]: ${message}`,
  );
  return plain === line && !stampOfLog.test(alone) ? withHead(alone) : plain;
}

const distinct = messages.filter(isDistinct);

/** A line of a log of the program itself, which came through syslog or has another time. */
export function withOwnHead(line: string): string {
  const text = withPlainSpaces(line);
  // Not candidatesFor, which also looks for words of the head.
  const candidates = distinct.filter(({compiled}) => text.includes(compiled.needle));
  if (candidates.length === 0) {
    return line;
  }
  const message = text.replace(anyTime, '');
  const tails = [message, message.replace(/^\S+ /, ''), message.replace(/^\S+ \S+ /, '')];
  const lines = tails.flatMap((tail) => ownHeads.flatMap((one) => [one + tail, one + tail.replace(anyTime, '')]));
  return lines.find((one) => candidates.some(({compiled}) => compiled.match(one) !== undefined)) ?? line;
}

/** A message without words of its own fits lines of other logs too. */
function isDistinct({holds, compiled}: CompiledMessage): boolean {
  return holds === undefined && /\w{2}/.test(compiled.needle);
}

/** The message that a line is, if lfd knows one like it, whatever the settings. */
export function knownMessage(line: string): CompiledMessage | undefined {
  return candidatesFor(line).find((one) => isDistinct(one) && one.compiled.match(line) !== undefined);
}

function isKnown(line: string): boolean {
  return knownMessage(line) !== undefined;
}

function withPlainSpaces(line: string): string {
  return line.replace(/[\u200b-\u200f\u2060\ufeff]/g, '').replace(/[ \t\u00a0\u2000-\u200a\u202f\u3000]+/g, ' ');
}

/** A line of Exim with one word for its client. */
function withOneName(line: string): string {
  return line.replace(/ for .*?(\[[\d.:a-f]+\])/, ' for (x) $1');
}

/** What the pattern of a row is, where the module has it already. */
const patterns: Readonly<Record<string, RegExp>> = {
  'rfc-5424': rfc5424,
  'words-before-program': programs,
  'sshd-without-number': new RegExp(`(?:^|${space})sshd: `),
};

/**
 * The line without what keeps lfd from counting it, by row. The row is the reason only if lfd knows the line that
 * comes out, so that no reason is given that changes nothing.
 */
const repairs: Readonly<Record<string, (line: string) => string>> = {
  'other-spaces': withPlainSpaces,
  'rfc-5424': asSyslog,
  'journal-time': withUsualHead,
  'time-in-two-words': withUsualHead,
  'words-before-program': withUsualHead,
  'other-head': withOwnHead,
  'message-alone': (line) => withHead(line.replace(containerTime, '')),
  'line-ends-early': (line) =>
    [' 203.0.113.7 port 1 ssh2', ' from 203.0.113.7 port 1 ssh2'].map((end) => line + end).find(isKnown) ?? line,
  'sshd-without-number': (line) => line.replace('sshd: ', 'sshd[1]: '),
  'sshd-end-of-address': (line) => `${line}  `,
  'sshd-name-with-space': (line) =>
    line.replace(/(: (?:Failed \S+ for (?:invalid user )?|(?:Invalid|Illegal) user |User )).*( from )/, '$1name$2'),
  'postfix-instance': (line) => line.replace(/ postfix-[\w-]+\//, ' postfix/'),
  'exim-time-zone': (line) => line.replace(/ [+-]\d{4} /, ' '),
  'exim-no-name': withOneName,
  'exim-other-words': withOneName,
  'exim-other-answer': (line) => line.replace(/(\]\S* ).*$/, '$1535 Incorrect authentication data'),
  'modsecurity-connection-number': (line) => line.replace(/\*\d+ (?=\[client)/, ''),
  'bind-category': (line) => line.replace(/(\]: )(?:[\w-]+: ){1,2}(?=client )/, '$1'),
};

/** The first row that fits counts, so that the more exact ones come first. */
export const nearMisses: readonly NearMiss[] = (table as Row[]).map(({fits = '', anyCase = false, ...row}) => ({
  ...row,
  fits: patterns[row.id] ?? new RegExp(fits, anyCase ? 'i' : ''),
  ...adviceOf(row),
}));

/** What to do about a line. Several kinds of lines of sshd share theirs. */
function adviceOf({advice, page}: Pick<Row, 'advice' | 'page'>): Pick<NearMiss, 'advice' | 'page'> {
  return advice === undefined
    ? {advice: ownPattern, page: page ?? sections.ownPatterns}
    : {advice: entryOf(shortAdvice, advice) ?? advice, ...(page !== undefined && {page})};
}

const ofPostfix = nearMisses.find(({id}) => id === 'postfix-server-failure')!;

/** Whether a line reports that Postfix could not ask whether a password is right. lfd counts some such lines. */
export function isServerFailure(line: string): boolean {
  return isReason(ofPostfix, line.slice(0, 1000));
}

/** The near miss that a line is, if it is one. */
export function nearMissOf(line: string): NearMiss | undefined {
  // The words are at the start of a line, so the rest of a long line is not searched.
  const start = line.slice(0, 1000);
  const near = nearMisses.find((row) => isReason(row, start)) ?? sessionMiss(start);
  return near?.id === 'other-head' ? {...near, message: knownMessage(withOwnHead(start))!} : near;
}

/** sshd-session writes what sshd wrote before; what the pattern for it does not count is judged by its words. */
function sessionMiss(line: string): NearMiss | undefined {
  const older = line.replace(/ sshd-(?:session|auth)\[/, ' sshd[');
  if (older === line) {
    return undefined;
  }
  return / Accepted /.test(older)
    ? sessionLogin
    : isKnown(older)
      ? otherSession
      : nearMisses.find((row) => isReason(row, older));
}

const otherSession: NearMiss = {
  id: 'sshd-session-other-words',
  holds: 'sshd-',
  setting: 'LF_SSHD',
  why: 'OpenSSH 9.8 and later write this as sshd-session. lfd looks for "sshd[".',
  advice: othersCount,
};

const sessionLogin: NearMiss = {
  ...otherSession,
  id: 'sshd-session-login',
  setting: 'LF_SSH_EMAIL_ALERT',
  advice: 'Nothing: lfd sends no mail about such a login, and no pattern of your own can change that.',
};

function isMended(line: string, repaired: string): boolean {
  return repaired !== line && isKnown(repaired);
}

function isReason({id, holds, fits, pattern}: NearMiss, line: string): boolean {
  const repaired = repairs[id];
  return (
    line.includes(holds) &&
    (fits === undefined || fits.test(line)) &&
    (repaired === undefined || isMended(line, repaired(line))) &&
    (pattern === undefined || sitePatternFor(line) === pattern)
  );
}
