/** Where a list stands, in pixels; `top` is counted from the upper edge of the window, as `windowHeight` is. */
export type Place = {lineHeight: number; top: number; windowHeight: number};

/** How many lines of a list fill the window from its upper edge on, the last one perhaps in part; at least one. */
export function countLinesInSight({lineHeight, top, windowHeight}: Place): number {
  return Math.max(1, Math.ceil((windowHeight - top) / lineHeight));
}
