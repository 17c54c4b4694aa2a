/**
 * Calls back once the browser is idle, or after a while in Safari, which does not report it. Returns a function that
 * cancels.
 */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(call);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(call, 200);
  return () => clearTimeout(id);
}
