/** @jest-environment jsdom */

import {createFoundLines} from '@site/src/features/settings-list/ui/foundLines';
import type {Line} from '@site/src/features/settings-list/ui/searchLines';

const lines = Array.from({length: 40}, (_, place): Line => {
  const element = document.createElement('li');
  element.innerHTML = `<a>${place}</a> What it is for, <em>its section</em>`;
  return {element, text: String(place)};
});
const textsOf = (list: HTMLElement) => Array.from(list.children, ({firstChild}) => Number(firstChild!.textContent));
const markupOf = (list: HTMLElement) => Array.from(list.children, ({innerHTML}) => innerHTML);
const numbers = (from: number, to: number) => Array.from({length: to - from}, (_, place) => from + place);

let first: HTMLElement;
let others: HTMLElement;
let found: ReturnType<typeof createFoundLines>;
const [tell, settle] = [jest.fn(), jest.fn()];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  [first, others] = [document.createElement('ul'), document.createElement('ul')];
  found = createFoundLines(first, others, {tell, settle});
});

afterEach(() => jest.useRealTimers());

test('the lines in sight come at once, twelve at most', () => {
  found.show(lines, 20);
  expect(textsOf(first)).toEqual(numbers(0, 12));
});

test('the name that a line begins with comes at once, and all of it behind the next frame', () => {
  found.show(lines.slice(0, 2), 12);
  expect(markupOf(first)).toEqual(['0', '1']);
  jest.advanceTimersByTime(50);
  expect(markupOf(first)).toEqual(lines.slice(0, 2).map(({element}) => element.innerHTML));
});

test('a line can be completed before the frame is over, and is not completed again after it', () => {
  found.show(lines.slice(0, 1), 12);
  found.complete();
  const [link] = first.querySelectorAll('a');
  jest.runAllTimers();
  expect(first.innerHTML).toBe(lines[0]!.element.outerHTML);
  expect(first.querySelector('a')).toBe(link);
});

test('a line that stays keeps all of its text', () => {
  found.show(lines.slice(1, 2), 12);
  jest.advanceTimersByTime(50);
  found.show(lines.slice(0, 2), 12);
  expect(markupOf(first)).toEqual(['0', lines[1]!.element.innerHTML]);
});

test('a line that the next keys take away and bring back is completed once', () => {
  found.show(lines.slice(0, 2), 12);
  found.show(lines.slice(1, 2), 12);
  jest.advanceTimersByTime(50);
  found.show(lines.slice(1, 2), 12);
  jest.runAllTimers();
  expect(first.innerHTML).toBe(lines[1]!.element.outerHTML);
});

test('the lines that follow come whole', () => {
  found.show(lines, 12);
  jest.runAllTimers();
  expect(markupOf(others)).toEqual(lines.slice(12).map(({element}) => element.innerHTML));
});

test('how many were found is told once, behind the frame of the last key', () => {
  found.show(lines, 12);
  found.show(lines.slice(5), 12);
  expect(tell).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(tell.mock.calls).toEqual([[35]]);
});

test('no more lines come than there is room for in sight', () => {
  found.show(lines, 4);
  expect(textsOf(first)).toEqual(numbers(0, 4));
});

test('a line that stays is the same element in the place where it now belongs', () => {
  found.show(lines.slice(10), 12);
  const [tenth] = first.children;
  found.show(lines.slice(8), 12);
  expect(textsOf(first)).toEqual(numbers(8, 20));
  expect(first.children[2]).toBe(tenth);
});

test('what an earlier key found does not come any more', () => {
  found.show(lines, 12);
  found.show(lines.slice(30, 33), 12);
  jest.runAllTimers();
  expect([textsOf(first), textsOf(others)]).toEqual([numbers(30, 33), []]);
});

test('all others follow when nobody types', () => {
  found.show(lines, 12);
  jest.advanceTimersByTime(200);
  found.show(lines, 12);
  jest.advanceTimersByTime(200);
  expect([settle.mock.calls.length, textsOf(others)]).toEqual([0, []]);
  jest.runAllTimers();
  expect(settle).toHaveBeenCalledTimes(1);
  expect(textsOf(others)).toEqual(numbers(12, 40));
  expect(others.hidden).toBe(false);
});
