/**
 * Ends in a task of its own, so that a slow phone can answer a touch before. A message, other than a timer, waits for
 * nothing else.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
}
