import {readFileSync} from 'node:fs';
import {checkConfig} from '../answers/check-config/checkConfig';
import {nameServersIn} from '../model/firewall/server';
import {splitComment} from '../answers/build-rule/ruleLine';
import {readListEntry} from '../answers/output/lists';
import {dateOf, firstWord, isTrue, numberOf, split, trim, withoutSpace} from '../model/perl';

type Answer = {text: string; number: string};

const [, ...rows] = readFileSync('packages/csf/tests/fixtures/perl.jsonl', 'utf8')
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

test('a no-break space is a letter in a setting, a list and a line of resolv.conf', () => {
  const titles = checkConfig('TESTING = "0\u00a0"\nCT_LIMIT = "300\u00a0"', 'generic').findings.map(({title}) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'TESTING must be 0 or 1, not "0\u00a0"',
      'CT_LIMIT must be a whole number, not "300\u00a0"',
    ]),
  );
  expect(splitComment('203.0.113.7\u00a0home # Ann')).toEqual({
    entry: '203.0.113.7\u00a0home',
    comment: 'Ann',
    isMarked: true,
  });
  expect(readListEntry('deny', '198.51.100.99\u00a0# bad', 'list').address).toBeUndefined();
  expect(nameServersIn('nameserver\u00a0192.0.2.1\nnameserver\n192.0.2.2\n\tnameserver 192.0.2.3')).toEqual([
    '192.0.2.3',
  ]);
});

test('takes a value that is missing for 0', () => {
  expect([isTrue(undefined), numberOf(undefined)]).toEqual([false, 0]);
});
