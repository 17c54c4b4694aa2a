import type {AnyNode, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';

/** Whether a node is an element, not text or a comment. */
export function isElement(node: AnyNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

/** The elements that stand directly in another. */
export function elementsIn({children}: Element): Element[] {
  return children.filter(isElement);
}

/** All elements of a name inside of another, in the order of the page. @param but is not looked into */
export function findAll(element: Element, name: string, but = name): Element[] {
  return elementsIn(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...(child.name === but ? [] : findAll(child, name, but)),
  ]);
}

/** The text of a node as it stands there, without spaces of no width, which only say where a line may break. */
export function textOf(node: AnyNode): string {
  if (node.type === 'text') {
    return node.data.replaceAll('\u200b', '');
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Whether an element has a class. */
export function hasClass({attribs: {class: classes}}: Element, name: string): boolean {
  // Asked of every element of every page, and of most in vain.
  return classes !== undefined && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** The first element below some nodes, in the order of the page, of which something is true. */
export function first(nodes: readonly AnyNode[], test: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(test, [...nodes]) ?? undefined;
}

/** All elements below some nodes, in the order of the page, of which something is true. */
export function all(nodes: readonly AnyNode[], test: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(test, [...nodes]);
}
