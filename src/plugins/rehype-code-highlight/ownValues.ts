import type {ElementContent, Nodes, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

import {tabGroups} from '@sentinel/csf/answers/terms/tabGroups';
import {findLogPaths, findOwnValues, type Mark} from '@sentinel/csf/answers/terms/visitorValues';
import type {FenceMeta} from './fenceMeta';

/** The attribute that `components/MyValues` looks for: which of the reader's values goes here. */
const attribute = 'data-own';

/** A private-use character for the first example. A highlighter never splits it. */
const firstPlace = 0xe000;

/** The reader's own values in a fence: none in recordings, and log paths only in commands for every system. */
export function ownValuesIn(
  code: string,
  language: string,
  {title, transcript}: FenceMeta,
  isInSystemTabs: boolean,
): Mark[] {
  if (transcript !== undefined || ['console', 'log'].includes(language)) {
    return [];
  }
  const isForEverySystem = language === 'bash' && title === undefined && !isInSystemTabs;
  return [...findOwnValues(code), ...(isForEverySystem ? findLogPaths(code) : [])].sort(
    (one, other) => one.start - other.start,
  );
}

/** Replaces each example with one character, so that no highlighter splits it. */
export function hideExamples(code: string, own: readonly Mark[]): string {
  return own.reduceRight(
    (text, {start, example}, index) =>
      text.slice(0, start) + String.fromCharCode(firstPlace + index) + text.slice(start + example.length),
    code,
  );
}

/** Puts the examples back into HTML, each in an element that says what it stands for. */
export function showExamples(html: string, marks: readonly Mark[]): string {
  return marks.reduce(
    (text, {example, own}, index) =>
      text.replace(String.fromCharCode(firstPlace + index), `<span ${attribute}="${own}">${example}</span>`),
    html,
  );
}

/** Code as text, with elements that say what an example stands for. */
export function markedParts(code: string, marks: readonly Mark[]): ElementContent[] {
  const ends = marks.map(({start, example}) => start + example.length);
  const text = (from: number, to?: number): ElementContent => ({type: 'text', value: code.slice(from, to)});
  return [
    ...marks.flatMap(({start, example, own}, index): ElementContent[] => [
      text(ends[index - 1] ?? 0, start),
      {type: 'element', tagName: 'span', properties: {[attribute]: own}, children: [{type: 'text', value: example}]},
    ]),
    text(ends.at(-1) ?? 0),
  ].filter((part) => part.type !== 'text' || part.value !== '');
}

/** The code blocks in tabs by system, which already have that system's paths. */
export function codeInSystemTabs(tree: Root): ReadonlySet<Nodes> {
  const found = new Set<Nodes>();
  visit(tree, isTabs, (tabs) => {
    if (groupOf(tabs as MdxJsxFlowElement) === 'system') {
      visit(tabs, {tagName: 'pre'}, (pre) => void found.add(pre as Nodes));
    }
    return SKIP;
  });
  return found;
}

/**
 * Puts the control, which theme/MDXComponents calls `menu`, at the top of a page if it shows readers' own values or has
 * tabs with a remembered choice, itself or in the parts that it shares with others.
 */
export function addControl(tree: Root, parts: readonly string[] = []): void {
  let isNeeded = parts.some((text) => findOwnValues(text).length > 0 || text.includes('<Tabs groupId='));
  visit(tree, (node) => {
    isNeeded ||=
      (node.type === 'element' && (attribute in node.properties || String(node.properties.html).includes(attribute))) ||
      (isTabs(node) && (groupOf(node as unknown as MdxJsxFlowElement) ?? '') in tabGroups);
  });
  if (isNeeded) {
    tree.children.unshift({type: 'element', tagName: 'menu', properties: {}, children: []});
  }
}

function isTabs(node: {type: string; name?: unknown}): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Tabs';
}

function groupOf({attributes}: MdxJsxFlowElement): string | undefined {
  const group = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'groupId');
  return typeof group?.value === 'string' ? group.value : undefined;
}
