import {logReader, ownPattern, type LogContext, type Reason, type Verdict} from '../../model/lfd/readLogLine';
import {sections} from '../../pages/sections';
import {isLoopback} from '../../model/address';
import {isPrivate, parseNetwork} from '../../model/netfilter/address';
import {isServerFailure, nearMissOf} from './nearMisses';

type NotCounted = Extract<Verdict, {counted: false}>;

/** Why a line does not count: what lfd decides, or a near miss among the lines that it does not know. */
export type LineReason = Reason | 'near-miss';

/** What lfd makes of a line. `what` of a near miss is its id. */
export type ExplainedVerdict =
  Exclude<Verdict, NotCounted> | (Omit<NotCounted, 'reason'> & {reason: LineReason; page?: string});

/** Reads the next line of a log, as `LogReader` does, and says what keeps one that looks like a failure from counting. */
type ExplainingReader = (line: string, lineNumber: number, seconds?: number) => ExplainedVerdict;

/** A reader of the lines of one log in their order. */
export function explainingReader(context: LogContext): ExplainingReader {
  const read = logReader(context);
  return (line, lineNumber, seconds) => {
    const verdict = read(line, lineNumber, seconds);
    return verdict.counted
      ? verdict
      : withoutHarm(
          line,
          verdict.reason === 'unknown-words' || isServerFailure(line)
            ? (nearMissVerdict(line, context) ?? {...verdict, page: sections.ownPatterns})
            : verdict,
        );
  };
}

/** What comes before the address of a client; of the server's own, such as lip=, nothing is said. */
const ofClient = String.raw`(?:\brip=|\bfor '|\bhost=|\bhost "|"remote":"|@'|\]: |\brhost=|\bip=|\bfrom |\bclient:? "?|\[client |\w\[|\) \[|H=\[|^)\[?(?:::ffff:)?`;
const clientIn = new RegExp(
  String.raw`${ofClient}((?:\d{1,3}\.){3}\d{1,3}|[\da-f]{0,4}(?::[\da-f]{0,4}){2,8})(?![\w.])`,
  'gi',
);

/** A pattern blocks each client that it names: lfd spares only 127.* and ::1 (lfd.pl line 1704), its own and csf.ignore. */
function withoutHarm(line: string, verdict: ExplainedVerdict): ExplainedVerdict {
  // An advice that leads to a pattern of one's own names the file for it.
  if (verdict.counted || !verdict.advice.includes('regex.custom.pm')) {
    return verdict;
  }
  const client = [...line.slice(0, 1000).matchAll(clientIn)]
    .map(([, address]) => parseNetwork(address!))
    .find((address) => address !== undefined);
  if (client === undefined || !isPrivate(client)) {
    return {...verdict, advice: `${verdict.advice}${partsOfPattern(line, verdict.advice, client?.text)}`};
  }
  const {text} = client;
  const advice = isLoopback(text)
    ? `A pattern would not help: lfd never blocks ${text}. Let the service log the address of the real client.`
    : `Add no pattern yet: it would block ${text}, an address of a local network, such as a gateway or container, and everybody behind it. First let the service log the real client, or put ${text} into csf.ignore.`;
  return {...verdict, advice, what: `${verdict.what ?? ''}-local`};
}

/** What a pattern of one's own must take, and must fit. */
function partsOfPattern(line: string, advice: string, client: string | undefined): string {
  return [
    ...(client !== undefined && advice === ownPattern
      ? [` The pattern must take the address of the client, here ${client}.`]
      : []),
    ...(/#0(?:33|11)/.test(line)
      ? [' syslog writes #033 for a colour and #011 for a tab: they belong to the line, and the pattern must fit them.']
      : []),
  ].join('');
}

/** Whether an advice says that nobody has to do anything, or only with one address. */
export function isNothingToDo(advice: string): boolean {
  return advice.startsWith('Nothing');
}

/** An advice behind other sentences. */
export function adviceInText(advice: string): string {
  return advice === 'Nothing.' ? '' : ` ${advice.replace(/^Nothing\b/, 'There is nothing to do')}`;
}

/** Whether lfd counts a single line, and for whom. For whole logs, use `explainingReader`. */
export function explainLine(line: string, context: LogContext): ExplainedVerdict {
  return explainingReader(context)(line, 1);
}

function nearMissVerdict(line: string, {settings, isShipped}: LogContext): ExplainedVerdict | undefined {
  const {id: what, why, advice, setting, page, message} = nearMissOf(line.replaceAll('\r', '')) ?? {};
  if (what === undefined) {
    return undefined;
  }
  const [log = ''] = message?.logs ?? [];
  const places: Readonly<Record<string, string>> = {
    ...{log, program: message?.program.replace(/ ?[,(\d].*/, '') ?? ''},
    example: message?.example.replace(/^(.{50,70}) .*/, '$1 ...') ?? '',
    shipped: isShipped?.(log) === true ? `: as shipped, it names ${settings[log]}` : '',
  };
  const filled = (text = ''): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
  return {
    ...{counted: false, reason: 'near-miss', why: filled(why), advice: filled(advice), what},
    ...(message ? {setting: message.setting} : setting !== undefined && {setting}),
    ...(page !== undefined && {page}),
  };
}
