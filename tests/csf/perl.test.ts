import {readFileSync} from 'node:fs';
import {dateOf, firstWord, isTrue, numberOf, split, trim, withoutSpace} from '@site/src/csf/perl';

type Answer = {text: string; number: string};

const [, ...rows] = readFileSync('tests/fixtures/perl.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Answer | {seconds: number; date: string});

/** A number as Perl prints it. */
function printed(number: number): string {
  return Number.isNaN(number) ? 'NaN' : String(number).replace('Infinity', 'Inf');
}

test.each(rows.filter((row) => 'text' in row))('reads "$text" as Perl does', ({text, ...answers}) => {
  expect({
    isTrue: isTrue(text),
    number: printed(numberOf(text)),
    split: split(text, ','),
    trim: trim(text),
    withoutSpace: withoutSpace(text),
    firstWord: firstWord(text),
  }).toEqual(answers);
});

test.each(rows.filter((row) => 'seconds' in row))('$seconds seconds are $date', ({seconds, date}) => {
  expect(dateOf(seconds)).toBe(date);
});

test('takes a value that is missing for 0', () => {
  expect([isTrue(undefined), numberOf(undefined)]).toEqual([false, 0]);
});
