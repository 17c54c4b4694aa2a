import type {AnyNode, Element} from 'domhandler';
import type {BlockContent, DefinitionContent, Nodes, PhrasingContent} from 'mdast';

import {admonition} from './admonition';
import {isElement, textOf} from '../../../lib/html/elements';
import {fence} from './fence';
import {footnotes, isFootnoteMark, isFootnotes, isWayBack, footnoteMark} from './footnotes';
import {inOneLine} from './inOneLine';
import {definitions, list} from './lists';
import {isNoise} from './noise';
import {table} from './table';

type Flow = BlockContent | DefinitionContent;

/** Turns elements of a page into nodes of Markdown, with all addresses written out. */
export type Converter = {
  /** Paragraphs, lists and the like; loose words become paragraphs. */
  flow: (nodes: readonly AnyNode[]) => Flow[];
  /** The same as parts of one line. */
  line: (nodes: readonly AnyNode[]) => PhrasingContent[];
  /** An address as a reader elsewhere can use it. */
  resolve: (address: string) => string;
};

type Rule = (element: Element, to: Converter) => Nodes[];

const phrasing = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'inlineCode',
  'link',
  'strong',
  'text',
]);

/** A line of its own that names what follows. */
const name: Rule = ({children}, to) => [{type: 'paragraph', children: [{type: 'strong', children: to.line(children)}]}];
const strong: Rule = ({children}, to) => [{type: 'strong', children: to.line(children)}];
const emphasis: Rule = ({children}, to) => [{type: 'emphasis', children: to.line(children)}];
const struck: Rule = ({children}, to) => [{type: 'delete', children: to.line(children)}];
const code: Rule = (element) => [{type: 'inlineCode', value: textOf(element).replace(/\s+/g, ' ')}];
const heading: Rule = ({name: tag, children}, to) => [
  {type: 'heading', depth: Number(tag[1]) as 2 | 3 | 4 | 5 | 6, children: trimmed(to.line(children))},
];

/** Elements that mean something in Markdown. All others are what stands in them. */
const rules: Record<string, Rule> = {
  a: link,
  b: strong,
  blockquote: ({children}, to) => [{type: 'blockquote', children: to.flow(children)}],
  br: () => [{type: 'break'}],
  code,
  del: struck,
  div: (element, to) => admonition(element, to) ?? to.flow(element.children),
  dl: definitions,
  em: emphasis,
  figcaption: name,
  figure: (element, to) => fence(element) ?? to.flow(element.children),
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  hr: () => [{type: 'thematicBreak'}],
  i: emphasis,
  img: image,
  kbd: code,
  ol: list,
  p: ({children}, to) => paragraphs(to.line(children)),
  pre: (element) => fence(element) ?? [],
  s: struck,
  samp: code,
  section: (element, to) => (isFootnotes(element) ? footnotes(element, to) : to.flow(element.children)),
  strong,
  summary: name,
  table: (element, to) => [table(element, to)],
  ul: list,
};

/** A converter for what stands on one page. @param page its complete address */
export function converterFor(page: string): Converter {
  const nodes = (children: readonly AnyNode[]): Nodes[] => children.flatMap((child) => nodesOf(child));
  const nodesOf = (node: AnyNode): Nodes[] => {
    if (node.type === 'text') {
      return [{type: 'text', value: node.data.replaceAll('\u200b', '').replace(/\s+/g, ' ')}];
    }
    if (!isElement(node) || isNoise(node)) {
      return [];
    }
    const rule = Object.hasOwn(rules, node.name) ? rules[node.name] : undefined;
    return rule === undefined ? nodes(node.children) : rule(node, converter);
  };
  const converter: Converter = {
    flow: (children) => flowOf(nodes(children)),
    line: (children) => inOneLine(nodes(children)),
    resolve: (address) => new URL(address, page).href,
  };
  return converter;
}

function link(element: Element, to: Converter): Nodes[] {
  if (isWayBack(element)) {
    return [];
  }
  if (isFootnoteMark(element)) {
    return [footnoteMark(element)];
  }
  const children = to.line(element.children);
  const {href} = element.attribs;
  return href === undefined || children.length === 0
    ? children
    : [{type: 'link', url: to.resolve(href), children} as Nodes];
}

/** A picture without words says nothing to a reader of text. */
function image({attribs: {src, alt}}: Element, to: Converter): Nodes[] {
  return src && alt ? [{type: 'image', url: to.resolve(src), alt}] : [];
}

function flowOf(nodes: Nodes[]): Flow[] {
  const flow: Flow[] = [];
  let line: PhrasingContent[] = [];
  for (const node of nodes) {
    if (phrasing.has(node.type)) {
      line.push(node as PhrasingContent);
    } else {
      flow.push(...paragraphs(line), node as Flow);
      line = [];
    }
  }
  return [...flow, ...paragraphs(line)];
}

/** No paragraph where there is nothing but space. */
function paragraphs(line: PhrasingContent[]): Flow[] {
  const children = trimmed(line);
  return children.length === 0 ? [] : [{type: 'paragraph', children}];
}

/** Without the space before the first and behind the last word. */
function trimmed(line: PhrasingContent[]): PhrasingContent[] {
  const first = line.findIndex((node) => !isSpace(node));
  const last = line.findLastIndex((node) => !isSpace(node));
  return line.slice(first, last + 1).map((node, index, {length}) => {
    if (node.type !== 'text') {
      return node;
    }
    const start = index === 0 ? node.value.trimStart() : node.value;
    return {...node, value: index === length - 1 ? start.trimEnd() : start};
  });
}

function isSpace(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '');
}
