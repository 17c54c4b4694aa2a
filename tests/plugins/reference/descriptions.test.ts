import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {checkTerm} from '@site/src/firewall/checkTerm';
import {templates} from '@site/src/firewall/files';
import {settings} from '@site/src/firewall/settings';
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

describe.each([...settingDescriptions])('%s', (_, entry) => {
  test('says what it is, what a change means and when to make it', () => {
    for (const [text, longest] of [
      [entry.summary, 180],
      [entry.effect, 420],
      [entry.when, 220],
      [entry.trap ?? 'None.', 300],
    ] as const) {
      expect(text).toMatch(/^[\w`"(].*[.?]$/s);
      expect(text.length).toBeLessThanOrEqual(longest);
    }
    expect(
      Object.keys(entry).filter((key) => !/^(summary|effect|when|values|trap|lockout|open|page)$/.test(key)),
    ).toEqual([]);
  });
});

test.each([...settingDescriptions, ...alertDescriptions])('%s names only what the product has', (_, entry) => {
  const terms = wordsOf(entry).flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, term = '']) => term));
  expect(terms.flatMap((term) => checkTerm(term) ?? [])).toEqual([]);
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
    const file = `src/firewall/descriptions/settings/${section.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.yml`;
    const written = [...readFileSync(file, 'utf8').matchAll(/^(\w+):/gm)].map(([, name]) => name);
    expect(written).toEqual(names);
  }
});
