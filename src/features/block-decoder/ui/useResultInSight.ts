import {useEffect, useRef, type RefObject} from 'react';

import type {Decoded} from '@site/src/features/block-decoder/logic';

type ResultInSight = {
  result: RefObject<HTMLDivElement | null>;
  /** Brings the next result into sight, if it would begin in the lower half of the window. */
  showSoon: () => void;
};

/** On a phone a result would come out below the window: after a paste it is brought into sight, with the focus left where it is. */
export default function useResultInSight(decoded: Decoded | undefined): ResultInSight {
  const result = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (decoded !== undefined && isAsked.current) {
      isAsked.current = false;
      const {top} = result.current!.getBoundingClientRect();
      if (top > window.innerHeight / 2) {
        result.current!.scrollIntoView({block: 'start'});
      }
    }
  }, [decoded]);
  return {result, showSoon: () => void (isAsked.current = true)};
}
