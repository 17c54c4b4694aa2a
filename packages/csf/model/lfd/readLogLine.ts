/* eslint-disable max-lines -- the way of one line from the log to a count */
import {entryOf} from '../netfilter/entryOf';
import {addressToBlock, isLoopback} from '../address';
import type {HitKind, LineHit} from './hit';
import {secondsOfPass} from './blocking/blockingSettings';
import {isTrue, numberOf} from '../perl';
import {isRestricted, logsOfFile, looksFor, settingsAtStart, settingsThatRead, valuesOfChecks} from './logs';
import {panelsWith} from '../conf/shippedConfig';
import {variantNames} from '../variants';
import {candidatesFor, messages, type Check, type CompiledMessage, type Settings} from './messages';
import type {Taken} from './template';

/** What we know of the server whose log it is. */
export type LogContext = {
  /** Path of the log, as lfd would read it. */
  file: string;
  /** Values by name, as in csf.conf. What is missing here is off, as in a csf.conf of another panel. */
  settings: Settings;
  /** Whether a setting has its value only because nobody gave another: nothing is known of the server then. */
  isShipped?: (name: string) => boolean;
  /** Whether lfd ignores an address, as far as the visitor gave the lists. */
  isIgnored?: (address: string) => boolean;
};

export type Reason =
  'setting-off' | 'wrong-log' | 'ignored-address' | 'local' | 'no-address' | 'left-out' | 'unknown-words';

export type Verdict =
  | {counted: true; hits: LineHit[]}
  | {
      counted: false;
      reason: Reason;
      why: string;
      advice: string;
      /** Id of the message. */
      what?: string;
      setting?: string;
      log?: string;
      address?: string;
    };

type Found = {hits: LineHit[]; reason: NotCounted | undefined};
type NotCounted = Extract<Verdict, {counted: false}>;

/**
 * Reads the next line of a log, and says whether lfd counts it.
 * @param seconds when it was written, in seconds since whenever; undefined where nobody knows
 */
export type LogReader = (line: string, lineNumber: number, seconds?: number) => Verdict;

/**
 * A reader of the lines of one log in their order, which remembers the last one: "last message repeated 2 times"
 * counts it twice more.
 */
export function logReader(context: LogContext): LogReader {
  const {settings, file} = context;
  const logs = logsOfFile(file, settings);
  const isInLog = (message: CompiledMessage): boolean =>
    message.logs.some((log) => logs.has(log)) ||
    (message.files?.includes(file) === true && (logs.size > 0 || isCustomLog(file, settings)));
  const inLog = new Set(messages.filter(isInLog));
  const usable = new Set([...inLog].filter((message) => looksFor(message, settings)));
  let last = '';
  let lastSeconds: number | undefined;

  const hitsIn = (line: string, candidates: readonly CompiledMessage[], lineNumber: number): Found => {
    const hits: LineHit[] = [];
    let reason: NotCounted | undefined;
    const decided = new Set<Check>();
    for (const message of candidates) {
      const taken = usable.has(message) && !decided.has(message.check) ? take(message, line, settings) : undefined;
      if (taken !== undefined) {
        decided.add(message.check);
        const found =
          typeof taken !== 'object' ? leftOut(message, taken || undefined) : hitOf(message, taken, line, context);
        if ('reason' in found) {
          reason ??= found;
        } else if (found.count > 0) {
          hits.push({...found, lineNumber});
        }
      }
    }
    return {hits, reason};
  };

  return (whole, lineNumber, seconds) => {
    const line = whole.replaceAll('\r', '');
    const repeated = repetitions(line);
    if (repeated !== undefined) {
      const pass = secondsOfPass(settings);
      const passed = seconds === undefined || lastSeconds === undefined ? 0 : seconds - lastSeconds;
      const {hits} = last === '' || passed > pass ? {hits: []} : hitsIn(last, candidatesFor(last), lineNumber);
      const times = Math.min(repeated, 100);
      return hits.length > 0 && times > 0
        ? {counted: true, hits: hits.map((hit) => ({...hit, count: hit.count * times, times}))}
        : repeatsNothing(last, passed, pass);
    }
    last = line;
    lastSeconds = seconds;
    const candidates = candidatesFor(line);
    const {hits, reason} = hitsIn(line, candidates, lineNumber);
    if (hits.length > 0) {
      return {counted: true, hits};
    }
    // A message without words of its own would fit lines of other logs too.
    const others = candidates.filter(
      (message) =>
        !usable.has(message) &&
        (message.compiled.needle.trim() !== '' || message.logs.some((log) => settings[log] === file)),
    );
    // lfd knows it, looks at more than its words, and leaves it out.
    const known = candidates.find(
      (message) => usable.has(message) && message.holds === undefined && message.compiled.match(line) !== undefined,
    );
    return reason ?? unusedMessage(others, inLog, line, context) ?? (known === undefined ? unknown : leftOut(known));
  };
}

function repetitions(line: string): number | undefined {
  const times = line.includes(' last message repeated ')
    ? /^[^\t-\r ]+[\t-\r ]+\d+[\t-\r ]+[^\t-\r ]+ [^\t-\r ]+ last message repeated (\d+) times/.exec(line)?.[1]
    : undefined;
  return times === undefined ? undefined : Number(times);
}

function repeatsNothing(last: string, passed: number, pass: number): NotCounted {
  const why =
    last === ''
      ? 'lfd counts the line before this one again. Here is none.'
      : passed > pass
        ? `lfd forgets the line before after each look at its logs, every ${pass} seconds (LF_PARSE). This line came ${passed} seconds later, so lfd counts none of the repetitions.`
        : 'lfd takes the line before this one once more, and does not count it.';
  const advice = 'To see each attempt, turn $RepeatedMsgReduction off in the configuration of rsyslog.';
  return {counted: false, reason: 'left-out', why, advice, what: 'last-message-repeated'};
}

function isCustomLog(file: string, settings: Settings): boolean {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].some((number) => settings[`CUSTOM${number}_LOG`] === file);
}

function take(message: CompiledMessage, line: string, settings: Settings): Taken | undefined | false | string {
  const taken = message.compiled.match(line);
  return taken === undefined || message.refine === undefined ? taken : message.refine(taken, line, settings);
}

/** Checks that lfd counts without an address, by path, user id or not at all. */
const withoutAddress = ['script', 'uid scan', 'su', 'sudo', 'console', 'syslog check'];
/** Checks that count accounts, so that a line without one does not count. */
const byAccount = ['ftp login', 'smtp login', 'mail login', 'ssh login', 'cpanel access', 'webmin login'];
const kindsOfChecks: Partial<Record<Check, HitKind>> = {
  ...{failure: 'failure', 404: 'failure', 403: 'failure', 401: 'failure', 'port scan': 'failure'},
  ...{'ftp login': 'login', 'smtp login': 'login', 'mail login': 'login'},
};

/** Names that lfd takes for root, or, as Perl does with 0, for none. */
const rootNames = ['root', 'root(uid=0)', '(uid=0)', '0'];

function hitOf(
  message: CompiledMessage,
  taken: Taken,
  line: string,
  context: LogContext,
): Omit<LineHit, 'lineNumber'> | NotCounted {
  const {check, service} = message;
  const common = {
    kind: kindsOfChecks[check] ?? ('report' as const),
    setting: message.countsFor ?? message.setting,
    enabledBy: message.setting,
    service,
    text: (taken.text ?? message.text)
      .replace('{rule}', () => ruleOf(line))
      .replace('{panel}', () => taken.panel ?? ''),
    family: message.id,
    times: 1,
  };
  // lfd joins the address and the account with |, and takes them apart again.
  const name = check === 'failure' ? (taken.account ?? '').split('|')[0]! : (taken.account ?? '');
  // For Perl, the name 0 is none.
  const account = name !== '0' && (check === 'webmin login' || /^[\w.@%+-]+$/.test(name)) ? name : '';
  if (withoutAddress.includes(check)) {
    const from = check === 'su' || check === 'sudo' ? (taken.account ?? '') : (taken.uid ?? taken.rest ?? '');
    return rootNames.includes(from) || taken.target === '0'
      ? notCounted('local', 'root did this itself, which lfd does not report.', 'Nothing.', message)
      : {...common, address: '', account: from, count: 1};
  }
  if (check === 'relay') {
    return hitOfRelay(message, taken, line, {...common, account}, context);
  }
  const text = cleanedAddress(taken, context.settings);
  const address = addressToBlock(text);
  if (address === undefined) {
    return isLoopback(text)
      ? local(message, text)
      : {...notCounted('no-address', ...whyNoAddress(text, line, message.program), message), address: text};
  }
  if (byAccount.includes(check) && account === '') {
    return notCounted(
      'left-out',
      'lfd counts these lines by account, but reads no account from this line.',
      'Nothing.',
      message,
    );
  }
  if (check !== 'webmin login' && (isLoopback(address) || isOwn(address, check, line))) {
    return local(message, address);
  }
  if (check !== 'webmin login' && context.isIgnored?.(address) === true) {
    return {
      ...notCounted(
        'ignored-address',
        `lfd ignores ${address}.`,
        'If lfd should count it, remove it from csf.ignore, and from csf.allow while IGNORE_ALLOW is on. Then restart lfd.',
        message,
      ),
      address,
    };
  }
  const count = check === 'failure' ? attempts(service, line) : 1;
  const port = check === 'port scan' ? {port: taken.protocol === 'ICMP' ? 'ICMP' : (taken.port ?? '')} : {};
  return {...common, address, account, count, ...port};
}

/** Whether the line itself names the address as one of the server: the destination of a packet, Dovecot's lip. */
function isOwn(address: string, check: Check, line: string): boolean {
  const own = check === 'port scan' ? / DST=(\S+)/.exec(line) : /, lip=([^\s,]+)/.exec(line);
  return own?.[1] === address;
}

const masked = /^[[<({*#]|^x+$|(?:^|[.:])(?:[x*#]+|aaa|bbb|ccc|ddd)(?:[.:]|$)/i;
const cut = /(?:…|\.\.|>)$|^\d{1,3}(?:\.\d{1,3}){0,2}\.?$/;
const namesOff: Readonly<Record<string, string>> = {
  sshd: 'Set "UseDNS no" in the configuration of sshd.',
  Apache: 'Set "HostnameLookups Off" in the configuration of Apache.',
  ProFTPD: 'Set "UseReverseDNS off" in the configuration of ProFTPD.',
};

function whyNoAddress(text: string, line: string, program: string): [why: string, advice: string] {
  if (cut.test(text) && line.trimEnd().endsWith(text)) {
    return ['The line is cut within its address.', 'Copy whole lines from the log file.'];
  }
  return masked.test(text)
    ? [
        `Somebody hid the address: the line has "${text}" instead. In the log, lfd looks for an address there.`,
        'Test the lines with their addresses. This page sends them nowhere.',
      ]
    : [
        `Where lfd expects an address, the line has "${text}". lfd blocks only addresses, and looks up no names.`,
        entryOf(namesOff, program.split(' ')[0]!) ?? `Let ${program} write addresses instead of names.`,
      ];
}

/** Dovecot writes several attempts into one line. */
function attempts(service: string, line: string): number {
  const several = ['pop3d', 'imapd'].includes(service) ? /\(auth failed, (\d+) attempts/.exec(line)?.[1] : undefined;
  return several === undefined ? 1 : Number(several);
}

function hitOfRelay(
  message: CompiledMessage,
  taken: Taken,
  line: string,
  common: Omit<LineHit, 'lineNumber' | 'address' | 'count'>,
  {isIgnored}: LogContext,
): ReturnType<typeof hitOf> {
  const {address = ''} = taken;
  const isServer = isLoopback(address);
  const short = isServer || address === '' ? address : addressToBlock(address);
  if (short === undefined) {
    return notCounted('no-address', `"${address}" is not an address.`, 'Nothing.', message);
  }
  if (!isServer && isIgnored?.(short) === true) {
    return notCounted('ignored-address', `lfd ignores ${short}.`, 'Nothing.', message);
  }
  const account = taken.account ?? '';
  return {...common, account, address: short, count: Math.max(1, recipients(line))};
}

/** lfd counts the recipients behind the word "for". */
function recipients(line: string): number {
  let count = 0;
  let counts = false;
  for (const word of line.replace(/".*"/, '""').split(/[\t-\r ]+/)) {
    if (word === 'for') {
      counts = true;
    } else if (counts && word.includes('@')) {
      count += 1;
    } else {
      counts = false;
    }
  }
  return count;
}

function ruleOf(line: string): string {
  return /\[id "(\d+)"\]/.exec(line)?.[1] ?? 'unknown';
}

function cleanedAddress({address = '', cleaning}: Taken, settings: Settings): string {
  if (cleaning === 'none') {
    return address;
  }
  const text = address.replace(/^::ffff:/, '');
  switch (cleaning) {
    case 'port':
      return numberOf(settings['LF_APACHE_ERRPORT']) === 1 ? text : text.replace(/:\d+$/, '');
    case 'underscores':
      return text.replaceAll('_', ':');
    default:
      return text;
  }
}

function notCounted(reason: Reason, why: string, advice: string, {id, setting}: CompiledMessage): NotCounted {
  return {counted: false, reason, why, advice, what: id, setting};
}

function leftOut(message: CompiledMessage, why?: string): NotCounted {
  return notCounted(
    'left-out',
    why ?? `lfd knows this message, but does not count every such line. Not counted: ${message.not}`,
    'Nothing, unless you want to change one of these settings.',
    message,
  );
}

function local(message: CompiledMessage, address: string): NotCounted {
  return {
    ...notCounted(
      'local',
      `${address} is the server itself, which lfd never counts.`,
      message.check === 'port scan'
        ? 'Nothing.'
        : 'If a proxy in front of the service is the reason, let the service log the address of the visitor.',
      message,
    ),
    address,
  };
}

/** A message that lfd knows, but does not look for in this log or with these settings. */
function unusedMessage(
  others: readonly CompiledMessage[],
  inLog: ReadonlySet<CompiledMessage>,
  line: string,
  {settings, file, isShipped = () => false}: LogContext,
): NotCounted | undefined {
  const isTaken = (message: CompiledMessage): boolean => typeof take(message, line, settings) === 'object';
  const fitting = others.filter(isTaken);
  const message = fitting.find((one) => inLog.has(one)) ?? fitting[0];
  if (message === undefined) {
    return undefined;
  }
  const address = cleanedAddress(take(message, line, settings) as Taken, settings);
  if (isLoopback(address) && kindsOfChecks[message.check] === 'failure') {
    return local(message, address);
  }
  const {setting} = message;
  if (!looksFor(message, settings)) {
    return notCounted('setting-off', ...whyOff(message, settings, isShipped), message);
  }
  const log = message.logs[0]!;
  const path = settings[log];
  const readBy = settingsThatRead(log);
  if (path === file && isRestricted(setting, settings)) {
    return {...notCounted('setting-off', ...whyOff(message, settings, isShipped), message), log};
  }
  const atStart = settingsAtStart(settings);
  if (path === file && !readBy.some((one) => isTrue(atStart[one]))) {
    return {
      ...notCounted(
        'wrong-log',
        readBy.length === 0
          ? `Because of a bug, lfd never reads ${log} for this message.`
          : `While only ${setting} is on, lfd does not read this log.`,
        readBy.length === 0 ? ownPattern : `Set ${readBy.join(' or ')} as well.`,
        message,
      ),
      log,
    };
  }
  return {
    ...notCounted(
      'wrong-log',
      `lfd looks for this message only in the log that ${log} names${path === undefined ? '' : `: ${isShipped(log) ? 'as shipped, ' : ''}${path}`}. Here it is read as a line of ${file}.`,
      `Set ${log} to the log that contains these lines, if it names another. Then restart lfd.`,
      message,
    ),
    log,
  };
}

function whyOff(
  {setting, check, logs: [log = '']}: CompiledMessage,
  settings: Settings,
  isShipped: (name: string) => boolean,
): [why: string, advice: string] {
  if (isRestricted(setting, settings)) {
    return [
      `RESTRICT_SYSLOG = "1" sets ${setting} to 0 when lfd starts, so lfd does not read this log for it.`,
      'Set RESTRICT_SYSLOG to another value. First read what it protects against.',
    ];
  }
  if (isTrue(settings[setting]) && !isTrue(valuesOfChecks(settings)[setting])) {
    return [`WATCH_MODE sets ${setting} to 0.`, 'Set WATCH_MODE to 0, then restart lfd.'];
  }
  const panels = panelsWith(setting).map((panel) => variantNames[panel]);
  const either = panels.join(' or ');
  return settings[setting] === undefined
    ? [
        `This csf.conf has no ${setting}${either && `, which belongs to ${panels.join(' and ')}`}.`,
        either === '' ? ownPattern : `If the server has ${either}, choose it under "Settings" or paste its csf.conf.`,
      ]
    : isShipped(setting)
      ? [
          `lfd knows this message, but as shipped, ${setting} is "${settings[setting]}", which is off.`,
          whyStaysOff(setting, check) ??
            `If it is off in your csf.conf too, set ${setting} there, and ${log} to the file with these lines (as shipped, ${settings[log]}). Then restart lfd.`,
        ]
      : [
          `lfd knows this message, but ${setting} is "${settings[setting]}", which is off.`,
          whyStaysOff(setting, check) ?? `Set ${setting} in csf.conf, then restart lfd.`,
        ];
}

/** What to do about queries that BIND denies, in place of a block. */
export const forgedQueries =
  'Limit such queries in BIND, with allow-recursion for your own clients and with rate-limit. Their senders are often forged, so a block by LF_BIND hits the victims.';

/** Failures whose blocks hit others than attackers, as csf.conf says, with the number that it recommends. */
const withCare: Readonly<Record<string, readonly [number: number, who: string]>> = {
  LF_APACHE_404: [200, 'search engines and visitors cause such lines too'],
  LF_APACHE_403: [200, 'search engines and visitors cause such lines too'],
};

/** What to say of a line where few servers need the setting. */
function whyStaysOff(setting: string, check: Check): string | undefined {
  const only = `Set ${setting} in csf.conf only`;
  if (setting === 'LF_BIND') {
    return `${forgedQueries} ${only} if that is not enough, and to a high number such as 100: a blocked resolver can no longer look up your domains.`;
  }
  const [number, who] = withCare[setting] ?? [];
  if (number !== undefined) {
    return `${only} against an attack, and to a high number such as ${number}: ${who}.`;
  }
  if (check === 'port scan' || check === 'uid scan') {
    const whom = check === 'port scan' ? 'should block who tries many' : 'should mail you about accounts that try many';
    return `The firewall dropped the packet, so there is nothing to do. ${only} if lfd ${whom} closed ports.`;
  }
  const limits = setting.startsWith('LT_')
    ? 'how often in an hour one address may log in to one account'
    : 'how often several addresses may log in to one account';
  return kindsOfChecks[check] === 'login'
    ? `This login worked, so there is nothing to do. ${only} to limit ${limits}.`
    : /_ALERT$/.test(setting)
      ? `${check === 'relay' ? '' : 'lfd blocks nobody for it. '}${only} to get an email about such lines.`
      : undefined;
}

/** What somebody can do about lines that lfd does not know. */
export const ownPattern =
  'If such lines report an attack, write a pattern for them into regex.custom.pm, name the file with these lines in a free one of CUSTOM1_LOG to CUSTOM9_LOG, and run csf --lfd restart. Let it block for a limited time, such as 3600 seconds, and only after many lines, such as 10.';

const unknown: NotCounted = {
  counted: false,
  reason: 'unknown-words',
  why: 'lfd knows no message like this one.',
  advice: ownPattern,
};
