import {positionOfLine} from '@site/src/features/config-checker/ui/toolInput';
import {parseConfig} from '@site/src/features/config-checker/logic/parseConfig';

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
