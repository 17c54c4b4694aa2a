/** A task of the main thread of more than 50 ms; times in milliseconds since the visit began. */
export type LongTask = {begin: number; end: number};

/** Milliseconds after which a visitor feels the wait: https://web.dev/articles/tbt. */
const felt = 50;

/**
 * Time in which tasks would have kept a visitor waiting for more than 50 ms each, in milliseconds. Of a task that goes
 * beyond the span, only what lies within it counts. From the first paint on, this is the total blocking time.
 */
export function blockingBetween(tasks: readonly LongTask[], from: number, to: number): number {
  return tasks.reduce((sum, {begin, end}) => sum + Math.max(0, Math.min(end, to) - Math.max(begin, from) - felt), 0);
}
