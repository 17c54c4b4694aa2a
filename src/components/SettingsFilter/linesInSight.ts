/** Where a list stands, in pixels; `top` is counted from the upper edge of the window, as `windowHeight` is. */
export type Place = {lineHeight: number; top: number; windowHeight: number};

/** How many lines of a list there is room for in the window, and one more, because some are lower than others. */
export function countLinesInSight({lineHeight, top, windowHeight}: Place): number {
  return Math.max(1, Math.ceil((windowHeight - top) / lineHeight)) + 1;
}
