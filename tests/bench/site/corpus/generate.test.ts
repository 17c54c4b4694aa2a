import {pageAt, pagesOf} from '@site/bench/site/corpus/corpus';
import {docusaurusDialect, starlightDialect, vitePressDialect} from '@site/bench/site/corpus/dialect';
import {generateCorpus} from '@site/bench/site/corpus/generate';

const ours = docusaurusDialect({slash: '/', importTabs: false});
/** Words that a generator adds. */
const own = new Set(['label', 'code', 'group']);
const corpus = generateCorpus(50);

test('a corpus is the same each time it is generated', () => {
  const text = (each = generateCorpus(50)): string[] => each.pages.map(({body}) => body(ours));
  expect(text()).toEqual(text());
});

test('the page that is measured has the same words in a large corpus and for every generator', () => {
  const {doc} = corpus.measured;
  // Only the values of tabs are written in one of them.
  const words = (text: string): string[] =>
    text
      .replace(/ value="\w+"/g, '')
      .match(/\b[a-z_]{3,}\b/g)!
      .filter((word) => !own.has(word));
  const body = pageAt(corpus, 'doc', doc).body;
  expect(pageAt(generateCorpus(200), 'doc', doc).body(ours)).toBe(body(ours));
  expect(words(body(starlightDialect))).toEqual(words(body(ours)));
  expect(words(body(vitePressDialect))).toEqual(words(body(ours)));
});

test('no two pages are alike, and each has what pages of docs have', () => {
  const bodies = pagesOf(corpus, 'doc').map(({body}) => body(ours));
  expect(new Set(bodies).size).toBe(50);
  for (const body of bodies) {
    expect(body).toMatch(/^## /m);
    expect(body).toMatch(/^### /m);
    expect(body).toMatch(/^:::danger$/m);
    expect(body).toMatch(/^\| --- \|/m);
    expect(body.match(/^```\w+$/gm)).toHaveLength(4);
    expect(body).toContain('<Tabs>');
  }
});

test('links lead to pages of the corpus', () => {
  const addresses = new Set(pagesOf(corpus, 'doc').map(({path}) => `/docs/${path}/`));
  const links = corpus.pages.flatMap(({body}) => [...body(ours).matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!));
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter((link) => !addresses.has(link))).toEqual([]);
});

test('descriptions are as long as the check of the content wants them', () => {
  expect(generateCorpus(2000).pages.filter(({description: {length}}) => length < 50 || length > 160)).toEqual([]);
});
