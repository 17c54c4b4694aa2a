import {useEffect, useRef, useState, type RefObject} from 'react';

/** `still`: everything is shown, as before any script runs. The others decide what the button does next. */
export type ReplayState = 'still' | 'playing' | 'paused' | 'ended';

type Replay = {
  state: ReplayState;
  /** Milliseconds since the start. */
  now: number;
  press: () => void;
};

/**
 * Plays from 0 to `end` milliseconds once `box` is well in view, unless the visitor prefers reduced motion. `press`
 * pauses, resumes or restarts.
 */
export default function useReplay(box: RefObject<HTMLElement | null>, end: number): Replay {
  const [wish, setWish] = useState<'still' | 'playing' | 'paused'>('still');
  const [now, setNow] = useState(end);
  const hasBegun = useRef(false);
  const state = wish === 'playing' && now >= end ? 'ended' : wish;

  function begin(): void {
    hasBegun.current = true;
    setNow(0);
    setWish('playing');
  }

  useEffect(() => {
    if (!box.current || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && !hasBegun.current) {
          begin();
        }
      },
      {threshold: 0.6},
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    if (state !== 'playing') {
      return undefined;
    }
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(time) {
      const passed = time - last;
      last = time;
      setNow((before) => Math.min(end, before + passed));
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, end]);

  function press(): void {
    if (state === 'playing') {
      setWish('paused');
    } else if (state === 'paused') {
      setWish('playing');
    } else {
      begin();
    }
  }

  return {state, now, press};
}
