/** Answers questions one after the other, beside the page or in it. */
export type Runner<Question> = {ask: (question: Question) => void; stop: () => void};

type Work<Question, Answer> = {
  /** `() => new Worker(new URL('./worker.ts', import.meta.url))`: the bundler must see it in the caller. */
  startWorker: () => Worker;
  /** What the worker runs, for a page that has no worker. */
  loadSession: () => Promise<(answer: (answer: Answer) => void) => (question: Question) => void>;
  /** The answer where neither loads. */
  gone: Answer;
};

/** What to say where neither loads. */
export const partIsMissing =
  'A part of this page is missing. The network may be down, or the site has a new version: reload the page. What you typed stays in the fields.';

/** A worker, or the page itself where none starts: an unpacked copy of the site opened as a file may have none. */
export function startRunner<Question, Answer>(
  {startWorker, loadSession, gone}: Work<Question, Answer>,
  answer: (answer: Answer) => void,
): Runner<Question> {
  let isStopped = false;
  /** What the worker was asked before its first answer: if it does not start, the page answers instead. */
  let unanswered: Question[] = [];
  const give = (one: Answer): void => {
    unanswered = [];
    if (!isStopped) {
      answer(one);
    }
  };
  let ask = (question: Question): void => void unanswered.push(question);

  async function workInThisPage(): Promise<void> {
    try {
      const createSession = await loadSession();
      ask = createSession(give);
      unanswered.splice(0).forEach(ask);
    } catch {
      give(gone);
    }
  }

  const worker = tryTo(startWorker);
  if (worker === undefined) {
    void workInThisPage();
  } else {
    let hasAnswered = false;
    worker.onmessage = ({data}: MessageEvent<Answer>) => {
      hasAnswered = true;
      give(data);
    };
    worker.onerror = (event) => {
      if (!hasAnswered) {
        event.preventDefault();
        void workInThisPage();
      }
    };
    ask = (question) => {
      if (!hasAnswered) {
        unanswered.push(question);
      }
      worker.postMessage(question);
    };
  }

  return {
    ask: (question) => ask(question),
    stop() {
      isStopped = true;
      worker?.terminate();
    },
  };
}

function tryTo<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}
