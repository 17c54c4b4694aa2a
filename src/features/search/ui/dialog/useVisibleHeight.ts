import {useEffect, type RefObject} from 'react';

/** Tells the style sheet how high the part of the screen is that the keyboard of a phone leaves free. */
export default function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    function measure(): void {
      element.current?.style.setProperty('--visible-height', `${viewport?.height ?? window.innerHeight}px`);
    }
    measure();
    viewport?.addEventListener('resize', measure);
    return () => viewport?.removeEventListener('resize', measure);
  }, [element]);
}
