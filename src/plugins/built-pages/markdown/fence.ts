import type {Element} from 'domhandler';
import type {Code} from 'mdast';

import {elementsIn, findAll, textOf} from '../../../lib/html/elements';
import {classesOf} from './noise';

/** A block of code with its language and its title; undefined for an element that holds none. */
export function fence(element: Element): Code[] | undefined {
  const pre = element.name === 'pre' ? element : findAll(element, 'pre')[0];
  if (pre === undefined) {
    return undefined;
  }
  const code = findAll(pre, 'code')[0] ?? pre;
  const title = titleIn(element);
  return [
    {
      type: 'code',
      lang: languageOf(code),
      meta: title === undefined ? null : `title="${title}"`,
      value: textOf(code).replace(/\n$/, ''),
    },
  ];
}

/** What a writer called a block; a label that names its language only is left out of the search too. */
function titleIn(figure: Element): string | undefined {
  const caption = elementsIn(figure).find(({name}) => name === 'figcaption');
  const title =
    caption && elementsIn(caption).find(({name, attribs}) => name === 'span' && !('data-search' in attribs));
  return title && textOf(title);
}

function languageOf({attribs}: Element): string {
  const prefix = 'language-';
  return (
    classesOf(attribs)
      .find((name) => name.startsWith(prefix))
      ?.slice(prefix.length) ?? 'text'
  );
}
