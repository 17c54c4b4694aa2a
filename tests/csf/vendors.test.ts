import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

import {monthOf, oldFacts, vendorFacts, type VendorFact} from '@site/src/csf/vendors';

const marks = globSync('{docs,blog}/**/*.mdx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/:as-of\{fact="([^"]+)"\}/g)].map(([, id]) => `${id} on ${file}`),
);

test('every fact about others is marked on the pages that it names, and on no others', () => {
  const named = [...vendorFacts.values()].flatMap(({id, pages}) => pages.map((page) => `${id} on ${page}`));
  expect([...new Set(marks)].sort()).toEqual(named.sort());
});

test('every fact about others has its month and its source', () => {
  for (const {asOf, source} of vendorFacts.values()) {
    expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(source).toMatch(/^https:\/\/\S+$/);
  }
});

test('a fact is old when its month is more than a year ago', () => {
  const fact = (id: string, asOf: string): VendorFact => ({id, asOf, vendor: '', claim: '', source: '', pages: []});
  const facts = [fact('just', '2025-11'), fact('old', '2025-10'), fact('older', '2024-12'), fact('new', '2026-11')];
  expect(oldFacts(facts, new Date('2026-11-26')).map(({id}) => id)).toEqual(['older', 'old']);
  expect(monthOf(facts[1]!)).toBe('October 2025');
});
