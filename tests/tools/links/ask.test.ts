/** @jest-environment node */
import {ask, askAll} from '@site/tools/links/ask';

import {startLoopback, type Loopback, type Reply} from '../../support/loopback';

const manners = {timeout: 500, retries: 2, rest: 1, longestRest: 1500, wait: async (time: number) => rests.push(time)};
let server: Loopback;
let origin: string;
let rests: number[];
let answer: (path: string) => Reply | Promise<Reply>;

const asked = () => server.received.map(({path}) => path);

beforeEach(async () => {
  rests = [];
  server = await startLoopback(({path}) => answer(path));
  origin = `http://127.0.0.1:${server.port}`;
});

afterEach(() => server.close());

/** Answers with a status and headers for each path, in turn; the last answer stays. */
function answers(paths: Record<string, [status: number, headers?: Record<string, string>][]>): void {
  answer = (path) => {
    const turns = paths[path]!;
    const [status, headers] = turns.length > 1 ? turns.shift()! : turns[0]!;
    return {status, headers, body: 'words'};
  };
}

test.each([
  [200, {state: 'fine'}],
  [404, {state: 'gone', why: 'answers 404'}],
  [410, {state: 'gone', why: 'answers 410'}],
  [403, {state: 'unknown', why: 'answers 403'}],
])('an answer with %d', async (status, expected) => {
  answers({'/': [[status]]});
  expect(await ask(`${origin}/`, manners)).toEqual(expected);
  expect(asked()).toHaveLength(1);
});

test('reports the new address after a permanent redirect, and not after a temporary one', async () => {
  answers({
    '/old': [[301, {location: '/new'}]],
    '/new': [[308, {location: '/newest'}]],
    '/newest': [[200]],
    '/today': [[302, {location: '/newest'}]],
    '/both': [[301, {location: '/today'}]],
    '/late': [[302, {location: '/old'}]],
  });
  expect(await ask(`${origin}/old`, manners)).toEqual({state: 'moved', to: `${origin}/newest`});
  expect(await ask(`${origin}/today`, manners)).toEqual({state: 'fine'});
  expect(await ask(`${origin}/both`, manners)).toEqual({state: 'moved', to: `${origin}/today`});
  expect(await ask(`${origin}/late`, manners)).toEqual({state: 'fine'});
});

test('an address that leads to one that is gone is gone', async () => {
  answers({'/old': [[301, {location: '/new'}]], '/new': [[404]]});
  expect(await ask(`${origin}/old`, manners)).toEqual({state: 'gone', why: `answers 404 at ${origin}/new`});
});

test('gives up on a redirect loop', async () => {
  answers({'/': [[302, {location: '/'}]]});
  expect(await ask(`${origin}/`, manners)).toEqual({state: 'unknown', why: 'redirects more than 8 times'});
});

test('asks again after an error that may pass, and not for ever', async () => {
  answers({'/passing': [[503], [502], [200]], '/lasting': [[500]]});
  expect(await ask(`${origin}/passing`, manners)).toEqual({state: 'fine'});
  expect(await ask(`${origin}/lasting`, manners)).toEqual({state: 'unknown', why: 'answers 500'});
  expect(asked()).toEqual([...Array(3).fill('/passing'), ...Array(3).fill('/lasting')]);
  expect(rests).toEqual([1, 2, 1, 2]);
});

test('waits as long as a busy server asks for, unless that is too long', async () => {
  answers({'/short': [[429, {'retry-after': '1'}], [200]], '/long': [[429, {'retry-after': '3600'}]]});
  expect(await ask(`${origin}/short`, manners)).toEqual({state: 'fine'});
  expect(rests).toEqual([1000]);
  expect(await ask(`${origin}/long`, manners)).toEqual({
    state: 'unknown',
    why: 'answers 429 and asks for a pause of 3600 s',
  });
  expect(asked()).toEqual(['/short', '/short', '/long']);
});

test('a server that does not answer, or does not exist, gives no result', async () => {
  answer = () => 'silence';
  expect(await ask(`${origin}/`, {...manners, retries: 0})).toEqual({
    state: 'unknown',
    why: 'no answer in 0.5 s',
    isHostSilent: true,
  });
  expect(await ask('http://127.0.0.1:1/', {...manners, retries: 0})).toMatchObject({
    state: 'unknown',
    why: expect.stringMatching(/^no answer \(.+\)$/),
  });
});

test('asks each address of a host once, one after the other', async () => {
  let atOnce = 0;
  let most = 0;
  answer = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    atOnce -= 1;
    return {body: ''};
  };
  const addresses = ['/a', '/b', '/c', '/a'].map((path) => `${origin}${path}`);
  expect([...(await askAll(addresses, manners)).keys()]).toEqual(addresses.slice(0, 3));
  expect(asked()).toEqual(['/a', '/b', '/c']);
  expect(most).toBe(1);
});

test('a host that is silent is not asked for its other addresses', async () => {
  answer = () => 'silence';
  const addresses = ['/a', '/b', '/c'].map((path) => `${origin}${path}`);
  const answered = await askAll(addresses, {...manners, timeout: 50});
  expect([...answered.values()].map(({state}) => state)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(asked()).toEqual(['/a', '/a', '/a']);
});
