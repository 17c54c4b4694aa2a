/** @jest-environment jsdom */
import {createRunner, type Runner, type State} from '@site/src/browser-tools/frame/runner';
import {askSession, bug, Refusal, type Numbered, type Session} from '@site/src/browser-tools/frame/session';
import {holdWhileOffline, retryHeldLoads} from '@site/src/components/PageLoadError/heldLoads';

type Question = string;
type Answer = {text: string; by: string};

/** Answers in upper case; some words make it fail, or answer when a test says so. */
function createSession(by: string, gates = new Map<string, Promise<void>>()): () => Session<Question, Answer> {
  return () => async (question, give) => {
    await gates.get(question);
    if (question === 'refuse') {
      throw new Refusal('Not this one.');
    }
    if (question === 'bug') {
      throw new TypeError('x is undefined');
    }
    give({text: question.toUpperCase(), by});
  };
}

/** What the page sees of a worker, with the real session behind it. */
class PretendedWorker {
  static started: PretendedWorker[] = [];
  onmessage?: (event: {data: unknown}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  isTerminated = false;
  private readonly session: Session<Question, Answer>;

  constructor(
    private readonly starts = true,
    gates?: Map<string, Promise<void>>,
  ) {
    this.session = createSession(`worker ${PretendedWorker.started.length + 1}`, gates)();
    PretendedWorker.started.push(this);
  }

  postMessage(message: Numbered<Question>): void {
    if (this.starts) {
      void askSession(this.session, message, (data) => this.isTerminated || this.onmessage?.({data}));
    }
  }

  terminate(): void {
    this.isTerminated = true;
  }

  crash(): void {
    this.onerror!({preventDefault: () => undefined});
  }
}

const worker = (starts?: boolean, gates?: Map<string, Promise<void>>) => () =>
  new PretendedWorker(starts, gates) as unknown as Worker;
const inPage = async () => createSession('page');

let shown: State<Question, Answer>[];
const last = () => shown.at(-1)!;
const show = (state: State<Question, Answer>) => void shown.push(state);
const settle = () => new Promise<void>((done) => setTimeout(done));

async function ask(runner: Runner<Question>, question: Question): Promise<State<Question, Answer>> {
  runner.ask(question);
  await settle();
  return last();
}

/** A promise, with the function that keeps it. */
function gate(): {open: () => void; opened: Promise<void>} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return {open, opened};
}

beforeEach(() => {
  shown = [];
  PretendedWorker.started = [];
});
afterEach(() => jest.restoreAllMocks());

test('a worker answers, and the state says so', async () => {
  const runner = createRunner({startWorker: worker(), loadSession: inPage}, show);
  runner.ask('one');
  expect(last()).toEqual({isWaiting: true});
  await settle();
  expect(last()).toEqual({answer: {text: 'ONE', by: 'worker 1'}, answered: 'one', isWaiting: false});
  runner.ask('two');
  expect(last()).toMatchObject({answer: {text: 'ONE'}, answered: 'one', isWaiting: true});
});

const noWorker = (): Worker => {
  throw new DOMException('no workers here', 'SecurityError');
};

test.each([
  ['without a worker', undefined],
  ['where workers are forbidden', noWorker],
])('%s the page answers', async (_, startWorker) => {
  const loadSession = jest.fn(inPage);
  const runner = createRunner({...(startWorker && {startWorker}), loadSession}, show);
  runner.prepare();
  expect(loadSession).toHaveBeenCalled();
  await settle();
  expect((await ask(runner, 'one')).answer).toEqual({text: 'ONE', by: 'page'});
  expect((await ask(runner, 'two')).answer).toEqual({text: 'TWO', by: 'page'});
  expect(loadSession).toHaveBeenCalledTimes(1);
});

test('where the worker does not start, the page answers the newest question, and those to come', async () => {
  const runner = createRunner({startWorker: worker(false), loadSession: inPage}, show);
  runner.ask('one');
  runner.ask('two');
  PretendedWorker.started[0]!.crash();
  await settle();
  expect(last()).toEqual({answer: {text: 'TWO', by: 'page'}, answered: 'two', isWaiting: false});
  expect((await ask(runner, 'three')).answer?.by).toBe('page');
  expect(PretendedWorker.started).toHaveLength(1);
});

test('a worker that crashes at a question is a failure, and the next question starts another one', async () => {
  const gates = new Map([['hard', gate().opened]]);
  const runner = createRunner({startWorker: worker(true, gates), loadSession: inPage}, show);
  await ask(runner, 'one');
  await ask(runner, 'hard');
  PretendedWorker.started[0]!.crash();
  expect(last()).toEqual({failure: bug, answered: 'hard', isWaiting: false});
  expect((await ask(runner, 'two')).answer?.by).toBe('worker 2');
});

test('a worker that ends after its answer does not take the answer away', async () => {
  const runner = createRunner({startWorker: worker(), loadSession: inPage}, show);
  await ask(runner, 'one');
  PretendedWorker.started[0]!.crash();
  expect(last().answer?.text).toBe('ONE');
});

test.each([
  ['in a worker', (gates: Map<string, Promise<void>>) => ({startWorker: worker(true, gates), loadSession: inPage})],
  ['in the page', (gates: Map<string, Promise<void>>) => ({loadSession: async () => createSession('page', gates)})],
])('a stale answer never takes the place of a newer one, %s', async (_, workWith) => {
  const slow = gate();
  const runner = createRunner(workWith(new Map([['slow', slow.opened]])), show);
  runner.ask('slow');
  expect((await ask(runner, 'quick')).answer?.text).toBe('QUICK');
  slow.open();
  await settle();
  expect(last()).toMatchObject({answer: {text: 'QUICK'}, answered: 'quick', isWaiting: false});
});

test('nothing is shown of a question that is forgotten or stopped', async () => {
  const runner = createRunner({startWorker: worker(), loadSession: inPage}, show);
  for (const end of [runner.forget, runner.stop]) {
    runner.ask('one');
    end();
    await settle();
    expect(last()).toEqual({isWaiting: false});
  }
  expect(PretendedWorker.started[0]!.isTerminated).toBe(true);
  expect((await ask(runner, 'two')).answer?.by).toBe('worker 2');
});

test('work that may take for ever ends when the next question comes', async () => {
  const gates = new Map([['endless', gate().opened]]);
  const runner = createRunner({startWorker: worker(true, gates), loadSession: inPage, endsOlder: true}, show);
  await ask(runner, 'one');
  await ask(runner, 'endless');
  expect((await ask(runner, 'two')).answer?.by).toBe('worker 2');
  expect(PretendedWorker.started.map(({isTerminated}) => isTerminated)).toEqual([true, false]);
});

test('a refusal is shown in its own words, and a bug is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const runner = createRunner({startWorker: worker(), loadSession: inPage}, show);
  expect((await ask(runner, 'refuse')).failure).toBe('Not this one.');
  expect(log).not.toHaveBeenCalled();
  expect((await ask(runner, 'bug')).failure).toBe(bug);
  expect(log).toHaveBeenCalledWith(new TypeError('x is undefined'));
});

test('if the work cannot be loaded, the first question reports it, and the next one tries again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  let isThere = false;
  const loadSession = async () => {
    if (!isThere) {
      throw new Error('Loading chunk 1 failed.');
    }
    return createSession('page');
  };
  const runner = createRunner({loadSession}, show);
  runner.prepare();
  await settle();
  expect(shown).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect((await ask(runner, 'one')).failure).toMatch(/could not load a part of this tool.*reload the page/);
  expect(warn).toHaveBeenCalledTimes(1);
  isThere = true;
  expect((await ask(runner, 'one')).answer?.text).toBe('ONE');
});

test('if the network is down, the page says so, and answers when it is back', async () => {
  let isOnline = false;
  const load = holdWhileOffline(
    async () => {
      if (!isOnline) {
        throw new Error('Loading chunk 1 failed.');
      }
      return createSession('page');
    },
    async () => isOnline,
  );
  const loadSession = async () => (await load('1')) as () => Session<Question, Answer>;
  const runner = createRunner({loadSession}, show);
  expect((await ask(runner, 'one')).failure).toMatch(/because you are offline/);
  runner.forget();
  runner.ask('two');
  expect(last().failure).toMatch(/because you are offline/);
  isOnline = true;
  retryHeldLoads();
  await settle();
  expect(last()).toEqual({answer: {text: 'TWO', by: 'page'}, answered: 'two', isWaiting: false});
});
