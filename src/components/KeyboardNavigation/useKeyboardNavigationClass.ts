import {useEffect} from 'react';

/** Set on `body` while the visitor moves by keyboard. */
const className = 'navigation-with-keyboard';

/** Adds the class at the first Tab and takes it away when the mouse is used. */
export default function useKeyboardNavigationClass(): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent | MouseEvent): void => {
      if (event.type === 'mousedown') {
        document.body.classList.remove(className);
      } else if ((event as KeyboardEvent).key === 'Tab') {
        document.body.classList.add(className);
      }
    };
    document.addEventListener('keydown', listener);
    document.addEventListener('mousedown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      document.removeEventListener('mousedown', listener);
    };
  }, []);
}
