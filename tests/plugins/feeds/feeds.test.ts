import {load} from 'cheerio';
import {XMLParser} from 'fast-xml-parser';

import {advisories} from '@sentinel/csf/answers/advisories';
import {bugs} from '@sentinel/csf/answers/behaviours';
import {versions} from '@sentinel/csf/answers/changelog';
import {advisoryFeed, bugFeed, changelogFeed} from '@site/src/plugins/feeds';

type Entry = {id: string; title: {'#text': string}; updated: string; content: {'#text': string}};

const parse = (text: string) =>
  (new XMLParser({ignoreAttributes: false}).parse(text) as {feed: {updated: string; entry: Entry[]}}).feed;

test('has an entry for every version, newest first, each with an address of its own', () => {
  const {entry} = parse(changelogFeed('https://example.com/docs-root/'));
  expect(entry.map(({id}) => id)).toEqual(
    versions.map(({version}) => `https://example.com/docs-root/docs/changelog/#version-${version.replaceAll('.', '')}`),
  );
  expect(entry[0]!.updated > entry.at(-1)!.updated).toBe(true);
});

test('says when the newest version came', () => {
  expect(parse(changelogFeed('https://example.com/')).updated).toBe(`${versions[0]!.date}T00:00:00.000Z`);
});

test('shows what changed as HTML, with addresses that work in a feed reader', () => {
  const {entry} = parse(changelogFeed('https://example.com/root/'));
  const content = entry.map((one) => one.content['#text']).join('\n');
  expect(content).toContain('<code>csf -u</code>');
  expect(content).toContain('<a href="https://example.com/root/docs/update-and-uninstall/">');
  expect(content).not.toMatch(/href="\//);
});

test('has an entry for every bug, newest first, with what to do', () => {
  const {entry} = parse(bugFeed('https://example.com/root/'));
  expect(entry.map(({id}) => id).sort()).toEqual(
    [...bugs.keys()].map((id) => `https://example.com/root/docs/known-faults/#${id}`).sort(),
  );
  const days = entry.map(({updated}) => updated);
  expect(days).toEqual([...days].sort().reverse());
  expect(entry.every(({content}) => /<strong>What to do:<\/strong>/.test(content['#text']))).toBe(true);
  // Attributes for the scripts of the page stay there.
  expect(entry.filter(({content}) => /<\w+[^>]* data-/.test(content['#text']))).toEqual([]);
});

test('has an entry for every security notice, with its id, the settings and what to do', () => {
  const {entry} = parse(advisoryFeed('https://example.com/root/'));
  expect(entry.map(({id}) => id)).toEqual(
    advisories.map(({id}) => `https://example.com/root/docs/security-notices/#${id.toLowerCase()}`),
  );
  advisories.forEach(({id, workaround}, place) => {
    const {title, content} = entry[place]!;
    expect(title['#text']).toContain(id);
    expect(content['#text']).toContain('<strong>Concerns you if:</strong>');
    const code = workaround.steps.find((step) => step.code !== undefined)!.code!;
    expect(load(content['#text'])('code').text()).toContain(code);
    expect(content['#text']).not.toMatch(/href="[/#]/);
  });
});
