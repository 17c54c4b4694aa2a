import type {MouseEvent} from 'react';

/**
 * Whether the page should handle a click on a link. With another button or a modifier key, the visitor wants a new tab
 * or a download.
 */
export function isPlainLeftClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
