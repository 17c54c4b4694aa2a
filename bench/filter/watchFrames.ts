/** The event at which the filter answers. */
export type Answered = 'input' | 'keydown';

/** How long the answer to a key took, in milliseconds from that event. */
export type Frame = {
  /** Until all scripts that the event set off had run. */
  script: number;
  /** Until the frame with the answer was laid out and painted. */
  end: number;
};

/**
 * Runs in the page and takes the time of the next key; no function in it has a name, because tsx would call a
 * helper for that.
 */
export function watchNextFrame(answered: Answered): Promise<Frame> {
  return new Promise((resolve) => {
    // Made before the key, because that takes a part of a millisecond. A message is read when the frame is done.
    const {port1, port2} = new MessageChannel();
    window.addEventListener(
      answered,
      () => {
        const start = performance.now();
        requestAnimationFrame(() => {
          const script = performance.now() - start;
          port1.onmessage = () => resolve({script, end: performance.now() - start});
          port2.postMessage(undefined);
        });
      },
      {capture: true, once: true},
    );
  });
}

/** Runs in the page and keeps events away from the filter, so that only the field itself answers to keys. */
export function silenceFilter(): void {
  for (const name of ['input', 'keydown']) {
    window.addEventListener(name, (event) => event.stopPropagation(), {capture: true});
  }
}
