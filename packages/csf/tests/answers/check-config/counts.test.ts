import {checkConfig} from '../../../answers/check-config/checkConfig';
import {countOf, mostFindings, type Finding} from '../../../answers/check-config/checkRule';
import {mergeConfig} from '../../../model/conf/mergeConfig';
import {parseConfig} from '../../../model/conf/parseConfig';
import {shippedText, shippedValues} from '../../../model/conf/shippedConfig';

const foundBy = (id: string, text: string): Finding[] =>
  checkConfig(text, 'generic').findings.filter((finding) => finding.id === id);

test('a list that is shortened counts what it does not show, and names the line where that begins', () => {
  const lines = Array.from({length: 250}, (_, index) => `NO_SUCH_${index} = "1"\n`);
  const found = foundBy('names.unknown', lines.join(''));
  expect(found).toHaveLength(mostFindings + 1);
  expect(countOf(found)).toBe(250);
  expect(found.at(-1)).toMatchObject({title: '150 more of this kind', line: mostFindings + 1});
});

test('all missing settings are named: the merged file adds as many', () => {
  const names = [...shippedValues('generic').keys()].slice(200, 350);
  const text = shippedText('generic').replaceAll(new RegExp(`^(?:${names.join('|')}) = .*\\n`, 'gm'), '');
  expect(foundBy('names.missing', text).map(({setting}) => setting)).toEqual(names);
});

test('comments of the oldest files that can be had are the words of the product', () => {
  const theirs = ['# Copyright 2006-2010, Way to the Web Limited', '# trap the older cppop daemon'];
  const own = '# Opened for our office in Leeds';
  const {text, comments} = mergeConfig(parseConfig([...theirs, own, 'TCP_IN = "22"\n'].join('\n')), 'generic');
  expect(comments).toBe(1);
  expect(text).toContain(own);
});
