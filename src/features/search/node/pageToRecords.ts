import type {AnyNode, Element} from 'domhandler';

import {isUnlisted} from '../../../urls/listing';
import {answerLength, answersOutright} from './outrightAnswer';
import type {Hierarchy, Kind, SearchRecord} from '../logic/record';
import {breadcrumbsOf, isActive, metasOf, type BuiltPage} from '../../../lib/html/builtPage';
import {all, first, hasClass, isElement, oneLine} from '../../../lib/html/elements';

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Parts of an article that are navigation or repeat other content: these elements and classes. */
const noise = {
  tags: new Set(['nav', 'footer', 'button', 'style', 'script', 'noscript']),
  classes: ['surprise'],
};

/** Elements whose text is searched, besides headings. */
const blocks = new Set(['p', 'li', 'td', 'th', 'pre', 'summary', 'figcaption']);

/** A block that contains one of these is only a container. */
const innerBlocks = new Set(['p', 'li', 'pre']);

/**
 * Maximum length of a record's text, in characters. Longer text continues in another record, because a service refuses
 * records over 10 kB.
 */
const groupLength = 1500;

/** Rank of pages by kind. Pages that only list what others answer come last. */
const pageRanks: Record<Kind | 'list', number> = {docs: 100, blog: 80, site: 60, reference: 55, list: 50};
const lists = /\/docs\/(questions|glossary|known-faults|reference\/settings)\/$/;

/**
 * Splits a built page into records: one for each heading and one for each group of paragraphs below it. A row of a table
 * with an id is a section, whose heading is its first cell. A page that search engines must not list, or that only lists
 * other pages, has none.
 */
// eslint-disable-next-line max-lines-per-function -- functions over the record that is being filled
export function pageToRecords(page: BuiltPage): SearchRecord[] {
  const {url, head} = page;
  const article = findArticle(page);
  if (isUnlisted(metasOf(head, 'robots')) || !article) {
    return [];
  }
  const kind = kindOf(url);
  const hierarchy: Hierarchy = {
    lvl0: sectionOf(page, kind),
    lvl1: null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  const common = {
    kind,
    language: head.language ?? 'en',
    docusaurus_tag: metasOf(head, 'docsearch:docusaurus_tag')[0] ?? metasOf(head, 'docusaurus_tag')[0] ?? 'default',
  };
  const pageRank = pageRanks[lists.test(url) ? 'list' : kind];
  // The page's label in the sidebar is not always in its title.
  const label = breadcrumbsOf(page).filter(isActive).map(linkText).join('');
  const keywords = [label, ...(metasOf(head, 'keywords')[0] ?? '').split(',')].filter(Boolean);
  const records: SearchRecord[] = [];
  let address = url;
  let depth = 0;
  let text: string[] = [];
  let hasOnlyWarnings = true;
  let heading: Element | undefined;
  let lead: SearchRecord['lead'];

  const add = (type: SearchRecord['type'], content: string | null): void => {
    records.push({
      objectID: `${url}:${records.length}`,
      url: address,
      type,
      content,
      hierarchy: {...hierarchy},
      ...common,
      ...(records.length === 0 ? {keywords, ...shortAnswersOf(article)} : {}),
      ...(type === 'content' && lead ? {lead} : {}),
      weight: {pageRank, level: type === 'content' ? 0 : 100 - 10 * depth, position: -records.length},
    });
  };
  const flush = (): void => {
    const content = text.join(' ').replace(/\s+/g, ' ').trim();
    text = [];
    hasOnlyWarnings = true;
    if (content && hierarchy.lvl1) {
      add('content', content);
    }
    lead = undefined;
  };

  const addHeading = (element: Element): void => {
    flush();
    heading = element;
    depth = Number(heading.name[1]) - 1;
    levels.forEach((name, index) => {
      if (index >= depth) {
        hierarchy[name] = index === depth ? textOf(element).trim() : null;
      }
    });
    const {id} = element.attribs;
    address = id && depth > 0 ? `${url}#${id}` : url;
    add(levels[depth]!, null);
  };
  const addRow = (row: Element): void => {
    flush();
    const [before, name] = [address, levels[depth + 1]!];
    const [first, ...others] = row.children.filter(isElement);
    hierarchy[name] = oneLine(textOf(first!));
    address = `${url}#${row.attribs.id}`;
    add(name, null);
    visit(others);
    flush();
    hierarchy[name] = null;
    address = before;
  };
  const visit = (nodes: readonly AnyNode[]): void => {
    for (const element of nodes.filter(isElement)) {
      if (isNoise(element)) {
        continue;
      }
      if (/^h[1-6]$/.test(element.name)) {
        addHeading(element);
      } else if (element.name === 'tr' && element.attribs.id) {
        addRow(element);
        continue;
      } else if (blocks.has(element.name) && !hasInnerBlock(element)) {
        if (
          hasOnlyWarnings &&
          depth > 0 &&
          element.parent === heading?.parent &&
          ('data-answer' in element.attribs ||
            answersOutright(address, oneLine(textOf(heading)), oneLine(textOf(element))))
        ) {
          const before = oneLine(text.join(' '));
          const length = leadLength(element);
          lead ??= length > 0 ? [before ? before.length + 1 : 0, length] : undefined;
        }
        hasOnlyWarnings &&= isOnlyStrong(element);
        text.push(textOf(element));
        if (text.reduce((sum, {length}) => sum + length, 0) > groupLength) {
          flush();
        }
      }
      visit(element.children);
    }
  };
  visit(article.children);
  flush();
  return records;
}

/** How many characters of a block are an answer in whole sentences: 0 if the next block completes it. */
function leadLength(block: Element): number {
  if (block.name !== 'p' || isOnlyStrong(block)) {
    return 0;
  }
  const links = all(block.children, ({name}) => name === 'a').map((link) => oneLine(textOf(link)));
  return answerLength(oneLine(textOf(block)), links);
}

/** Whether a block is bold, as a warning above the text is. */
function isOnlyStrong({children}: Element): boolean {
  return children.length === 1 && isElement(children[0]!) && children[0].name === 'strong';
}

/** The list items of an article with a link to a question and, on the next line, its answer. */
function shortAnswersOf(article: Element): Pick<SearchRecord, 'shortAnswers'> {
  const shortAnswers = all(article.children, ({name}) => name === 'li').flatMap(
    ({children}): NonNullable<SearchRecord['shortAnswers']> => {
      const [link, line, ...answer] = children;
      if (!link || !line || !isElement(link) || !isElement(line) || link.name !== 'a' || line.name !== 'br') {
        return [];
      }
      const [question, text] = [[link], answer].map((nodes) => oneLine(withCode(nodes)));
      // Text without a command, a setting or a file only says what the answer is about.
      return question!.endsWith('?') && text?.includes('`') ? [[link.attribs.href!, question!, text]] : [];
    },
  );
  return shortAnswers.length > 0 ? {shortAnswers} : {};
}

/** Text with code between backticks. */
function withCode(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) =>
      !isElement(node)
        ? node.type === 'text'
          ? node.data
          : ''
        : node.name === 'code'
          ? `\`${textOf(node)}\``
          : withCode(node.children),
    )
    .join('');
}

function isNoise(element: Element): boolean {
  const {name, attribs} = element;
  return (
    noise.tags.has(name) ||
    attribs['data-search'] === 'skip' ||
    attribs['aria-hidden'] === 'true' ||
    noise.classes.some((each) => hasClass(element, each))
  );
}

function hasInnerBlock({children}: Element): boolean {
  return children.some(
    (child) => isElement(child) && !isNoise(child) && (innerBlocks.has(child.name) || hasInnerBlock(child)),
  );
}

/** The text of an element without the noise. */
function textOf({children}: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') {
        return child.data;
      }
      return isElement(child) && !isNoise(child) ? textOf(child) : '';
    })
    .join('');
}

/** The part of a page with its own content; undefined if the page only lists others. */
function findArticle({main, head}: BuiltPage): Element | undefined {
  const doc = first(main.children, (element) => hasClass(element, 'theme-doc-markdown'));
  if (doc) {
    return doc;
  }
  if (/blog-(list|tags|authors|archive)/.test(head.classes.join(' '))) {
    return undefined;
  }
  const articles = all(main.children, ({name}) => name === 'article');
  return articles.length === 1 ? articles[0] : first(main.children, ({name}) => name === 'main');
}

function kindOf(url: string): Kind {
  if (url.includes('/docs/')) {
    return url.includes('/docs/reference/') ? 'reference' : 'docs';
  }
  return url.includes('/blog/') ? 'blog' : 'site';
}

/** The sidebar section of a docs page, or else the section of the site. */
function sectionOf(page: BuiltPage, kind: Kind): string {
  const category = breadcrumbsOf(page)
    .filter((step) => !isActive(step))
    .map(linkText)
    .find(Boolean);
  return category ?? {docs: 'Documentation', reference: 'Reference', blog: 'Blog', site: 'Site'}[kind];
}

function linkText(step: Element): string {
  return all(step.children, (element) => hasClass(element, 'breadcrumbs__link'))
    .map(textOf)
    .join('')
    .trim();
}
