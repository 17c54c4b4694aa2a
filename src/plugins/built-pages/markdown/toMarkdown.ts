import type {AnyNode, Element} from 'domhandler';
import type {ElementContent, Element as HastElement, Properties} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {FootnoteDefinition, Nodes, PhrasingContent, RootContent, TableCell} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers as writers, toMarkdown, type Options} from 'mdast-util-to-markdown';

import {all, first, hasClass, isElement, textOf} from '../../../lib/html/elements';

/**
 * Turns parts of a page into Markdown nodes, with absolute links.
 * @param page its URL
 */
export function readContent(nodes: readonly AnyNode[], page: string): RootContent[] {
  const root = toMdast({type: 'root', children: readableContent(nodes, page)}, {document: true, handlers});
  return (root as {children: RootContent[]}).children;
}

/**
 * Parts of a page as plain HTML with absolute links, without what is only for a mouse or the eye. Code blocks have
 * their language and label as properties, and footnotes have their own elements.
 * @param page its URL
 */
function readableContent(nodes: readonly AnyNode[], page: string): ElementContent[] {
  return nodes.flatMap((node) => simplify(node, page));
}

/** Elements that are only for a mouse or the eye, and the title, which begins the Markdown. */
const noise = new Set(['button', 'h1', 'label', 'script', 'select', 'style', 'svg', 'textarea', 'wbr']);

function isNoise({name, attribs}: Element): boolean {
  return (
    noise.has(name) ||
    // A check box in a task list has meaning; an image without alt text has none.
    (name === 'input' && attribs.type !== 'checkbox') ||
    (name === 'img' && !attribs.alt) ||
    attribs['aria-hidden'] === 'true' ||
    attribs['data-markdown'] === 'skip' ||
    // The panels of tabs name themselves, for visitors without scripts.
    attribs.role === 'tablist' ||
    ('hidden' in attribs && attribs.role !== 'tabpanel') ||
    'data-footnote-backref' in attribs
  );
}

/** An element in the form that the library reads, with the theme's elements as plain HTML. */
function simplify(node: AnyNode, page: string): ElementContent[] {
  if (node.type === 'text') {
    return [{type: 'text', value: node.data.replaceAll('\u200b', '')}];
  }
  if (!isElement(node) || isNoise(node)) {
    return [];
  }
  const {name, attribs} = node;
  const pre =
    name === 'pre' ? node : name === 'figure' ? first(node.children, (child) => child.name === 'pre') : undefined;
  if (pre !== undefined) {
    return [code(node, pre)];
  }
  const children = node.children.flatMap((child) => simplify(child, page));
  if (hasClass(node, 'theme-admonition')) {
    return [admonition(node, children)];
  }
  switch (name) {
    case 'figcaption':
    case 'summary':
      return [element('p', [element('strong', children)])];
    case 'dt':
      return [element('dt', [element('strong', children)])];
    case 'a':
      if ('data-footnote-ref' in attribs) {
        return [element('footnote-ref', [], {label: footnoteName(attribs.href)})];
      }
      // A link without words is only for the eye, and a heading's link to itself for a browser.
      return attribs.href === undefined || children.every(isEmpty) || hasClass(node, 'heading-link')
        ? children
        : [
            // Only styles keep apart the links of a row.
            ...(node.prev && isElement(node.prev) ? [{type: 'text', value: ' '} as const] : []),
            element('a', children, {href: new URL(attribs.href, page).href}),
          ];
    case 'img':
      return [element('img', [], {alt: attribs.alt!, src: new URL(attribs.src!, page).href})];
    case 'section':
      return 'data-footnotes' in attribs ? footnotes(node, page) : [element('section', children)];
    case 'ol':
    case 'ul':
      return children.every(isEmpty) ? [] : [element(name, children, {...attribs})];
    default:
      return [element(name, children, {...attribs, colSpan: attribs.colspan, checked: 'checked' in attribs})];
  }
}

function element(tagName: string, children: ElementContent[], properties: Properties = {}): HastElement {
  return {type: 'element', tagName, properties, children};
}

function isEmpty(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

/** An admonition as a block quote that begins with its kind and title. */
function admonition({attribs}: Element, [heading, ...content]: ElementContent[]): HastElement {
  const kind = /theme-admonition-(\w+)/.exec(attribs.class ?? '')?.[1] ?? 'note';
  const label: ElementContent = {type: 'text', value: kind[0]!.toUpperCase() + kind.slice(1)};
  const title = heading?.type === 'element' ? heading.children : [];
  const isUntitled = title.length === 1 && title[0]!.type === 'text' && title[0]!.value.trim().toLowerCase() === kind;
  const words = isUntitled ? [label] : [label, {type: 'text', value: ': '} as const, ...title];
  return element('blockquote', [element('p', [element('strong', words)]), ...content]);
}

/** A code block with its language and its title; a label that only names the language is dropped. */
function code(block: Element, pre: Element): HastElement {
  const inside = first(pre.children, ({name}) => name === 'code') ?? pre;
  const caption = first(block.children, ({name}) => name === 'figcaption');
  const title = caption?.children
    .filter(isElement)
    .find(({name, attribs}) => name === 'span' && !('data-search' in attribs));
  return element('pre', [{type: 'text', value: textOf(inside).replace(/\n$/, '')}], {
    lang: /(?:^|\s)language-(\S+)/.exec(inside.attribs.class ?? '')?.[1] ?? 'text',
    meta: title && `title="${textOf(title)}"`,
  });
}

/** The footnotes of a page, without their heading for screen readers. */
function footnotes(section: Element, page: string): HastElement[] {
  return all(section.children, ({name, attribs}) => name === 'li' && 'id' in attribs).map((item) =>
    element(
      'footnote',
      item.children.flatMap((child) => simplify(child, page)),
      {label: footnoteName(item.attribs.id)},
    ),
  );
}

function footnoteName(target = ''): string {
  return target.replace(/^.*fn-/, '');
}

/** Rules that the library lacks, or that this site needs to be different. */
const handlers: Record<string, Handle> = {
  pre: (_, {properties: {lang, meta}, children}) => ({
    type: 'code',
    lang: String(lang),
    meta: meta ? String(meta) : null,
    value: (children[0] as {value: string}).value,
  }),
  'footnote-ref': (_, {properties}) => ({type: 'footnoteReference', ...labelled(properties)}),
  footnote: (state, node) => ({
    type: 'footnoteDefinition',
    ...labelled(node.properties),
    children: state.toFlow(state.all(node)) as FootnoteDefinition['children'],
  }),
  td: cell,
  th: cell,
};

function labelled({label}: Properties): {identifier: string; label: string} {
  return {identifier: String(label), label: String(label)};
}

/** A table cell, whose paragraphs, lists and code must fit on one line. */
function cell(state: State, node: HastElement): TableCell {
  const made = defaultHandlers.td!(state, node) as TableCell;
  return {...made, children: inOneLine(made.children)};
}

/** Content on one line: paragraphs follow each other, and semicolons separate list items and lines of code. */
function inOneLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index) => {
    const isBlock = ['blockquote', 'code', 'heading', 'list', 'paragraph'].includes(node.type);
    const space: PhrasingContent[] = isBlock && index > 0 ? [{type: 'text', value: ' '}] : [];
    return [...space, ...lineOf(node)];
  });
}

function lineOf(node: Nodes): PhrasingContent[] {
  switch (node.type) {
    case 'list':
      return joined(node.children.map(({children}) => inOneLine(children)));
    case 'code':
      return joined(node.value.split('\n').map((value) => [{type: 'inlineCode', value}]));
    case 'blockquote':
    case 'heading':
    case 'paragraph':
      return inOneLine(node.children);
    default:
      return [node as PhrasingContent];
  }
}

function joined(parts: PhrasingContent[][]): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [{type: 'text', value: '; '} as const, ...part]));
}

/** Text without any of these never needs escaping. Checking first saves the library's forty or so patterns. */
const mayMeanMore = /[\\`*_~[\]<>&|@!#{}$=\n]|^\s*[-+\d]|https?:|www\./;

/** An underscore inside a word, as in names of settings, is not emphasis. */
const underscore = /(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu;

const options: Options = {
  bullet: '-',
  listItemIndent: 'one',
  rule: '-',
  handlers: {
    text: (node, parent, state, info) =>
      mayMeanMore.test(node.value) ? writers.text(node, parent, state, info).replace(underscore, '_') : node.value,
  },
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

/** Writes Markdown nodes as text. */
export function write(children: RootContent[]): string {
  return toMarkdown({type: 'root', children}, options);
}
