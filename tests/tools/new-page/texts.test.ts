import {load} from 'js-yaml';

import {cleanTitle, slugOf, yamlValue} from '@site/tools/new-page/texts';

test.each([
  ['Block a country', 'block-a-country'],
  ["Don't block  cPanel’s robots!", 'dont-block-cpanels-robots'],
  ['Häufige Fragen: TCP_IN & “6”', 'haufige-fragen-tcp-in-6'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['日本語 🔥', ''],
  ['-- --', ''],
])('the address of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('an address is never longer than 60 characters and ends in no hyphen', () => {
  expect(slugOf('ab '.repeat(100))).toBe('ab-'.repeat(20).slice(0, -1));
});

test('a title is one line without invisible characters', () => {
  expect(cleanTitle(' Two\nlines\t and\u0000 a\u200B space\u202E ')).toBe('Two lines and a space');
});

test.each([
  'Plain words',
  'With: a colon',
  'A "quoted" word',
  '# not a comment',
  'C# and more # words',
  '--- three',
  '[list]',
  '{map: 1}',
  'true',
  '15.11',
  '2026-11-22',
  "'single'",
  'back\\slash',
  '',
  '{/* */}',
])('%j stays the same text in YAML', (title) => {
  expect(load(`title: ${yamlValue(title)}\nnext: 1`)).toEqual({title, next: 1});
});
