import type {Element} from 'domhandler';
import type {BlockContent, DefinitionContent, List, ListItem} from 'mdast';

import type {Converter} from './content';
import {elementsIn, findAll} from '../../../lib/html/elements';

/** A list with its entries, if it has any; those of a list of tasks keep their boxes. */
export function list(element: Element, to: Converter): List[] {
  const ordered = element.name === 'ol';
  const start = Number(element.attribs.start ?? 1);
  const children = elementsIn(element).map((item) => entry(to.flow(item.children), boxOf(item)));
  return children.length === 0
    ? []
    : [{type: 'list', ordered, ...(ordered ? {start} : {}), spread: children.some(isSpread), children}];
}

/** Terms as entries of a list, each with its definitions below. */
export function definitions(element: Element, to: Converter): List[] {
  const groups: ListItem[] = [];
  for (const child of elementsIn(element).flatMap((part) => (part.name === 'div' ? elementsIn(part) : [part]))) {
    if (child.name === 'dt') {
      groups.push(entry([{type: 'paragraph', children: [{type: 'strong', children: to.line(child.children)}]}]));
    } else {
      groups.at(-1)?.children.push(...to.flow(child.children));
    }
  }
  return groups.length === 0 ? [] : [{type: 'list', ordered: false, spread: true, children: groups}];
}

function entry(children: (BlockContent | DefinitionContent)[], checked?: boolean): ListItem {
  return {
    type: 'listItem',
    children,
    spread: children.filter(({type}) => type !== 'list').length > 1,
    ...(checked === undefined ? {} : {checked}),
  };
}

function isSpread({spread}: ListItem): boolean {
  return spread === true;
}

function boxOf(item: Element): boolean | undefined {
  const [box] = findAll(item, 'input', 'ul');
  return box === undefined ? undefined : 'checked' in box.attribs;
}
