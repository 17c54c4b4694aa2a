import {readFileSync} from 'node:fs';

import {createSlugger} from '@docusaurus/utils';
import {load} from 'js-yaml';

type Section = {in: string; says: string; other: string};
const sections = load(readFileSync('tests/docs/directions.yml', 'utf8')) as Section[];

/** The first paragraph of a page, or of one of its sections, without a notice above it. */
function beginning(address: string): string {
  const [page, id] = address.split('#');
  const source = readFileSync(`docs/${page!}.mdx`, 'utf8').replace(/^---\n[^]*?\n---\n/, '');
  const slugger = createSlugger();
  const parts = source.split(/^(?=#{2,4} )/m);
  const part = parts.find((text, index) => {
    const heading = /^#{2,4} (.+?)(?: \{\/\* #(\S+) \*\/\})?$/m.exec(index === 0 ? '' : text);
    return id === undefined
      ? index === 0
      : (heading?.[2] ?? slugger.slug((heading?.[1] ?? '').replaceAll('`', ''))) === id;
  });
  const paragraphs = (part ?? '').replace(/^:::[^]*?^:::$/gm, '').split(/\n\s*\n/);
  return paragraphs.find((text) => /^[A-Z:`]/.test(text.trim())) ?? '';
}

test.each(sections)('$in names its direction first, and leads to the other', ({in: address, says, other}) => {
  const text = beginning(address);
  expect(text).toContain(says);
  expect(text).toContain(other);
});

test('reads a page, a section with an id of its own, and one below a notice', () => {
  expect(beginning('usage/outgoing-spam')).toMatch(/^\s*This is about/);
  expect(beginning('usage/ip-blocklists#a-list-blocks-gmail-or-another-service')).toMatch(/^To let/);
  expect(beginning('usage/allow-deny-filters#how-do-i-block-an-address-or-a-network')).toMatch(/^To keep/);
  expect(beginning('usage/ipset#no-such-section')).toBe('');
});
