import {readFileSync, readdirSync} from 'node:fs';

import {decodeBlock} from '@site/src/features/block-decoder/logic';
import {readLine} from '@site/src/features/rule-builder/logic';

const folder = 'tests/fixtures/decode';
const megabyte = 1_000_000;
const fill = (text: string): string => text.repeat(Math.ceil(megabyte / text.length)).slice(0, megabyte);

const texts: [string, string][] = [
  ...readdirSync(folder).map((name): [string, string] => [name, readFileSync(`${folder}/${name}/input.txt`, 'utf8')]),
  ['one long line of a', 'a'],
  ['one long line of addresses', '198.51.100.7 '],
  ['brackets', '(a) ('],
  ['digits and dots', '1.'],
  ['colons', ':'],
  ['spaces', ' '],
  ['bars', '|d='],
  ['quotes', "'"],
  ['open marks', '*Blocked in csf* [LF_'],
];

// A pattern whose work grows with the square of the text would need hours here, and Jest ends the test before.
test.each(texts)('a megabyte of %s is read to its end', (_, text) => {
  const lines = fill(text);
  const line = `Nov 21 02:24:12 server lfd[1]: ${fill(text.replaceAll('\n', ' '))}`;
  expect(() => [decodeBlock(lines), decodeBlock(line), readLine(line.slice(0, 4000))]).not.toThrow();
});
