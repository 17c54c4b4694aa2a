import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

import {monthOf, oldFacts, unopenedFacts, vendorFacts, type VendorFact} from '@sentinel/csf/answers/vendors';

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

test('a fact quotes at most 15 words of its source and says when somebody found them there, or neither', () => {
  for (const {id, asOf, quote, opened} of vendorFacts.values()) {
    expect({id, hasQuote: quote !== null}).toEqual({id, hasQuote: opened !== null});
    if (quote !== null && opened !== null) {
      expect({id, words: quote.split(/\s+/).length > 15, isTrimmed: quote === quote.trim()}).toEqual({
        id,
        words: false,
        isTrimmed: true,
      });
      expect(opened).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
      expect(opened >= asOf).toBe(true);
    }
  }
});

// A link that holds one of two facts holds neither for a reader who looks for the other.
test('facts that share a source rest on different words of it', () => {
  const words = [...vendorFacts.values()].map(({source, quote}) => `${source.replace(/#.*/, '')} ${quote}`);
  expect(words.filter((one, index) => words.indexOf(one) < index)).toEqual([]);
});

test('a fact without a quotation is one that nobody has opened', () => {
  const [opened] = vendorFacts.values();
  const unopened = {...opened!, quote: null, opened: null};
  expect(unopenedFacts([opened!, unopened])).toEqual([unopened]);
});

test('a fact is old when its month is more than a year ago', () => {
  const fact = (id: string, asOf: string): VendorFact => ({
    id,
    asOf,
    vendor: '',
    claim: '',
    source: '',
    quote: null,
    opened: null,
    pages: [],
  });
  const facts = [fact('just', '2025-11'), fact('old', '2025-10'), fact('older', '2024-12'), fact('new', '2026-11')];
  expect(oldFacts(facts, new Date('2026-11-26')).map(({id}) => id)).toEqual(['older', 'old']);
  expect(monthOf(facts[1]!)).toBe('October 2025');
});
