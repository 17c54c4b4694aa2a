type Rect = {x: number; y: number; width: number; height: number};

/** The mark: three lines reach a gate. The one at the opening passes, the others stop. */
export const mark: {size: number; radius: number; lines: Rect[]; gate: Rect[]} = {
  size: 32,
  radius: 7,
  lines: [
    {x: 4, y: 6, width: 10, height: 4},
    {x: 4, y: 14, width: 24, height: 4},
    {x: 4, y: 22, width: 10, height: 4},
  ],
  gate: [
    {x: 18, y: 3, width: 4, height: 9},
    {x: 18, y: 20, width: 4, height: 9},
  ],
};

/** A part of the mark, moved and scaled. */
export function scaleRect({x, y, width, height}: Rect, scale: number, left = 0, top = 0): Rect {
  return {x: left + x * scale, y: top + y * scale, width: width * scale, height: height * scale};
}

/** Turns rectangles into one SVG path. */
export function pathOf(rects: readonly Rect[]): string {
  return rects.map(({x, y, width, height}) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
}

/** The mark, stretched: its lines start at `from`, and the one that passes the gate ends at `to`. */
export function drawOut(
  place: {scale: number; left: number; top: number},
  {from, to}: {from: number; to: number},
): Pick<typeof mark, 'lines' | 'gate'> {
  const move = (rect: Rect): Rect => scaleRect(rect, place.scale, place.left, place.top);
  const gate = mark.gate.map(move);
  const lines = mark.lines.map(move).map(({x, y, width, height}) => {
    const passes = x + width > gate[0]!.x;
    return {x: from, y, width: (passes ? to : x + width) - from, height};
  });
  return {lines, gate};
}
