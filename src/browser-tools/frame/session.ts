/**
 * Answers the questions of one tool, in a worker or in the page. It can give several answers to a question: each takes
 * the place of the one before.
 */
export type Session<Question, Answer> = (question: Question, give: (answer: Answer) => void) => void | Promise<void>;

/** Why a question has no answer, in words for the visitor. Whatever else a session throws is a bug of ours. */
export class Refusal extends Error {
  /** The page that says more, or the tool that takes what was given. */
  readonly page: string | undefined;

  constructor(message: string, {page, ...options}: ErrorOptions & {page?: string | undefined} = {}) {
    super(message, options);
    this.page = page;
  }
}

/** Why there is no answer, and the page that says more. */
export type Failure = {failure: string; page?: string};

export type Reply<Answer> = {answer: Answer} | Failure;

/** What goes to a worker. */
export type Numbered<Question> = {id: number; question: Question};

/** What comes from a worker, with the number of the question. */
export type Message<Answer> = {id: number} & (Reply<Answer> | {isDone: true});

/** Asks a session one question. The last message says that it is done, or why it failed. */
export async function askSession<Question, Answer>(
  session: Session<Question, Answer>,
  {id, question}: Numbered<Question>,
  post: (message: Message<Answer>) => void,
): Promise<void> {
  try {
    await session(question, (answer) => post({id, answer}));
    post({id, isDone: true});
  } catch (error) {
    post({id, ...failureOf(error)});
  }
}

/** Answers the page, in a worker. */
export function serveInWorker<Question, Answer>(session: Session<Question, Answer>): void {
  self.onmessage = ({data}: MessageEvent<Numbered<Question>>) => {
    void askSession(session, data, (message) => self.postMessage(message));
  };
}

/** Why something failed, for the visitor. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    if (error.cause !== undefined) {
      console.warn(error.cause);
    }
    return {failure: error.message, ...(error.page !== undefined && {page: error.page})};
  }
  if (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name)) {
    return {
      failure:
        'The browser could not read the file. It may be a folder, or it has changed or disappeared since you chose it. Choose it again.',
    };
  }
  console.error(error);
  return {failure: bug};
}

export const bug =
  'This page failed on what you gave it. That is a bug in this page, not in your input. Please report it with the line that causes it.';
