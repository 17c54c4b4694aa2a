import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkTerm} from '@site/src/product/checkTerm';
import {templates} from '@site/src/product/files';
import {settings} from '@site/src/product/settings';
import {readAlertDescriptions, readSettingDescriptions} from '@site/src/plugins/reference/descriptions';

const settingDescriptions = readSettingDescriptions();
const alertDescriptions = readAlertDescriptions();

/** All our words of one entry. */
const wordsOf = (entry: object) =>
  Object.values(entry).flatMap((value: unknown) => (typeof value === 'string' ? [value] : []));

test('every setting is described, and nothing else', () => {
  expect([...settingDescriptions.keys()].sort()).toEqual([...settings.keys()].sort());
});

test('every template is described, and nothing else', () => {
  expect([...alertDescriptions.keys()].sort()).toEqual([...templates].sort());
});

test('every setting says in few words what it is, what a change means and when to make it', () => {
  const known = /^(summary|effect|when|values|trap|lockout|open|page)$/;
  const wrong = [...settingDescriptions].flatMap(([name, entry]) => {
    const texts = [
      ['summary', entry.summary, 180],
      ['effect', entry.effect, 420],
      ['when', entry.when, 220],
      ['trap', entry.trap ?? 'None.', 300],
    ] as const;
    return [
      ...texts
        .filter(([, text, longest]) => !/^[\w`"(].*[.?]$/s.test(text) || text.length > longest)
        .map(([part, text]) => `${name}: ${part} has ${text.length} characters: ${text}`),
      ...Object.keys(entry)
        .filter((key) => !known.test(key))
        .map((key) => `${name}: ${key} is no part of a description`),
    ];
  });
  expect(wrong).toEqual([]);
});

test('descriptions name only what the product has', () => {
  const wrong = [...settingDescriptions, ...alertDescriptions].flatMap(([name, entry]) =>
    wordsOf(entry)
      .flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term))
      .flatMap((term) => checkTerm(term) ?? [])
      .map((problem) => [name, problem]),
  );
  expect(wrong).toEqual([]);
});

test('every page that explains a setting or a template exists', () => {
  const pages = new Set(
    [...settingDescriptions.values(), ...alertDescriptions.values()].flatMap(({page}) => page ?? []),
  );
  expect([...pages].filter((page) => !existsSync(path.join('docs', `${page}.mdx`)))).toEqual([]);
});

test('each file holds the settings of its section, in the order of csf.conf', () => {
  const sections = new Map<string, string[]>();
  for (const {name, section} of settings.values()) {
    sections.set(section, [...(sections.get(section) ?? []), name]);
  }
  for (const [section, names] of sections) {
    const file = `src/product/descriptions/settings/${section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`;
    const written = [...readFileSync(file, 'utf8').matchAll(/^(\w+):/gm)].map(([, name]) => name);
    expect(written).toEqual(names);
  }
});
