import type {MouseEvent} from 'react';

/** Whether a click on a link is for the page; with another button or a key held, a visitor asks the browser for a new tab or a download. */
export function isPlainLeftClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
