import {
  getLoadFailure,
  hasHeldLoads,
  holdWhileOffline,
  retryHeldLoads,
  setNavigating,
  subscribe,
} from '@site/src/components/PageLoadError/heldLoads';

const reachable = async () => true;
const unreachable = async () => false;

afterEach(() => setNavigating(false));

/** Resolves when everything that was already decided has happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a part that can be fetched goes through', async () => {
  await expect(holdWhileOffline(async (id) => `part ${id}`, reachable)('7')).resolves.toBe('part 7');
});

test('a part that is gone while the site answers is an error', async () => {
  const load = holdWhileOffline(() => Promise.reject(new Error('gone')), reachable);
  await expect(load('7')).rejects.toThrow('gone');
  expect(getLoadFailure()).toBeUndefined();
});

test('a part that failed just before the network came back is asked for once more', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part');
  await expect(holdWhileOffline(load, reachable)('7')).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails while the site is out of reach waits for a retry', async () => {
  const error = Object.assign(new Error('Loading chunk 7 failed'), {request: '/assets/js/7.js'});
  const load = jest.fn().mockRejectedValueOnce(error).mockResolvedValueOnce('part');
  setNavigating(true);
  const loaded = holdWhileOffline(load, unreachable)('7');
  await settle();
  expect(getLoadFailure()?.message).toBe('Could not fetch /assets/js/7.js');
  expect(hasHeldLoads()).toBe(true);
  getLoadFailure()?.retry();
  await expect(loaded).resolves.toBe('part');
  expect(hasHeldLoads()).toBe(false);
  expect(getLoadFailure()).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('one retry is for every part that waits', async () => {
  let isOnline = false;
  const load = holdWhileOffline(
    async (id) => (isOnline ? `part ${id}` : Promise.reject(new Error(`chunk ${id}`))),
    unreachable,
  );
  const loaded = Promise.all([load('1'), load('2')]);
  await settle();
  isOnline = true;
  retryHeldLoads();
  await expect(loaded).resolves.toEqual(['part 1', 'part 2']);
});

test('reports a failure only once a page is asked for', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part');
  const loaded = holdWhileOffline(load, unreachable)('7');
  await settle();
  expect(getLoadFailure()).toBeUndefined();
  const listener = jest.fn();
  const unsubscribe = subscribe(listener);
  setNavigating(true);
  expect(listener).toHaveBeenCalled();
  expect(getLoadFailure()?.message).toBe('offline');
  unsubscribe();
  retryHeldLoads();
  await loaded;
});
