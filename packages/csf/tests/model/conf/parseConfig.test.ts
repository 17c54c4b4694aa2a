import {parseConfig, printConfig} from '../../../model/conf/parseConfig';
import {shippedText} from '../../../model/conf/shippedConfig';
import {variants} from '../../../model/settings';
import {anyText, fc} from '@site/tests/support/propertyRuns';

function read(text: string): (string | undefined)[][] {
  return parseConfig(text).lines.map((line) =>
    line.kind === 'setting' ? [line.kind, line.name, line.value] : [line.kind],
  );
}

// Each was compared with the reading loop of ConfigServer/Config.pm run by Perl.
test.each([
  ['  A = "1"\r\n', [['setting', 'A', '1']]],
  [
    'A = "1"\rB="2"\v C="3"\fD="4"',
    [
      ['setting', 'A', '1'],
      ['setting', 'B', '2'],
      ['setting', 'C', '3'],
      ['setting', 'D', '4'],
    ],
  ],
  [' C D == foo"4"bar', [['setting', 'CD', '4']]],
  ['B = "2" # was "3"', [['setting', 'B', '2" # was "3']]],
  ['N="a" = "b"', [['setting', 'N', 'a" = "b']]],
  ['K = ""', [['setting', 'K', '']]],
  ['="5"', [['setting', '', '5']]],
  ["G = '7'", [['unreadable']]],
  ['I = "9', [['unreadable']]],
  ['H "8"', [['ignored']]],
  ['   # M = "1"', [['comment']]],
  ['\ufeffJ = "10"', [['setting', '\ufeffJ', '10']]],
  ['\u00a0L = "1"', [['setting', '\u00a0L', '1']]],
  ['# \u0445 = admin', [['comment'], ['unreadable']]],
  ['# \u00c5sa "x" = "y"', [['comment'], ['setting', 'sa"x"', 'y']]],
  ['# \u00e9 = admin', [['comment']]],
  ['', []],
  ['\n\n', [['blank'], ['blank']]],
])('%j is read as the product reads it', (text, expected) => expect(read(text)).toEqual(expected));

test('in windows-1252 the byte 0x85 is three dots, and no letter', () => {
  expect(parseConfig('# a\u2026 b = c', 'windows-1252').lines.map(({kind}) => kind)).toEqual(['comment', 'unreadable']);
  expect(parseConfig('# \u00c5 b = c', 'windows-1252').lines.map(({kind}) => kind)).toEqual(['comment']);
});

test('lines are counted as an editor does, and the last of a repeated setting counts', () => {
  const {entries, values} = parseConfig('# one\r\nA = "1"\n\n# \u0445\nA = "2"');
  expect(entries.map(({number}) => number)).toEqual([2, 5]);
  expect(values.get('A')?.value).toBe('2');
});

test.each(variants)('the shipped file for %s is printed again byte for byte', (panel) => {
  expect(printConfig(parseConfig(shippedText(panel)))).toBe(shippedText(panel));
});

const pieces = fc.constantFrom('TESTING', ' = ', '"1"', '\r\n', ...'A="#\n\r\v\f\u0085\u0445\u2028 \t\0');

test('any text is printed again as it was', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText(300),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (text) => {
        expect(printConfig(parseConfig(text))).toBe(text);
      },
    ),
  );
});
