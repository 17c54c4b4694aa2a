import {foldSame} from '@site/src/browser-tools/config-checker/MergedFile';
import {positionOfLine} from '@site/src/browser-tools/config-checker/showLine';
import {diffLines} from '@sentinel/csf/model/conf/diffLines';
import {parseConfig} from '@sentinel/csf/model/conf/parseConfig';

const lines = (from: number, to: number): string[] =>
  Array.from({length: to - from + 1}, (_, index) => `line ${from + index}`);

const shape = (before: string[], after: string[]): string[] =>
  foldSame(diffLines(before.join('\n'), after.join('\n'))!, 1).map((row) =>
    row.kind === 'fold' ? `${row.count} folded` : `${row.kind} ${row.text}`,
  );

test('what is far from each change is counted, what is near is shown', () => {
  expect(shape(lines(1, 10), [...lines(1, 4), 'new', ...lines(6, 10)])).toEqual([
    '3 folded',
    'same line 4',
    'removed line 5',
    'added new',
    'same line 6',
    '4 folded',
  ]);
});

test('two texts that are the same are one fold', () => {
  expect(shape(lines(1, 5), lines(1, 5))).toEqual(['5 folded']);
});

const text = 'one\ntwo\r\nthree\fA = "4"\n\nsix';

test.each(parseConfig(text).lines)('line $number of the check is found in the text', ({number, text: content}) => {
  const {start, end} = positionOfLine(text, number);
  expect(text.slice(start, end)).toBe(content);
});

test('a form feed ends a line for csf and no row of the field', () => {
  expect([1, 3, 4, 5].map((number) => positionOfLine(text, number).row)).toEqual([0, 2, 2, 3]);
});

test('a line behind the end is the last one', () => {
  expect(positionOfLine('one\ntwo', 9)).toEqual({start: 4, end: 7, row: 1});
});
