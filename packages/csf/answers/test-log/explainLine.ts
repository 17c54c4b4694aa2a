import {logReader, type LogContext, type Reason, type Verdict} from '../../model/lfd/readLogLine';
import {sections} from '../../pages/sections';
import {nearMissOf} from './nearMisses';

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
    return verdict.counted || verdict.reason !== 'unknown-words'
      ? verdict
      : (nearMissVerdict(line) ?? {...verdict, page: sections.ownPatterns});
  };
}

/** Whether lfd counts a single line, and for whom. For whole logs, use `explainingReader`. */
export function explainLine(line: string, context: LogContext): ExplainedVerdict {
  return explainingReader(context)(line, 1);
}

function nearMissVerdict(line: string): ExplainedVerdict | undefined {
  const near = nearMissOf(line.replaceAll('\r', ''));
  return (
    near && {
      counted: false,
      reason: 'near-miss',
      why: near.why,
      advice: near.advice,
      what: near.id,
      ...(near.setting === undefined ? {} : {setting: near.setting}),
      ...(near.page === undefined ? {} : {page: near.page}),
    }
  );
}
