import {setTimeout as wait} from 'node:timers/promises';

/** The result of checking a URL. */
export type Answer =
  | {state: 'fine'}
  | {state: 'moved'; to: string}
  | {state: 'gone'; why: string}
  | {state: 'unknown'; why: string; isHostSilent?: true};

type Manners = {
  /** How long an answer may take, in milliseconds. */
  timeout: number;
  /** Number of retries after no answer or a temporary error. */
  retries: number;
  /** Pause before a retry, in milliseconds; doubles each time. */
  rest: number;
  /** Longest pause that a server can request, in milliseconds. */
  longestRest: number;
  wait: (milliseconds: number) => Promise<unknown>;
};

const goodManners: Manners = {timeout: 20_000, retries: 2, rest: 2_000, longestRest: 60_000, wait};

const agent = 'sentinelfirewall.org link check (https://github.com/sentinelfirewall/sentinelfirewall.org)';
const longestChain = 8;

/** Requests a URL, follows its redirects, and returns the result. */
export async function ask(address: string, manners: Manners = goodManners): Promise<Answer> {
  let target = address;
  let movedTo: string | undefined;
  let isLasting = true;
  for (let hops = 0; hops <= longestChain; hops += 1) {
    const answer = await fetchPatiently(target, manners);
    if ('why' in answer) {
      // The host that does not answer may not be the URL's own.
      return hops === 0 ? {state: 'unknown', ...answer} : {state: 'unknown', why: answer.why};
    }
    const next =
      answer.location && URL.canParse(answer.location, target) ? new URL(answer.location, target).href : undefined;
    if (answer.status < 300 || answer.status >= 400 || next === undefined) {
      return outcome(answer.status, movedTo);
    }
    // If a temporary redirect follows a permanent one, only the permanent part is worth reporting.
    isLasting &&= answer.status === 301 || answer.status === 308;
    movedTo = isLasting ? next : movedTo;
    target = next;
  }
  return {state: 'unknown', why: `redirects more than ${longestChain} times`};
}

function outcome(status: number, movedTo: string | undefined): Answer {
  if (status === 404 || status === 410) {
    return {state: 'gone', why: `answers ${status}${movedTo === undefined ? '' : ` at ${movedTo}`}`};
  }
  if (status >= 400) {
    return {state: 'unknown', why: `answers ${status}`};
  }
  return movedTo === undefined ? {state: 'fine'} : {state: 'moved', to: movedTo};
}

/** Why a URL has no answer. */
type Silence = {why: string; isHostSilent?: true};

type Reply = {status: number; location: string | null; retryAfter: string | null};

async function fetchPatiently(address: string, manners: Manners): Promise<Reply | Silence> {
  let reply: Reply | Silence = {why: 'was never requested'};
  for (let tries = 0; tries <= manners.retries; tries += 1) {
    reply = await fetchOnce(address, manners.timeout);
    if ('status' in reply && reply.status !== 429 && reply.status < 500) {
      return reply;
    }
    const rest = restAfter(reply, manners.rest * 2 ** tries);
    if (rest > manners.longestRest) {
      return {why: `answers ${(reply as Reply).status} and asks for a pause of ${Math.round(rest / 1000)} s`};
    }
    if (tries < manners.retries) {
      await manners.wait(rest);
    }
  }
  return reply;
}

async function fetchOnce(address: string, timeout: number): Promise<Reply | Silence> {
  try {
    const {status, headers, body} = await fetch(address, {
      redirect: 'manual',
      headers: {'user-agent': agent, accept: '*/*'},
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    return {status, location: headers.get('location'), retryAfter: headers.get('retry-after')};
  } catch (error) {
    const {name, message, cause} = error as Error & {cause?: {code?: string; message?: string}};
    return {
      isHostSilent: true,
      why:
        name === 'TimeoutError'
          ? `no answer in ${timeout / 1000} s`
          : `no answer (${cause?.code ?? cause?.message ?? message})`,
    };
  }
}

/** The pause that a server asks for, in seconds or as a date, or else the default. */
function restAfter(reply: Reply | Silence, usual: number): number {
  const asked = 'retryAfter' in reply ? reply.retryAfter : null;
  if (asked === null) {
    return usual;
  }
  const rest = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isNaN(rest) ? usual : Math.max(rest, 0);
}

/** Number of hosts checked at the same time. Each host gets one request after the other. */
const lanes = 8;

/** Checks all URLs, each once. */
export async function askAll(addresses: readonly string[], manners?: Manners): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const hosts = Object.values(groupByHost(addresses));
  await Promise.all(
    Array.from({length: lanes}, async () => {
      for (let queue = hosts.pop(); queue !== undefined; queue = hosts.pop()) {
        await askHost(queue, answers, manners);
      }
    }),
  );
  return answers;
}

/** If one URL got no answer after all retries, the other URLs of its host need not wait as long. */
async function askHost(addresses: readonly string[], answers: Map<string, Answer>, manners?: Manners): Promise<void> {
  let silence: Answer | undefined;
  for (const address of addresses) {
    const answer: Answer = silence ?? (await ask(address, manners));
    silence = 'isHostSilent' in answer ? answer : undefined;
    answers.set(address, answer);
  }
}

function groupByHost(addresses: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const address of new Set(addresses)) {
    (groups[new URL(address).host] ??= []).push(address);
  }
  return groups;
}
