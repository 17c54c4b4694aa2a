import type {AnyNode, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';

/** Whether a node is an element, not text or a comment. */
export function isElement(node: AnyNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

/** The first element below some nodes, in document order, that passes a test. */
export function first(nodes: readonly AnyNode[], test: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(test, [...nodes]) ?? undefined;
}

/** All elements below some nodes, in document order, that pass a test. */
export function all(nodes: readonly AnyNode[], test: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(test, [...nodes]);
}

/** Whether an element has a class. */
export function hasClass({attribs: {class: classes}}: Element, name: string): boolean {
  // Called for every element of every page, and most do not have the class.
  return classes !== undefined && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** The text of a node as written, without the zero-width spaces that only allow line breaks. */
export function textOf(node: AnyNode): string {
  if (node.type === 'text') {
    return node.data.replaceAll('\u200b', '');
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** A text on one line, without the marks that only allow line breaks. */
export function oneLine(text: string): string {
  return text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
