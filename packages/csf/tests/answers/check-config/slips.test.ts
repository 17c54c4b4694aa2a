import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

import {checkConfig} from '../../../answers/check-config/checkConfig';
import {shippedSettings, shippedText} from '../../../model/conf/shippedConfig';
import {slippedSetting} from '../../../model/conf/slips';

import {fixtures} from '../../support/ruleFixture';

type Row = [name: string, value: string, offered: string];
type Names = Record<'other' | 'slips' | 'wrong', Row[]>;

const {other, slips, wrong} = load(readFileSync(path.join(fixtures, 'names.yml'), 'utf8')) as Names;

/** What the checker says about the last line of a file. */
function told(text: string, name: string) {
  return checkConfig(text, 'generic').findings.find(({title}) => title.startsWith(`${name} is not a setting`))!;
}

/** The shipped file with a name instead of the one that was meant. */
function whole(name: string, value: string): string {
  const meant = slippedSetting(name);
  const rest = shippedText('generic')
    .split('\n')
    .filter((line) => meant === undefined || !line.startsWith(`${meant} =`));
  return [...rest, `${name} = "${value}"`].join('\n');
}

test.each([...other, ...slips, ...wrong])('%s = "%s" offers a line for %s', (name, value, offered) => {
  const fix = offered === 'none' ? undefined : {[offered]: value};
  for (const text of [`${name} = "${value}"`, whole(name, value)]) {
    expect(told(text, name).fix).toEqual(fix);
  }
});

test.each(other)('%s is not taken for another setting', (name) => {
  expect(slippedSetting(name)).toBeUndefined();
});

test.each(wrong)('%s = "%s" names the setting, and says what would be wrong', (name, value) => {
  const {remedy} = told(`${name} = "${value}"`, name);
  expect(remedy).toMatch(/^Did you mean \w+\? Look at the value first\. With this one: .+\.$/);
});

test('no setting is taken for another one, nor its word for another word', () => {
  const taken = [...shippedSettings.keys()].flatMap((name) => {
    const withoutIt = slippedSetting(`${name}_NONE`);
    return slippedSetting(name) !== name || withoutIt !== undefined ? [name] : [];
  });
  expect(taken).toEqual([]);
});

test('a line under its right name brings no finding of its own', () => {
  const lines = slips.map(([, value, offered]) => `${offered} = "${value}"`);
  const found = lines.flatMap((line) => checkConfig(line, 'generic').findings);
  expect(found.filter(({severity}) => severity !== 'difference')).toEqual([]);
});

test('a name of 25,000 letters, also foreign ones, is no slip of any', () => {
  expect(slippedSetting('\u{1F525}'.repeat(25_000))).toBeUndefined();
  expect(slippedSetting('X'.repeat(25_000))).toBeUndefined();
});
