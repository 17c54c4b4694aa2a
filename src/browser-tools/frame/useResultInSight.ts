import {useEffect, useRef, type RefObject} from 'react';

type ResultInSight<T> = {
  result: RefObject<T | null>;
  /** Scrolls to the next result if it would begin in the lower half of the window. */
  showSoon: () => void;
};

/** Scrolls to a result that appears below the visible part of the page, without moving the focus. */
export default function useResultInSight<T extends HTMLElement>(outcome: object | undefined): ResultInSight<T> {
  const result = useRef<T>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (outcome !== undefined && isAsked.current) {
      isAsked.current = false;
      const {top} = result.current!.getBoundingClientRect();
      if (top > window.innerHeight / 2) {
        result.current!.scrollIntoView({block: 'start'});
      }
    }
  }, [outcome]);
  return {result, showSoon: () => void (isAsked.current = true)};
}
