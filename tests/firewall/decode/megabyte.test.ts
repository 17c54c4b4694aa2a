import {readFileSync, readdirSync} from 'node:fs';

import {decodeBlock} from '@site/src/firewall/decode';
import {readLine} from '@site/src/firewall/rules';

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

/** Milliseconds of the processor, which other programs on the machine do not change. */
function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

// A guard against patterns whose time grows with the square of the text, with room above what was measured.
test.each(texts)('a megabyte of %s is read in less than a second', (_, text) => {
  const lines = fill(text);
  const line = `Nov 21 02:24:12 server lfd[1]: ${fill(text.replaceAll('\n', ' '))}`;
  expect(processorTime(() => decodeBlock(lines))).toBeLessThan(1000);
  expect(processorTime(() => decodeBlock(line))).toBeLessThan(1000);
  expect(processorTime(() => readLine(line.slice(0, 4000)))).toBeLessThan(1000);
});
