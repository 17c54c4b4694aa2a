/** A part of the window, in pixels. */
export type Box = {left: number; top: number; right: number; bottom: number};

/** What two boxes have in common; its sides may have changed places. */
export function intersect(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** Whether something of a box can be seen; a pixel is lost to rounding. */
export function hasArea({left, top, right, bottom}: Box): boolean {
  return right - left > 1 && bottom - top > 1;
}
