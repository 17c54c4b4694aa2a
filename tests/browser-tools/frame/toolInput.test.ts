/** @jest-environment jsdom */
import {textOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput} from '@site/src/browser-tools/frame/toolInput';

const open = () => createToolInput('block-decoder', ({text, note}) => ({text: textOf(text), note: textOf(note)}));
const stored = () => Object.values({...sessionStorage});
const empty = {text: '', note: ''};

beforeEach(() => {
  sessionStorage.clear();
  // Docusaurus logs an error on every failure.
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('what was given is there again after a reload, until it is cleared', () => {
  open().give({text: 'TCP_IN = "22"'});
  const again = open();
  again.give({note: 'ports'});
  expect(open().get()).toEqual({text: 'TCP_IN = "22"', note: 'ports'});
  again.clear();
  expect(open().get()).toEqual(empty);
  expect(stored()).toEqual([]);
});

test('an initial value is not stored', () => {
  const kept = open();
  kept.give({text: 'x'});
  kept.give({text: ''});
  expect(stored()).toEqual([]);
});

test('where the storage is full, nothing older comes back after a reload', () => {
  const kept = open();
  kept.give({text: 'old'});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.give({text: 'new'});
  expect(kept.get().text).toBe('new');
  expect(open().get()).toEqual(empty);
});

test('where the storage is blocked, the input stays in memory', () => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('insecure', 'SecurityError');
  });
  const kept = open();
  kept.give({text: 'x'});
  expect(kept.get().text).toBe('x');
});

test('calls a listener on each change, and not after it unsubscribes', () => {
  const kept = open();
  const heard = jest.fn();
  const leave = kept.subscribe(heard);
  kept.give({text: 'x'});
  kept.clear();
  leave();
  kept.give({text: 'y'});
  expect(heard).toHaveBeenCalledTimes(2);
});
