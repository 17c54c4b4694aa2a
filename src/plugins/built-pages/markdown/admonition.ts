import type {Element} from 'domhandler';
import type {Blockquote} from 'mdast';

import type {Converter} from './content';
import {classesOf} from './noise';
import {elementsIn, textOf} from '../../../lib/html/elements';

/** A box such as a warning as a quotation, which begins with its kind and its title; undefined for other elements. */
export function admonition(element: Element, to: Converter): Blockquote[] | undefined {
  const classes = classesOf(element.attribs);
  if (!classes.includes('theme-admonition')) {
    return undefined;
  }
  const [heading, content] = elementsIn(element);
  const kind =
    classes.find((name) => name.startsWith('theme-admonition-'))?.slice('theme-admonition-'.length) ?? 'note';
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const isUntitled = heading === undefined || textOf(heading).trim().toLowerCase() === kind;
  const title = isUntitled ? [] : [{type: 'text', value: ': '} as const, ...to.line(heading.children)];
  return [
    {
      type: 'blockquote',
      children: [
        {type: 'paragraph', children: [{type: 'strong', children: [{type: 'text', value: name}, ...title]}]},
        ...to.flow(content?.children ?? []),
      ],
    },
  ];
}
