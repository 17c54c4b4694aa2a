import {isDeepStrictEqual} from 'node:util';

import usual from '../../../docusaurus.config';
import other from '../services/options.config';
import {elsewhere} from './elsewhere';
import {looks} from './looks';
import {optionNames} from './names';
import {refused} from './refused';

/** The items of a dropdown take the same options as those of the navbar; versions and locales have names of their own. */
const general = (name: string): string =>
  name
    .replace(/(items\[\]\.)(?:items|dropdownItemsBefore|dropdownItemsAfter)\[\]\./, '$1')
    .replace('versions.current', 'versions.*')
    .replace('localeConfigs.en', 'localeConfigs.*')
    .replace(/^(scripts|stylesheets)\[0\]$/, '$1[].src');

const names = [...optionNames()].map(([name, presence]) => [general(name), presence] as const);
const allowed = new Set(names.flatMap(([name, presence]) => (presence === 'allowed' ? [name] : [])));
const lists = {
  looks: new Set(looks.map(({option}) => option)),
  refused: new Set(refused.map(({option}) => general(option))),
  elsewhere: new Set(Object.keys(elsewhere)),
};

test('every option of Docusaurus, its preset and its theme is looked at, refused, or has a reason', () => {
  expect(allowed.size).toBeGreaterThan(200);
  const known = new Set(Object.values(lists).flatMap((list) => [...list]));
  expect([...allowed].filter((name) => !known.has(name))).toEqual([]);
});

test('the lists name only options that there are', () => {
  const known = new Set([
    ...allowed,
    // Parts of the preset, which has no schema of its own, and a theme that is no part of it.
    ...['docs', 'blog', 'pages', 'theme', 'sitemap', 'debug', 'themeConfig.algolia'],
  ]);
  expect(
    [...lists.looks, ...lists.elsewhere, ...lists.refused].filter(
      (name) => !known.has(name) && name !== 'stylesheets[].src',
    ),
  ).toEqual([]);
  expect([...lists.elsewhere].filter((name) => lists.looks.has(name) || lists.refused.has(name))).toEqual([]);
});

/** The value of an option in a configuration, or of all that share its name. */
function valuesOf(value: unknown, [step, ...steps]: string[]): unknown[] {
  if (step === undefined) {
    return [value];
  }
  const inner =
    step === '*'
      ? Object.values((value ?? {}) as object)
      : [(value as Record<string, unknown> | undefined)?.[step.replace('[]', '')]];
  return inner
    .flatMap((one) => (step.endsWith('[]') ? ((one as unknown[]) ?? []) : [one]))
    .flatMap((one) => valuesOf(one, steps));
}

test.each([...lists.looks])('the build of options.config.ts gives %s another value than the site', (option) => {
  const valueIn = (config: {presets: unknown[]}): unknown[] => {
    const [, preset] = config.presets.find((entry) => Array.isArray(entry) && entry[0] === 'classic') as [
      string,
      object,
    ];
    return valuesOf({...config, ...preset}, option.split('.'));
  };
  expect(isDeepStrictEqual(valueIn(other), valueIn(usual))).toBe(false);
});
