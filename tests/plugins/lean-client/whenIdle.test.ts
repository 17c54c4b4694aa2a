import type * as Idle from '@site/src/plugins/lean-client/browser/whenIdle';

let rest: (() => void)[];

/** Loads the module in a browser that is idle when the test says so, or in one that does not tell. */
async function load(tellsIdle: boolean): Promise<typeof Idle> {
  jest.resetModules();
  rest = [];
  Object.assign(globalThis, {requestIdleCallback: tellsIdle ? (run: () => void) => rest.push(run) : undefined});
  return import('@site/src/plugins/lean-client/browser/whenIdle');
}

afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, {requestIdleCallback: undefined});
});

test('one call is made each time the browser is idle, in their order', async () => {
  const {whenIdle} = await load(true);
  const called: string[] = [];
  const late = whenIdle((path) => called.push(path));
  expect(late('/docs/')).toBe(false);
  late('/blog/');
  expect(called).toEqual([]);
  rest.shift()!();
  expect(called).toEqual(['/docs/']);
  rest.shift()!();
  expect(called).toEqual(['/docs/', '/blog/']);
  expect(rest).toEqual([]);
  late('/swag/');
  rest.shift()!();
  expect(called).toEqual(['/docs/', '/blog/', '/swag/']);
});

test('where the browser does not tell, a moment is waited', async () => {
  const {whenIdle} = await load(false);
  jest.useFakeTimers();
  const call = jest.fn();
  whenIdle(call)('/docs/');
  expect(call).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(call.mock.calls).toEqual([['/docs/']]);
});
