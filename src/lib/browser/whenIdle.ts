/** Calls once the browser is idle; Safari does not say when it is. Returns what calls it off. */
export function whenIdle(call: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(call);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(call, 200);
  return () => clearTimeout(id);
}
