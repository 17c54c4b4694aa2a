/** @jest-environment jsdom */
import {findKept, keepSite, wordsFor} from '@site/src/features/offline/ui/mode/offlineMode';

jest.mock('@generated/docusaurus.config', () => ({__esModule: true, default: {baseUrl: '/'}}));

function give(parts: {isSecureContext?: boolean; serviceWorker?: object; caches?: object}): void {
  const {isSecureContext = true, serviceWorker, caches} = parts;
  Object.defineProperty(window, 'isSecureContext', {value: isSecureContext, configurable: true});
  for (const [owner, name, value] of [
    [navigator, 'serviceWorker', serviceWorker],
    [window, 'caches', caches],
  ] as const) {
    Reflect.deleteProperty(owner, name);
    if (value !== undefined) {
      Object.defineProperty(owner, name, {value, configurable: true});
    }
  }
}

const refusing = () => Promise.reject(new DOMException('no', 'SecurityError'));

test.each([
  ['http', 'the page is not secure', {isSecureContext: false}],
  ['unsupported', 'the browser has no service workers', {}],
  ['forbidden', 'the browser forbids the page to look', {caches: {}, serviceWorker: {getRegistrations: refusing}}],
])('nothing can be kept, because of "%s", when %s', async (why, _, parts) => {
  give(parts);
  expect(await findKept()).toEqual({state: 'refused', why});
});

/** A browser that fails to fetch the files, for a reason that the worker reports. */
function failing(message: unknown): object {
  const worker = Object.assign(new EventTarget(), {state: 'installing'});
  const container = new EventTarget();
  return Object.assign(container, {
    startMessages: () => undefined,
    ready: new Promise(() => undefined),
    register() {
      queueMicrotask(() => {
        container.dispatchEvent(new MessageEvent('message', {data: message}));
        worker.state = 'redundant';
        worker.dispatchEvent(new Event('statechange'));
      });
      return Promise.resolve({installing: worker, waiting: null, active: null});
    },
  });
}

test('a full storage is named as the reason', async () => {
  give({caches: {}, serviceWorker: failing({failed: 'storage'})});
  expect(await keepSite(() => undefined)).toEqual({state: 'refused', why: 'storage'});
});

test('progress is reported', async () => {
  give({caches: {}, serviceWorker: failing({kept: 3, all: 9})});
  const told: unknown[] = [];
  expect(await keepSite((progress) => told.push(progress))).toEqual({state: 'refused', why: 'network'});
  expect(told).toEqual([{state: 'keeping', kept: 3, all: 9}]);
});

describe('where the browser does not say that the state of the worker changed', () => {
  const scope = 'https://example.org/';
  const scriptURL = `${scope}sw.js`;

  function stuck(ready: Promise<unknown>): EventTarget & {controller?: unknown} {
    const worker = Object.assign(new EventTarget(), {state: 'installing', scriptURL});
    return Object.assign(new EventTarget(), {
      startMessages: () => undefined,
      ready,
      register: () => Promise.resolve({installing: worker, waiting: null, active: null, scope}),
    });
  }

  test('the site is kept when its registration is ready', async () => {
    give({caches: {}, serviceWorker: stuck(Promise.resolve({scope}))});
    expect(await keepSite(() => undefined)).toEqual({state: 'kept'});
  });

  test('the site is kept when its worker controls the page, and not when another one does', async () => {
    // Another site above this one on the host was kept before.
    const container = stuck(Promise.resolve({scope: 'https://example.org/above/'}));
    give({caches: {}, serviceWorker: container});
    const settled = jest.fn();
    const keeping = keepSite(() => undefined).then(settled);
    const control = async (by: string): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve));
      container.controller = {scriptURL: by};
      container.dispatchEvent(new Event('controllerchange'));
      await new Promise((resolve) => setTimeout(resolve));
    };
    await control('https://example.org/above/sw.js');
    expect(settled).not.toHaveBeenCalled();
    await control(scriptURL);
    await keeping;
    expect(settled).toHaveBeenCalledWith({state: 'kept'});
  });
});

test('a registration that the browser refuses is no failure of the network', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const container = Object.assign(new EventTarget(), {startMessages: () => undefined, register: refusing});
  give({caches: {}, serviceWorker: container});
  expect(await keepSite(() => undefined)).toEqual({state: 'refused', why: 'forbidden'});
});

test.each(['http', 'unsupported', 'forbidden', 'storage', 'network'] as const)(
  '%s is explained in a sentence',
  (why) => {
    expect(wordsFor({state: 'refused', why})).toMatch(/^[A-Z].*\.$/);
  },
);
