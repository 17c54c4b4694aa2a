import {createSlugger} from '@docusaurus/utils';
import type {Element, ElementContent, Nodes, Root as Html} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Code, Heading, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toHast, type Handler, type State} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import sidebars from '../../../sidebars';
import {version} from '@sentinel/csf/model/version';
import {pageToRecords} from '../../../src/features/search/node/pageToRecords';
import {addQuestions, readQuestions} from '../../../src/features/search/node/questions';
import type {SearchRecord} from '../../../src/features/search/logic/record';
import {builtPage} from '../../../src/lib/html/builtPage';
import {readFrontMatter} from '../../../src/plugins/content-validation/frontMatter';
import curlyQuotes from '../../../src/plugins/remark-curly-quotes';
import {linkTerms} from '../../../src/plugins/remark-product-links/linkTerms';

/**
 * The records of the search, made from the Markdown of docs, posts and pages without a build: by the same plugins and
 * the same reader, from HTML that has all words of a page, but not what only components draw.
 */
export function sourceRecords(): SearchRecord[] {
  const files = globSync(['{docs,blog,src/pages}/**/*.mdx', '!**/_*', '!**/_*/**']).sort();
  const records = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const {frontMatter} = readFrontMatter(file, text);
    const url = urlOf(file, frontMatter.slug as string | undefined);
    return pageToRecords(builtPage({url, html: htmlOf(file, text, frontMatter)}));
  });
  const problems = addQuestions(records, readQuestions());
  if (problems.length > 0) {
    throw new Error(`Questions of the search lost their place:\n${problems.join('\n')}`);
  }
  return records;
}

function urlOf(file: string, slug?: string): string {
  const place = slug === undefined ? file.replace(/^src\/pages\//, '') : path.join(path.dirname(file), slug);
  return `/${place.replace(/(?:\/index)?\.mdx$/, '')}/`;
}

function htmlOf(file: string, text: string, {title, keywords, ...matter}: Record<string, unknown>): string {
  const element = (name: string, classes: string, ...children: ElementContent[]): Element => ({
    type: 'element',
    tagName: name,
    properties: {className: classes.split(' ')},
    children,
  });
  const words = (value: unknown): ElementContent => ({type: 'text', value: String(value)});
  const step = (active: string, label: unknown): Element =>
    element('li', `breadcrumbs__item${active}`, element('span', 'breadcrumbs__link', words(label)));
  const category = categories.get(file.replace(/^docs\/|\.mdx$/g, ''));
  const isDoc = file.startsWith('docs/');
  const meta: Element = {
    type: 'element',
    tagName: 'meta',
    properties: {name: 'keywords', content: ((keywords as string[] | undefined) ?? []).join(',')},
    children: [],
  };
  const body = bodyOf(file, text);
  const hasTitle = body.some((node) => node.type === 'element' && node.tagName === 'h1');
  const article = element(
    isDoc ? 'div' : 'article',
    isDoc ? 'theme-doc-markdown' : '',
    ...(hasTitle ? [] : [element('h1', '', words(title))]),
    ...body,
  );
  const bar = element(
    'nav',
    'theme-doc-breadcrumbs',
    ...(category === undefined ? [] : [step('', category)]),
    step(' breadcrumbs__item--active', matter.sidebar_label ?? title),
  );
  const html: Html = {
    type: 'root',
    children: [element('head', '', meta), element('main', '', ...(isDoc ? [bar] : []), article)],
  };
  return toHtml(html as Nodes);
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx).use(remarkGfm).use(remarkDirective);

function bodyOf(file: string, text: string): ElementContent[] {
  const tree = parser.parse(text);
  includeParts(tree, path.dirname(file));
  linkTerms(tree, file, '.');
  curlyQuotes()(tree);
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => giveId(heading, slugger));
  visit(tree, 'link', (link) => {
    const [address = '', anchor] = link.url.split('#');
    if (address.endsWith('.mdx')) {
      link.url = urlOf(path.join(path.dirname(file), address)) + (anchor === undefined ? '' : `#${anchor}`);
    }
  });
  return (toHast(tree, {handlers}) as Html).children as ElementContent[];
}

/** Puts the content of imported Markdown files where their components are. */
function includeParts(tree: Root, folder: string): void {
  const parts = new Map(
    tree.children.flatMap((node) =>
      node.type !== 'mdxjsEsm'
        ? []
        : [...node.value.matchAll(/^import (\w+) from '(.+\.mdx)'/gm)].map(
            ([, name = '', file = '']): [string, string] => [
              name,
              file.startsWith('@site/') ? file.slice('@site/'.length) : path.join(folder, file),
            ],
          ),
    ),
  );
  tree.children = tree.children.flatMap((node) => {
    const file = node.type === 'mdxJsxFlowElement' ? parts.get(node.name ?? '') : undefined;
    return file === undefined ? [node] : parser.parse(readFileSync(file, 'utf8')).children;
  });
}

/** Gives a heading its id, from a comment at its end if the writer chose one. */
function giveId(heading: Heading, slugger: ReturnType<typeof createSlugger>): void {
  const last = heading.children.at(-1);
  const own = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
  const chosen = (heading.data?.hProperties?.id as string | undefined) ?? own;
  const id = chosen === undefined ? slugger.slug(toString(heading)) : slugger.slug(chosen, {maintainCase: true});
  heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id}};
}

const nothing: Handler = () => undefined;

/** What Markdown itself does not have. A component becomes its content, with the words in its properties above. */
const handlers: Record<string, Handler> = {
  yaml: nothing,
  mdxjsEsm: nothing,
  mdxFlowExpression: nothing,
  leafDirective: nothing,
  textDirective: (state: State, node) => state.all(node),
  mdxTextExpression: (_, {value}: {value: string}) =>
    value.trim() === 'version' ? {type: 'text', value: version} : undefined,
  // The search leaves out the title of an admonition.
  containerDirective: (state: State, {children}: ContainerDirective) =>
    elementOf(
      'div',
      {},
      contentOf(
        state,
        children.filter(({data}) => !(data && 'directiveLabel' in data)),
      ),
    ),
  code: (_, {value, meta}: Code) => {
    const [, title] = /\btitle="([^"]*)"/.exec(meta ?? '') ?? [];
    const shown = elementOf('pre', {}, [{type: 'text', value}]);
    return title === undefined ? shown : [elementOf('figcaption', {}, [{type: 'text', value: title}]), shown];
  },
  mdxJsxFlowElement: component,
  mdxJsxTextElement: component,
};

function component(state: State, {name, attributes, children}: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const properties = Object.fromEntries(
    attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' && (typeof each.value === 'string' || each.value === null)
        ? [[each.name, each.value ?? '']]
        : [],
    ),
  );
  const content = contentOf(state, children);
  if (name !== null && /^[a-z]/.test(name)) {
    return elementOf(name, properties, content);
  }
  const label = properties.label ?? properties.title;
  return elementOf('div', {}, label ? [elementOf('p', {}, [{type: 'text', value: label}]), ...content] : content);
}

function contentOf(state: State, children: readonly object[]): ElementContent[] {
  return state.all({type: 'root', children: children as RootContent[]} satisfies Root) as ElementContent[];
}

function elementOf(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return {type: 'element', tagName, properties, children};
}

type Item = string | {label: string; link?: {id: string}; items: Item[]};

/** The category of the sidebar for each page that has one: what the search shows above its title. */
const categories = new Map(categoriesIn(sidebars.docs as Item[]));

function categoriesIn(items: readonly Item[], label?: string): [string, string][] {
  return items.flatMap((item): [string, string][] =>
    typeof item === 'string'
      ? label === undefined
        ? []
        : [[item, label]]
      : [
          ...(item.link && label !== undefined ? [[item.link.id, label] as [string, string]] : []),
          ...categoriesIn(item.items, label ?? item.label),
        ],
  );
}
