import Validator from '@adobe/structured-data-validator';
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';

import {isBuilt, pages, type BuiltPage} from './build';

type Thing = {'@type': string; '@id': string} & Record<string, unknown>;

const site = 'https://sentinelfirewall.org';
const selector = 'script[type="application/ld+json"]';

const described = pages
  .filter(({$}) => $(selector).length > 0)
  .map(({address, $}) => ({address, $, text: $(selector).text(), things: graphOf({address, $})}));

function graphOf({$}: BuiltPage): Thing[] {
  return (JSON.parse($(selector).text()) as {'@graph': Thing[]})['@graph'];
}

function thingOf(address: string, type: string): Thing | undefined {
  return described.find((page) => page.address === address)?.things.find((thing) => thing['@type'] === type);
}

/** Everything in a graph, at any depth. */
function* partsOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null) {
    if (!Array.isArray(value)) {
      yield value as Record<string, unknown>;
    }
    for (const part of Object.values(value)) {
      yield* partsOf(part);
    }
  }
}

const typesOn = (test: RegExp): string[] => [
  ...new Set(
    pages
      .filter(({address}) => test.test(address))
      .map(({address}) => described.find((page) => page.address === address)?.things.map((thing) => thing['@type']))
      .map(String),
  ),
];

test('pages say what kind of thing they are, and pages that are none say nothing', () => {
  expect(typesOn(/^\/$/)).toEqual(['WebSite,Organization,SoftwareApplication']);
  expect(typesOn(/^\/docs\/./)).toEqual(['TechArticle,BreadcrumbList']);
  expect(typesOn(/^\/blog\/(?!(archive|authors|tags|page)\/)./)).toEqual(['BlogPosting,BreadcrumbList']);
  expect(typesOn(/^\/(blog|swag|contact|search|privacy-policy)\/$/)).toEqual(['undefined']);
});

test('every page has at most one block of data', () => {
  expect(pages.filter(({$}) => $(selector).length > 1).map(({address}) => address)).toEqual([]);
});

/**
 * What makes a thing useful to those who read it, by the guides of Google Search for article, breadcrumb and software
 * app (developers.google.com/search/docs/appearance/structured-data). Ratings, which the last one wants for a
 * rich result, are left out: there are none.
 */
const needed: Record<string, readonly string[]> = {
  TechArticle: ['headline', 'description', 'url', 'image', 'inLanguage', 'author', 'publisher', 'isPartOf', 'about'],
  BlogPosting: ['headline', 'url', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  SoftwareApplication: ['name', 'offers', 'operatingSystem', 'applicationCategory', 'softwareVersion', 'license'],
  Offer: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Blog: ['name', 'url'],
  CreativeWork: ['url'],
};

test('nothing lacks what its type needs', () => {
  const problems = described.flatMap(({address, things}) =>
    [...partsOf(things)]
      .filter((part) => '@type' in part)
      .flatMap((part) => {
        const type = String(part['@type']);
        return (needed[type] ?? ['a line in the table of this test'])
          .filter((name) => part[name] === undefined || part[name] === '' || String(part[name]) === '')
          .map((name) => `${address}: ${type} has no ${name}`);
      }),
  );
  expect(problems).toEqual([]);
});

test('the validator finds nothing that search engines refuse', async () => {
  const problems = await Promise.all(
    described.map(async ({address, things, text}) => {
      const jsonld: Record<string, Thing[]> = {};
      things.forEach((thing) => (jsonld[thing['@type']] ??= []).push({...thing, '@location': `0,${text.length}`}));
      const issues = await new Validator().validate({jsonld, microdata: {}, rdfa: {}});
      return issues
        .filter(({severity}) => severity === 'ERROR')
        .map(({issueMessage, path: place}) => `${address}: ${issueMessage} (${JSON.stringify(place)})`);
    }),
  );
  expect(problems.flat()).toEqual([]);
});

test('the vocabulary of schema.org has every type and property that is used, for what it is used, and no other', () => {
  // Pages whose things have the same parts say nothing new.
  const shapes = new Map(described.map(({things}) => [shapeOf(things), things]));
  const article = thingOf('/docs/installation/', 'TechArticle')!;
  const wrong = [{...article, softwareVersion: '15.11'}];
  const lines = [...shapes.values(), wrong].map(
    (things, index) => `export const graph${index}: Vocabulary = ${inTypes(things)};`,
  );
  // The compiler takes seconds, so it reads the wrong line in the same run as the others.
  const complaints = complaintsOf(lines).split(/\n(?=\S)/);
  expect(complaints).toEqual([expect.stringMatching(/softwareVersion\W+does not exist in type 'TechArticle/)]);
});

/** The types and the names of all parts, each once in a list. */
function shapeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return typeof value;
  }
  if (Array.isArray(value)) {
    return `[${[...new Set(value.map(shapeOf))].join()}]`;
  }
  const parts = Object.entries(value).map(
    ([name, part]) => `${name}:${name === '@type' ? String(part) : shapeOf(part)}`,
  );
  return `{${parts.join()}}`;
}

/** As source; the property that turns an action into a search is the vocabulary's rule for actions, not in its list. */
function inTypes(things: readonly Thing[]): string {
  const text = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
  return text.replace(/,"query-input":"[^"]*"/, '');
}

/** What the compiler says of lines that use the vocabulary's types. */
function complaintsOf(lines: readonly string[]): string {
  mkdirSync('test-results', {recursive: true});
  const file = 'test-results/structuredData.ts';
  writeFileSync(file, ["import type {Graph as Vocabulary} from 'schema-dts';", ...lines].join('\n'));
  const compiler = ['node_modules/typescript/bin/tsc', '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  try {
    return execFileSync(process.execPath, [...compiler, ...modules, file], {encoding: 'utf8'});
  } catch (error) {
    return (error as {stdout: string}).stdout.slice(0, 5000);
  }
}

test('an article has the title, the description and the picture of its page, and its own address', () => {
  for (const {address, $, things} of described) {
    const article = things.find((thing) => /Article|Posting/.test(thing['@type']));
    if (article !== undefined) {
      expect(article).toMatchObject({
        '@id': site + address,
        url: site + address,
        headline: $('h1').text(),
        description: $('meta[name="description"]').attr('content'),
        image: $('meta[property="og:image"]').attr('content'),
        inLanguage: $('html').attr('lang'),
      });
      expect($('link[rel="canonical"]').attr('href')).toBe(article.url);
      expect(isBuilt(new URL(String(article.image)).pathname)).toBe(true);
    }
  }
});

test('the date of a change is the one that the page shows', () => {
  for (const {$, things} of described) {
    const shown = $('.theme-last-updated time').attr('datetime');
    const article = things.find((thing) => /Article|Posting/.test(thing['@type']));
    expect(article?.dateModified).toBe(shown);
  }
});

test('a post names its authors, and the day it was written', () => {
  for (const {address, $, things} of described.filter(({things: [first]}) => first!['@type'] === 'BlogPosting')) {
    const {author, datePublished} = things[0]!;
    expect((author as {name: string}[]).map(({name}) => name).length).toBeGreaterThan(0);
    for (const {name} of author as {name: string}[]) {
      expect($('header').text()).toContain(name);
    }
    expect([address, datePublished]).toEqual([address, $('header time').attr('datetime')]);
  }
});

test('the way to a page begins at home, ends at the page, and has no step without a page', () => {
  for (const {address, things} of described) {
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    if (list !== undefined) {
      const steps = (list.itemListElement as {item: string; position: number}[]).map(({item}) => item);
      expect([steps[0], steps.at(-1)]).toEqual([`${site}/`, site + address]);
      expect(steps.filter((step) => !isBuilt(new URL(step).pathname))).toEqual([]);
      expect(new Set(steps).size).toBe(steps.length);
    }
  }
});

test('the search of the site is asked by the address that its page understands', () => {
  const {potentialAction} = thingOf('/', 'WebSite')!;
  expect(potentialAction).toMatchObject({target: {urlTemplate: `${site}/search/?q={search_term_string}`}});
});

test('nothing says how good the firewall is', () => {
  expect(described.filter(({text}) => /aggregateRating|"review|ratingValue/.test(text))).toEqual([]);
});
