import {splitIntoFrames, type Work} from '../../../bench/filter/frameParts';

/** Work from one millisecond to another. */
function work(name: string, begin: number, end: number, type?: string): Work {
  return {name, begin: begin * 1000, end: end * 1000, ...(type === undefined ? {} : {type})};
}

const key = work('EventDispatch', 0, 1, 'keydown');

test('layout that a script asks for counts as layout, and all else of it as script', () => {
  const frames = splitIntoFrames([
    key,
    work('EventDispatch', 2, 7, 'input'),
    work('FunctionCall', 3, 6),
    work('Layout', 4, 5),
    work('RunTask', 8, 20),
    work('UpdateLayoutTree', 8, 10),
    work('Paint', 11, 14),
    work('Commit', 15, 16),
  ]);
  expect(frames).toEqual([{before: 2, scripts: 4, styleAndLayout: 3, painting: 4, whole: 14}]);
});

test('a key that no text follows is answered at once', () => {
  expect(splitIntoFrames([key, work('Layout', 2, 3), work('Commit', 4, 5)])).toEqual([
    {before: 0, scripts: 1, styleAndLayout: 1, painting: 1, whole: 5},
  ]);
});

test('what follows the frame, or belongs to the next key, is left out', () => {
  const frames = splitIntoFrames([
    work('EventDispatch', 10, 11, 'keydown'),
    work('Commit', 2, 3),
    work('Layout', 4, 5),
    key,
    work('Commit', 12, 13),
    work('Commit', 14, 15),
  ]);
  expect(frames.map((frame) => frame?.whole)).toEqual([3, 3]);
  expect(frames[0]?.styleAndLayout).toBe(0);
});

test('a key without a frame before the next one has no parts', () => {
  expect(splitIntoFrames([key, work('EventDispatch', 5, 6, 'keydown'), work('Commit', 7, 8)])).toEqual([
    undefined,
    {before: 0, scripts: 1, styleAndLayout: 0, painting: 1, whole: 3},
  ]);
});
