import {readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';

const code = readFileSync(path.join(__dirname, '../../../../../src/features/offline/node/worker/worker.js'), 'utf8');

type Listener = (event: object) => void;
type Worker = {listeners: Record<string, Listener>; told: {kept?: number; all?: number}[]};

/**
 * Runs the worker of a site whose files all answer, each a turn of the event loop after it was asked for.
 * @param kept addresses for which the browser has a copy already
 */
function start(files: string[], kept: string[] = []): Worker {
  const worker: Worker = {listeners: {}, told: []};
  const origin = 'https://example.org';
  const self = {
    location: new URL(`${origin}/sw.js`),
    addEventListener: (type: string, listener: Listener) => (worker.listeners[type] = listener),
    clients: {
      matchAll: () => Promise.resolve([{postMessage: (message: object) => worker.told.push(message)}]),
    },
  };
  runInNewContext(code, {
    self,
    URL,
    Response,
    setTimeout,
    site: {
      cachePrefix: 'site ',
      version: '1',
      notFound: '404.html',
      pages: {parts: [], count: 0},
      files: Object.fromEntries(files.map((file) => [file, 'sha256-x'])),
    },
    caches: {
      open: () => Promise.resolve({put: () => Promise.resolve()}),
      match: ({pathname}: URL) => Promise.resolve(kept.includes(pathname) ? new Response(pathname) : undefined),
    },
    fetch: (address: URL | {mode: string}) =>
      'mode' in address
        ? Promise.reject(new TypeError('The network is gone.'))
        : new Promise((resolve) => setTimeout(() => resolve(new Response('file')))),
  });
  return worker;
}

test('every file that is kept counts once, though several are fetched at a time', async () => {
  const files = Array.from({length: 20}, (_, index) => `img/${index}.svg`);
  const {listeners, told} = start(files);
  let installed: Promise<unknown> = Promise.resolve();
  listeners.install!({waitUntil: (work: Promise<unknown>) => (installed = work)});
  await installed;
  expect(told.map(({kept}) => kept)).toEqual(files.map((_, index) => index + 1));
  expect(told.at(-1)).toEqual({kept: 20, all: 20});
});

/** What the worker answers without the network, if the browser has a copy of three pages and of the index. */
async function ask(address: string, mode: 'navigate' | 'cors'): Promise<Response> {
  const {listeners} = start([], ['/', '/docs/intro/', '/search/', '/search-index.json']);
  let answer: Promise<Response> | undefined;
  listeners.fetch!({
    request: {url: `https://example.org${address}`, method: 'GET', mode, headers: new Headers()},
    respondWith: (response: Promise<Response>) => (answer = response),
    waitUntil: () => undefined,
  });
  return answer!;
}

test.each([
  ['/docs/intro/', 'navigate'],
  ['/docs/intro/index.html', 'cors'],
  ['/search-index.json', 'cors'],
  ['/search-index.json', 'navigate'],
] as const)('without the network, %s is answered from the copy (%s)', async (address, mode) => {
  expect((await ask(address, mode)).status).toBe(200);
});

test.each([
  ['/docs/intro/index.html', '/docs/intro/'],
  ['/docs/intro', '/docs/intro/'],
  ['/index.html', '/'],
  ['/search?q=port', '/search/?q=port'],
])('without the network, a visitor who opens %s is sent to %s, where the page was built for', async (asked, target) => {
  const {status, headers} = await ask(asked, 'navigate');
  expect([status, headers.get('location')]).toEqual([302, `https://example.org${target}`]);
});
