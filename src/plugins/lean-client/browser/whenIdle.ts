/** How long to wait, in milliseconds, where the browser does not tell that it is idle. */
const pause = 200;

const idle: (run: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (run) => setTimeout(run, pause);

/** Puts calls off until the browser has nothing else to do, and makes one at a time, in their order; answers that none is under way. */
export function whenIdle(call: (path: string) => unknown): (path: string) => false {
  const waiting: string[] = [];
  function next(): void {
    call(waiting.shift()!);
    if (waiting.length > 0) {
      idle(next);
    }
  }
  return (path) => {
    waiting.push(path);
    if (waiting.length === 1) {
      idle(next);
    }
    return false;
  };
}
