import type {Element} from 'domhandler';

import type {BuiltPage} from './builtPage';
import {all, hasClass} from './elements';

/** The steps above the content of a page, from the home page on; none where the page shows none. */
export function breadcrumbsOf({breadcrumbs}: BuiltPage): Element[] {
  return all(breadcrumbs.children, (element) => hasClass(element, 'breadcrumbs__item'));
}

/** Whether a step is the page itself. */
export function isActive(step: Element): boolean {
  return hasClass(step, 'breadcrumbs__item--active');
}
