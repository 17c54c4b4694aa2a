import {hasHeldLoads, subscribe} from '@site/src/components/PageLoadError/heldLoads';

import {askSession, bug, failureOf, Refusal, type Message, type Numbered, type Session} from './session';

/** Where the session of a tool runs. */
export type Work<Question, Answer> = {
  /**
   * `() => new Worker(new URL('./worker.ts', import.meta.url))`: the bundler must find it in the caller. Without it the
   * page does the work.
   */
  startWorker?: () => Worker;
  /** Loads the session itself, for pages where no worker starts: `async () => (await import('./session')).default`. */
  loadSession: () => Promise<() => Session<Question, Answer>>;
  /** Ends the work on a question, which may take for ever, when the next one comes. */
  endsOlder?: boolean;
};

/** What came of the newest question. An answer or failure stays until the next one is there. */
export type State<Question, Answer> = {
  answer?: Answer;
  /** Why there is no answer, for the visitor, and the page that says more. */
  failure?: string;
  page?: string;
  /** The question that has this answer or failure. */
  answered?: Question;
  /** Whether the newest question has no answer and no failure yet. */
  isWaiting: boolean;
};

export type Runner<Question> = {
  /** Starts the worker or loads the session, so that the tool works when the network goes before its first question. */
  prepare: () => void;
  ask: (question: Question) => void;
  /** Drops the answer, and those that are still to come. */
  forget: () => void;
  /** The same, and ends the work. */
  stop: () => void;
};

/** Before the first question. */
export const nothing = {isWaiting: false};

const missing =
  'The page could not load a part of this tool. The site may have a new version: reload the page. What you typed stays.';
const offline =
  'The page could not load a part of this tool, because you are offline. It answers when the network is back.';

/** Loads a part of a tool. If that fails, the reason is for the visitor. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new Refusal(missing, {cause});
  }
}

/**
 * Runs a session in a worker, or in the page if no worker starts, as in a copy of the site opened as a file. Only
 * answers to the newest question count.
 */
// eslint-disable-next-line max-lines-per-function -- functions over one state, which a class would share in the same way
export function createRunner<Question, Answer>(
  {startWorker, loadSession, endsOlder = false}: Work<Question, Answer>,
  show: (state: State<Question, Answer>) => void,
): Runner<Question> {
  let state: State<Question, Answer> = nothing;
  let newest: Numbered<Question> | undefined;
  let count = 0;
  let isDone = true;
  let worker: Worker | undefined;
  let canStartWorker = startWorker !== undefined;
  let session: Session<Question, Answer> | undefined;

  function change(next: State<Question, Answer>): void {
    state = next;
    show(next);
  }

  function receive({id, ...message}: Message<Answer>): void {
    if (id !== newest?.id) {
      return;
    }
    isDone = !('answer' in message);
    if (!('isDone' in message)) {
      change({...message, answered: newest.question, isWaiting: false});
    }
  }

  function getWorker(): Worker | undefined {
    try {
      worker ??= canStartWorker ? watch(startWorker!()) : undefined;
    } catch {
      canStartWorker = false;
    }
    return worker;
  }

  function watch(started: Worker): Worker {
    let hasAnswered = false;
    started.onmessage = ({data}: MessageEvent<Message<Answer>>) => {
      hasAnswered = true;
      receive(data);
    };
    started.onerror = (event) => {
      event.preventDefault();
      end();
      // A worker that never answered did not start: the page does its work.
      canStartWorker = hasAnswered;
      if (newest !== undefined && !isDone) {
        if (hasAnswered) {
          receive({id: newest.id, failure: bug});
        } else {
          void askHere(newest);
        }
      }
    };
    return started;
  }

  async function loadHere(): Promise<Session<Question, Answer>> {
    const createSession = await loadPart(loadSession);
    return (session ??= createSession());
  }

  async function askHere(asked: Numbered<Question>): Promise<void> {
    const reportOffline = (): void => {
      if (session === undefined && hasHeldLoads() && asked === newest) {
        change({failure: offline, answered: asked.question, isWaiting: false});
      }
    };
    reportOffline();
    const leave = subscribe(reportOffline);
    try {
      await askSession(session ?? (await loadHere()), asked, receive);
    } catch (error) {
      receive({id: asked.id, ...failureOf(error)});
    } finally {
      leave();
    }
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
    session = undefined;
  }

  function forget(): void {
    newest = undefined;
    isDone = true;
    change(nothing);
  }

  return {
    prepare() {
      if (getWorker() === undefined) {
        // Nobody waits for it yet: the first question reports a failure.
        loadHere().catch(() => undefined);
      }
    },
    ask(question) {
      if (endsOlder && !isDone) {
        end();
      }
      count += 1;
      newest = {id: count, question};
      isDone = false;
      change({...state, isWaiting: true});
      if (getWorker() === undefined) {
        void askHere(newest);
      } else {
        worker!.postMessage(newest);
      }
    },
    forget,
    stop() {
      end();
      forget();
    },
  };
}
