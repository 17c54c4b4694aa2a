import type {Element} from 'domhandler';

import type {BuiltPage} from './builtPage';
import {all, first, hasClass} from './elements';

/** The steps above the content of a page, from the home page on; none where the page shows none. */
export function breadcrumbsOf({main}: BuiltPage): Element[] {
  const list = first(main.children, ({name, attribs}) => name === 'nav' && /breadcrumbs/i.test(attribs.class ?? ''));
  return list === undefined ? [] : all(list.children, (element) => hasClass(element, 'breadcrumbs__item'));
}

/** Whether a step is the page itself. */
export function isActive(step: Element): boolean {
  return hasClass(step, 'breadcrumbs__item--active');
}
