import type {CheerioAPI} from 'cheerio';

import {advisories, advisoriesOfLine, advisoryUrl} from '@sentinel/csf/answers/advisories';
import {settingUrl} from '@sentinel/csf/pages/settingUrl';

import {pageAt, pages, problemsOn} from './build';

/** A heading, a piece of code or a link, in the order of the page. */
type Part = {name: string; text: string; href: string};

function partsOf($: CheerioAPI): Part[] {
  return $('main :is(h1, h2, h3, h4, h5, h6, code, a)')
    .not('nav a')
    .toArray()
    .map((element) => ({name: element.name, text: $(element).text(), href: element.attribs.href ?? ''}));
}

const levelOf = ({name}: Part): number => (/^h\d$/.test(name) ? Number(name[1]) : Infinity);

/** What belongs to the heading above a part: up to the next heading that is not below it. */
function sectionAround(parts: readonly Part[], place: number): Part[] {
  const start = Math.max(
    0,
    parts.findLastIndex((part, index) => index <= place && levelOf(part) <= 6),
  );
  const end = parts.findIndex((part, index) => index > start && levelOf(part) <= Math.min(levelOf(parts[start]!), 6));
  return parts.slice(start, end === -1 ? undefined : end);
}

const linksToNotices = (parts: readonly Part[]): boolean => parts.some(({href}) => href.startsWith(advisoryUrl()));

/** The lines of csf.conf in a piece of code that expose a server. */
function exposingLines({name, text}: Part): string[] {
  return name !== 'code'
    ? []
    : [...text.matchAll(/\b([A-Z][A-Z0-9_]+) *= *"([^"]*)"/g)]
        .filter(([, setting = '', value = '']) => advisoriesOfLine(setting, value).length > 0)
        .map(([line]) => line);
}

const others = pages.filter(({address}) => address !== advisoryUrl());

test('a section with a line that exposes a server also leads to the security notices', () => {
  let seen = 0;
  const found = problemsOn(({$}) => {
    const parts = partsOf($);
    return parts.flatMap((part, place) => {
      const lines = exposingLines(part);
      seen += lines.length;
      return lines.length === 0 || linksToNotices(sectionAround(parts, place)) ? [] : lines;
    });
  }, others);
  expect(found).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});

const exposing = [...new Set(advisories.flatMap((one) => one.exposingLines.map((line) => line.split(' ')[0]!)))];

test.each(exposing)('the entry of %s in the reference leads to its notices', (name) => {
  const [address = '', id = ''] = settingUrl(name)!.split('#');
  const {$} = pageAt(address);
  const heading = $(`h3[id="${id}"]`);
  const links = heading
    .nextUntil('h2, h3')
    .find('a')
    .toArray()
    .map((link) => link.attribs.href);
  const expected = advisories.filter((one) => one.exposingLines.some((line) => line.startsWith(`${name} =`)));
  expect(links).toEqual(expect.arrayContaining(expected.map((one) => advisoryUrl(one.id))));
});

test.each(advisories.flatMap(({id, pages: named}) => named.map((page) => [id, page] as const)))(
  '%s is linked on the page %s about its settings',
  (id, page) => {
    const {$} = pageAt(`/docs/${page}/`);
    expect($(`.theme-doc-markdown a[href="${advisoryUrl(id)}"]`).length).toBeGreaterThan(0);
  },
);
