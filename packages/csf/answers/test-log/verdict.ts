import {logStamp} from '../../model/lfd/blocking/texts';
import type {BlockByLine} from '../../model/lfd/blocking/simulate';
import {countsLogins} from '../../model/lfd/hit';
import {adviceInText, isNothingToDo} from './explainLine';
import {addressIn} from '../../model/address';
import {isSameLog, shippedWhere, type NamedLog, type ReadLog} from './logNames';
import {countedServerFailure} from './nearMisses';
import {pastedInWords} from './pastedSettings';
import {secondsInWords} from '../output/finding';
import {toolNames} from '../../pages/toolNames';
import type {AddressTimeline, Blocking, OtherLines, Reading} from './testLog';

/** So many of what a limit counts, in words: "5 failures". */
function things(count: number, trigger: string): string {
  const one = countsLogins(trigger)
    ? 'login'
    : trigger.startsWith('PS_')
      ? 'packet'
      : trigger.startsWith('LF_APACHE')
        ? 'request'
        : 'failure';
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** A log that was read without a mark that can be in the file itself, and how many of its lines count with it. */
export type AsPasted = {mark: string; counted: number};

/** The answer to a log: who is blocked, when and for how long, and then how many lines count. */
export function verdict(reading: Reading, blocking: Blocking, asPasted?: AsPasted): string {
  const {linesOf, pasted, log} = reading;
  const journal = log.isJournal
    ? ' lfd reads only files, never the journal: let rsyslog write these lines into one.'
    : '';
  const condition = `${conditionOf(reading)}${journal}${pasted === undefined ? '' : ` ${pastedInWords(pasted)}`}`;
  const answer =
    linesOf.failure + linesOf.login === 0 && reading.others.length > 0
      ? whyNobody(reading)
      : `${whoIsBlocked(blocking)} ${linesThatCount(reading)}`;
  const changes = `${missingLogs(reading)}${changesOf(blocking)}`;
  const {stoppedBy} = blocking;
  const stop =
    stoppedBy === undefined
      ? ''
      : `lfd does not start with ${stoppedBy}. While none runs, nobody is blocked. Once it runs: `;
  const whole = `${stop}${changes}${answer}${condition}`;
  const ofLfd = reading.others.find(({isOfLfd}) => isOfLfd);
  if (ofLfd !== undefined) {
    const {failure, login, report} = linesOf;
    const others = ` Of the other lines: ${whole.replace(/\blfd blocks nobody\b/, 'lfd blocks nobody because of them')}`;
    return `${whatLfdDid(ofLfd, reading.lines)}${failure + login + report === 0 ? '' : others}`;
  }
  return asPasted === undefined
    ? whole
    : `${stop}${asItIs(reading, asPasted)} Without them: ${changes.replace(/^W/, 'w')}${answer}${condition}`;
}

/** On which settings the verdict depends, and what they name here. */
function conditionOf({mustName, log}: Reading): string {
  const named = mustName.filter((one) => one.path !== '' && !isMissed(one, log));
  const all = inList(named.map(({setting}) => setting));
  const places = named.map(({setting, path, shippedFor, lacksExim}) => {
    const which = named.length === 1 ? 'it' : setting;
    const exim = lacksExim
      ? ` Exim never writes there: set ${setting} to its main log, such as /var/log/exim4/mainlog on Debian.`
      : '';
    return ` ${shippedFor === undefined ? 'Here' : shippedWhere(path, shippedFor)}, ${which} names ${path}.${exim}`;
  });
  return named.length === 0
    ? ''
    : ` All this holds only if ${all} ${named.length === 1 ? 'names' : 'name'} the log with these lines.${places.join('')}`;
}

/** Whether a setting names another log than the mail log with these lines, as shipped SMTPAUTH_LOG does. */
function isMissed({path}: NamedLog, log: ReadLog): boolean {
  return /^(?:IMAPD|POP3D)_LOG$/.test(log.setting) && path !== '' && !isSameLog(path, log.path);
}

/** What lfd needs before it sees the lines at all. */
function missingLogs({mustName, log}: Reading): string {
  const missed = mustName.filter((one) => isMissed(one, log));
  const now = missed.map(({setting, path, shippedFor}) =>
    shippedFor === undefined
      ? `your ${setting} names ${path}`
      : `${shippedWhere(path, shippedFor).replace(/^A/, 'a')}, ${setting} names ${path}`,
  );
  return missed.length === 0
    ? ''
    : `lfd counts these lines only with ${inList(missed.map(({setting}) => `${setting} = "${log.path}"`))}, the log with these lines: ${inList(now)}. Set that, then run csf --lfd restart. Then: `;
}

function inList(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What lfd makes of the lines with the mark, if it is in its log too. */
function asItIs({lines}: Reading, {mark, counted}: AsPasted): string {
  return `If the log itself has ${mark}, lfd counts ${counted === 0 ? 'none' : counted} of ${allOf(lines)}.`;
}

/** Why no line counts, by the reason that most lines have. */
function whyNobody({log, lines, others, linesOf}: Reading): string {
  if (log.isUnlike && others.every(({reason}) => reason === 'unknown-words')) {
    return `${lines === 1 ? 'This is no line' : 'No line here is one'} of a log that lfd reads, so lfd does nothing. It reads what sshd, mail, FTP and web servers, BIND, panels and the kernel write into logs such as the one that SSHD_LOG names.`;
  }
  const known = others.filter(({reason}) => reason !== 'unknown-words');
  // What somebody can change says more than lines that only accompany others.
  const most =
    known.find(({advice}) => !isNothingToDo(advice) && !/^Look |there is nothing to do/.test(advice)) ??
    known[0] ??
    others[0]!;
  const which = lines === 1 ? 'as it does not count this line' : `as it counts none of ${lines} lines`;
  const share = most.lines === lines ? '' : `; for ${most.lines} of them the reason is`;
  return `lfd blocks nobody, ${which}${share}: ${most.why}${adviceInText(most.advice)}${linesOf.report === 0 ? '' : ` ${reportsOf(linesOf.report)}`}`;
}

/** The lines of lfd.log say what lfd did: this page must not say the opposite. */
function whatLfdDid({lines, samples}: OtherLines, all: number): string {
  const block = samples.find(({text}) => /\*Blocked\b|\bblocked\b/.test(text));
  const [one, they] = lines === 1 ? ['This line is', 'it says'] : ['These lines are', 'they say'];
  const which = lines === all ? one : `${lines} of ${all} lines ${lines === 1 ? 'is' : 'are'}`;
  // The time of a line looks like an address of IPv6.
  const address = addressIn((block ?? samples[0])!.text.replace(/^.*?\blfd\[\d+\]: /, ''));
  const ask =
    address === undefined || block === undefined
      ? ''
      : ` Whether csf blocks ${address} now, csf -g ${address} says; csf -trd ${address} lifts a temporary block, csf -dr ${address} a permanent one.`;
  return `${which} from lfd.log: ${they} what lfd did${ask === '' ? '' : `, such as a block of ${address}`}. lfd does not read that file, so this page counts nothing in it.${ask} The ${toolNames.output} explains each line.`;
}

function allOf(lines: number): string {
  return `${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

function reportsOf(report: number): string {
  return `lfd only reports ${allOf(report)}.`;
}

function changesOf({changed}: Blocking): string {
  return changed.length === 0
    ? ''
    : `With ${changed.map(([name, value, before]) => `${name} = "${value}" instead of "${before}"`).join(' and ')}: `;
}

function whoIsBlocked({answers, blockedAddresses}: Blocking): string {
  const blocked = answers.filter(({blocks}) => blocks.length > 0);
  if (blocked.length > 0) {
    const first = [...blocked].sort((a, b) => a.blocks[0]!.lineNumber - b.blocks[0]!.lineNumber)[0]!;
    const who =
      blockedAddresses === 1 ? first.address : `${blockedAddresses} addresses, the first of them ${first.address}`;
    return `lfd blocks ${who} ${whenAndHowLong(first.blocks[0]!)}.${effectOf(first.blocks[0]!)}`;
  }
  const uncertain = answers.find(({isUncertain}) => isUncertain);
  const already = answers.find(({alreadyBlockedAt}) => alreadyBlockedAt !== undefined);
  const [nearest] = answers;
  return uncertain !== undefined
    ? answerInWords(uncertain)
    : already !== undefined
      ? answerInWords(already)
      : nearest?.nearest === undefined
        ? 'lfd blocks nobody.'
        : `lfd blocks nobody. ${answerInWords(nearest)}`;
}

/** What lfd does about one address. */
export function answerInWords(answer: AddressTimeline): string {
  const {address, blocks, nearest, steps, moreSteps, isUncertain, isIgnored, alreadyBlockedAt} = answer;
  const [first] = blocks;
  if (first !== undefined) {
    const more =
      blocks.length === 1
        ? ''
        : ` ${blocks.length - 1} more ${blocks.length === 2 ? 'block follows' : 'blocks follow'}.`;
    return `lfd blocks ${address} ${whenAndHowLong(first)}.${effectOf(first)}${more}`;
  }
  if (isUncertain) {
    const {setting, limit} = nearest!;
    return `This page cannot say whether lfd blocks ${address}, as it cannot read the time in its lines. lfd blocks at ${things(limit, setting)} (${setting}) if they come close enough to each other; here are ${steps.length + moreSteps}.`;
  }
  if (alreadyBlockedAt !== undefined) {
    return `csf.deny already has ${address}, so lfd does nothing more when the limit is reached at line ${alreadyBlockedAt}.`;
  }
  if (isIgnored === 'yes' || nearest === undefined) {
    return isIgnored === 'yes' ? `lfd ignores ${address}.` : `Nothing of ${address} counts.`;
  }
  const {count, limit, setting} = nearest;
  if (setting === 'PS_LIMIT' && count > limit) {
    return `${address} has ${count} packets, more than PS_LIMIT (${limit}), but on fewer ports than PS_DIVERSITY asks for.`;
  }
  return `${address} comes to ${count} of ${things(limit, setting)} for ${setting}.`;
}

function whenAndHowLong({lineNumber, seconds, isPermanent, lasts, count, trigger}: BlockByLine): string {
  const duration = isPermanent ? 'permanently' : `for ${secondsInWords(lasts!)}`;
  return `at line ${lineNumber}, ${logStamp(seconds)}, ${duration}, after ${trigger.startsWith('LF_APACHE') ? 'more than ' : ''}${things(count, trigger)} (${trigger})`;
}

function effectOf({effect}: BlockByLine): string {
  return {
    blocked: '',
    allowed:
      ' csf.allow has the address, so it stays allowed all the same. Only csf.ignore, or IGNORE_ALLOW = "1", keeps lfd from blocking it.',
    ignored: ' csf.ignore has the address in another form, so csf refuses the block.',
    'no IPv6': ' IPV6 is off, so csf makes no rule for it.',
    unknown: '',
  }[effect];
}

function linesThatCount({lines, linesOf: {failure, login, report}, serverFailures}: Reading): string {
  return [
    `lfd counts ${failure === 0 ? 'none' : failure} of ${allOf(lines)} against an address.`,
    ...(login === 0
      ? []
      : [
          `${login === 1 ? '1 line is a login that works' : `${login} lines are logins that work`}: only too many block.`,
        ]),
    ...(report === 0 ? [] : [reportsOf(report)]),
    ...(serverFailures === 0 ? [] : [`Look at ${allOf(serverFailures)} of these first. ${countedServerFailure}`]),
  ].join(' ');
}
