/** Answers questions one after the other, in a worker or in the page. */
export type Runner<Question> = {ask: (question: Question) => void; stop: () => void};

type Work<Question, Answer> = {
  /** `() => new Worker(new URL('./worker.ts', import.meta.url))`: the bundler must find it in the caller. */
  startWorker: () => Worker;
  /** The worker's code, for pages without a worker. */
  loadSession: () => Promise<(answer: (answer: Answer) => void) => (question: Question) => void>;
  /** The answer if neither loads. */
  gone: Answer;
};

/** The error message if neither loads. */
export const partIsMissing =
  'A part of this page is missing. The network may be down, or the site has a new version: reload the page. What you typed stays in the fields.';

/** Runs a worker, or the page itself if no worker starts, as in an unpacked copy of the site opened as a file. */
export function startRunner<Question, Answer>(
  {startWorker, loadSession, gone}: Work<Question, Answer>,
  answer: (answer: Answer) => void,
): Runner<Question> {
  let isStopped = false;
  /** Questions sent before the worker's first answer. If the worker does not start, the page answers them. */
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
