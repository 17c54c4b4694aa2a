import type {Element} from 'domhandler';
import type {FootnoteDefinition, FootnoteReference} from 'mdast';

import type {Converter} from './content';
import {elementsIn, findAll} from '../../../lib/html/elements';

/** Whether a link leads to a footnote. */
export function isFootnoteMark({attribs}: Element): boolean {
  return 'data-footnote-ref' in attribs;
}

/** Whether a link leads from a footnote back to the text. */
export function isWayBack({attribs}: Element): boolean {
  return 'data-footnote-backref' in attribs;
}

/** Whether an element holds the footnotes of a page. */
export function isFootnotes({attribs}: Element): boolean {
  return 'data-footnotes' in attribs;
}

/** The sign in the text that belongs to a footnote. */
export function footnoteMark({attribs}: Element): FootnoteReference {
  return {type: 'footnoteReference', ...nameIn(attribs.href)};
}

/** The footnotes of a page, without the heading that is for screen readers. */
export function footnotes(section: Element, to: Converter): FootnoteDefinition[] {
  return findAll(section, 'ol')
    .flatMap(elementsIn)
    .map((item) => ({
      type: 'footnoteDefinition',
      ...nameIn(item.attribs.id),
      children: to.flow(item.children) as FootnoteDefinition['children'],
    }));
}

function nameIn(address = ''): {identifier: string; label: string} {
  const name = address.replace(/^.*fn-/, '');
  return {identifier: name, label: name};
}
