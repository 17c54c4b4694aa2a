import {
  customHits,
  ruleProblems,
  type CustomHits,
  type CustomRule,
  type RuleProblem,
} from '@site/src/csf/lfd/patterns/customPatterns';
import {startLogTest, type Blocking, type LogTest, type Reading, type Server} from '@site/src/csf/log-test/testLog';

/** A log as a visitor gives it, with all that decides what lfd makes of it. */
export type Job = {log: string | File; server: Server};

/** What the worker is asked for. */
export type Question =
  | {kind: 'read'; job: Job}
  | {kind: 'change'; changes: Readonly<Record<string, string>>}
  | {kind: 'pattern'; rule: CustomRule; lines: readonly string[]};

/** What the worker answers; `share` says how much of the file is read, from 0 to 1. */
export type Answer =
  | {kind: 'progress'; share: number}
  | {kind: 'reading'; reading: Reading; blocking: Blocking}
  | {kind: 'blocking'; blocking: Blocking}
  | ({kind: 'pattern'; problems: RuleProblem[]} & CustomHits)
  | {kind: 'problem'; sentence: string};

/** Larger files make a phone run out of memory. */
export const mostBytes = 20 * 1024 * 1024;

/** Works on one log after the other: in a worker, or in the page where there is no worker. */
export function createSession(answer: (answer: Answer) => void): (question: Question) => Promise<void> {
  let current: LogTest | undefined;

  return async (question) => {
    try {
      if (question.kind === 'read') {
        current = undefined;
        const test = startLogTest(question.job.server);
        await readLines(question.job.log, test.add, (share) => answer({kind: 'progress', share}));
        current = test;
        answer({kind: 'reading', reading: test.reading(), blocking: test.blocking({})});
      } else if (question.kind === 'pattern') {
        const {rule, lines} = question;
        answer({kind: 'pattern', problems: ruleProblems(rule, lines), ...customHits(rule, lines)});
      } else if (current !== undefined) {
        answer({kind: 'blocking', blocking: current.blocking(question.changes)});
      }
    } catch (error) {
      answer({kind: 'problem', sentence: sentenceOf(error)});
    }
  };
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableLog) {
    return error.message;
  }
  console.error(error);
  return error instanceof DOMException && error.name === 'NotReadableError'
    ? 'The browser could not read the file. It may have changed or disappeared since you chose it. Choose it again.'
    : 'The tester failed on this log. That is a bug in this page, not in your log. Please report it with the line that causes it.';
}

/** A log that the tester cannot read, with a sentence for the visitor. */
class UnreadableLog extends Error {}

async function readLines(
  log: string | File,
  add: (line: string) => void,
  progress: (share: number) => void,
): Promise<void> {
  if (typeof log === 'string') {
    splitLines(log).forEach(add);
    return;
  }
  if (log.size > mostBytes) {
    throw new UnreadableLog(
      `${log.name} is larger than ${megabytes(mostBytes)} MB. Cut out the part you ask about, for example: tail -n 100000 FILE > part.log`,
    );
  }
  let read = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      progress(read / log.size);
      controller.enqueue(chunk);
    },
  });
  const bytes = log.stream().pipeThrough(counted) as ReadableStream<BufferSource>;
  const plain = (await isGzip(log)) ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  const reader = plain.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let size = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) {
      break;
    }
    size += value.length;
    if (size > 10 * mostBytes) {
      throw new UnreadableLog(
        `${log.name} unpacks to more than ${megabytes(10 * mostBytes)} MB. Unpack it, and cut out the part you ask about.`,
      );
    }
    if (value.includes('\0')) {
      throw new UnreadableLog(
        `${log.name} is not a text log. Choose the log itself, or the same file compressed by gzip.`,
      );
    }
    const lines = splitLines(rest + value);
    rest = lines.pop()!;
    lines.forEach(add);
  }
  if (rest !== '') {
    add(rest);
  }
}

function splitLines(text: string): string[] {
  return text.split(/\r?\n/);
}

async function isGzip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
