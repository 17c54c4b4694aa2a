/** @jest-environment jsdom */
import {createTabStorage} from '@site/src/browser-tools/frame/tabStorage';

const isText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);
const open = () => createTabStorage('tool.test', '', isText);
const stored = () => Object.values({...sessionStorage});

beforeEach(() => {
  sessionStorage.clear();
  // Docusaurus logs an error on every write, because jsdom's events cannot carry a storage, and on every failure.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('what was given is there again after a reload, until it is cleared', () => {
  open().set('TCP_IN = "22"');
  const again = open();
  expect(again.get()).toBe('TCP_IN = "22"');
  again.clear();
  expect(open().get()).toBe('');
  expect(stored()).toEqual([]);
});

test('an initial value is not stored', () => {
  const kept = open();
  kept.set('x');
  kept.set('');
  expect(stored()).toEqual([]);
});

test.each(['{', '7', 'null', '{"text": 1}', ''])('a storage that holds %j counts as empty', (text) => {
  open().set('x');
  sessionStorage.setItem(sessionStorage.key(0)!, text);
  expect(open().get()).toBe('');
});

test('where the storage is full, nothing older comes back after a reload', () => {
  const kept = open();
  kept.set('old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.set('new');
  expect(kept.get()).toBe('new');
  expect(open().get()).toBe('');
});

test('calls a listener on each change, and not after it unsubscribes', () => {
  const kept = open();
  const heard = jest.fn();
  const leave = kept.subscribe(heard);
  kept.set('x');
  kept.clear();
  leave();
  kept.set('y');
  expect(heard).toHaveBeenCalledTimes(2);
});
