import {load} from 'cheerio';

import {oneLine} from '../search-records/oneLine';

export type Crumb = {name: string; address: string};

export type QuestionAndAnswer = {question: string; answer: string};

/** What only the page as built tells. */
export type BuiltArticle = {
  /** Its own, as it names it. */
  address: string;
  image: string;
  description: string;
};

/** Reads the head of a page; undefined for one that names no address of its own. */
export function readArticle(html: string): BuiltArticle | undefined {
  const $ = load(html.slice(0, html.indexOf('</head>')));
  const address = $('link[rel="canonical"]').attr('href');
  const image = $('meta[property="og:image"]').attr('content');
  return address === undefined || image === undefined
    ? undefined
    : {address, image, description: $('meta[name="description"]').attr('content') ?? ''};
}

/** The way to a page that stands above it, as far as its steps have pages; the last is the page itself. */
export function readCrumbs(html: string, page: Crumb): Crumb[] {
  const $ = load(/<nav [^>]*theme-doc-breadcrumbs.*?<\/nav>/s.exec(html)?.[0] ?? '');
  const steps = $('a.breadcrumbs__link')
    .toArray()
    .map((link) => ({
      name: oneLine($(link).text()) || 'Home',
      address: new URL($(link).attr('href')!, page.address).href,
    }));
  return [...steps.filter(({address}) => address !== page.address), page];
}

/** Questions that are links, each with its answer behind it in the same item of a list. */
export function readQuestions(html: string): QuestionAndAnswer[] {
  const $ = load(/<article>.*?<\/article>/s.exec(html)?.[0] ?? '');
  return $('.markdown li')
    .toArray()
    .map((item) => {
      const [question, ...answer] = $(item).contents().toArray();
      return {question: oneLine($(question).text()), answer: oneLine($(answer).text())};
    })
    .filter(({question, answer}) => question.endsWith('?') && answer !== '');
}
