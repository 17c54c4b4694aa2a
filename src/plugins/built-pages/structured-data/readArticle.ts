import {breadcrumbsOf} from '../../../lib/html/builtPage';
import type {BuiltPage} from '../../../lib/html/builtPage';
import {all, first, hasClass, textOf} from '../../../lib/html/elements';
import {oneLine} from '../../../lib/html/elements';
import {metasOf} from '../../../lib/html/builtPage';

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
export function readArticle({head}: BuiltPage): BuiltArticle | undefined {
  const [image] = metasOf(head, 'og:image');
  return head.canonical === undefined || image === undefined
    ? undefined
    : {address: head.canonical, image, description: metasOf(head, 'description')[0] ?? ''};
}

/** The way to a page that stands above it, as far as its steps have pages; the last is the page itself. */
export function readCrumbs(page: BuiltPage, itself: Crumb): Crumb[] {
  const links = all(breadcrumbsOf(page), (element) => element.name === 'a' && hasClass(element, 'breadcrumbs__link'));
  const steps = links.map((link) => ({
    name: oneLine(textOf(link)) || 'Home',
    address: new URL(link.attribs.href!, itself.address).href,
  }));
  return [...steps.filter(({address}) => address !== itself.address), itself];
}

/** Questions that are links, each with its answer behind it in the same item of a list. */
export function readQuestions({main}: BuiltPage): QuestionAndAnswer[] {
  const article = first(main.children, ({name}) => name === 'article');
  const text = first(article?.children ?? [], (element) => hasClass(element, 'markdown'));
  return all(text?.children ?? [], ({name}) => name === 'li')
    .map(({children: [question, ...answer]}) => ({
      question: question === undefined ? '' : oneLine(textOf(question)),
      answer: oneLine(answer.map(textOf).join('')),
    }))
    .filter(({question, answer}) => question.endsWith('?') && answer !== '');
}
