import type {PathCommand} from 'opentype.js';

type Point = readonly [x: number, y: number];

/** How much of each pixel a shape covers, 0 to 1, row by row; `left` and `top` say where the first pixel lies. */
export type Coverage = {left: number; top: number; width: number; height: number; cells: Float32Array};

/** Straight pieces that stand for one curve. */
const pieces = 12;

/** Fills an outline, after `place` has moved each of its points to where it lies in pixels. */
export function rasterize(outline: readonly PathCommand[], place: (x: number, y: number) => Point): Coverage {
  const contours = flatten(outline, place);
  const points = contours.flat();
  if (points.length === 0) {
    return {left: 0, top: 0, width: 0, height: 0, cells: new Float32Array()};
  }
  const left = Math.floor(Math.min(...points.map(([x]) => x)));
  const top = Math.floor(Math.min(...points.map(([, y]) => y)));
  const width = Math.ceil(Math.max(...points.map(([x]) => x))) - left + 1;
  const height = Math.ceil(Math.max(...points.map(([, y]) => y))) - top;
  const cells = new Float32Array(width * height);
  for (const contour of contours) {
    contour.forEach(([x, y], index) => {
      const [nextX, nextY] = contour[(index + 1) % contour.length]!;
      addEdge(cells, width, x - left, y - top, nextX - left, nextY - top);
    });
  }
  sumRows(cells, width);
  return {left, top, width, height, cells};
}

function flatten(outline: readonly PathCommand[], place: (x: number, y: number) => Point): Point[][] {
  const contours: Point[][] = [];
  let from: Point = [0, 0];
  const curve = (at: (t: number) => Point): void => {
    for (let piece = 1; piece <= pieces; piece += 1) {
      contours.at(-1)!.push(at(piece / pieces));
    }
  };
  for (const command of outline) {
    if (command.type === 'Z') {
      continue;
    }
    const to = place(command.x, command.y);
    const start = from;
    if (command.type === 'M') {
      contours.push([to]);
    } else if (command.type === 'L') {
      contours.at(-1)!.push(to);
    } else if (command.type === 'Q') {
      const bend = place(command.x1, command.y1);
      curve((t) => mix(mix(start, bend, t), mix(bend, to, t), t));
    } else {
      const first = place(command.x1, command.y1);
      const second = place(command.x2, command.y2);
      const middle = (t: number): Point => mix(first, second, t);
      curve((t) => mix(mix(mix(start, first, t), middle(t), t), mix(middle(t), mix(second, to, t), t), t));
    }
    from = to;
  }
  return contours;
}

function mix([x0, y0]: Point, [x1, y1]: Point, t: number): Point {
  return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
}

/**
 * Notes in each pixel that an edge crosses by how much the coverage changes from there to the right:
 * an edge that goes down adds what lies to its right, one that goes up takes it away.
 */
function addEdge(cells: Float32Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) {
    return;
  }
  const row = Math.floor(Math.min(y0, y1));
  if (Math.max(y0, y1) > row + 1) {
    const x = x0 + ((x1 - x0) * (row + 1 - y0)) / (y1 - y0);
    addEdge(cells, width, x0, y0, x, row + 1);
    addEdge(cells, width, x, row + 1, x1, y1);
    return;
  }
  const column = Math.floor(Math.min(x0, x1));
  if (Math.max(x0, x1) > column + 1) {
    const y = y0 + ((y1 - y0) * (column + 1 - x0)) / (x1 - x0);
    addEdge(cells, width, x0, y0, column + 1, y);
    addEdge(cells, width, column + 1, y, x1, y1);
    return;
  }
  const change = y1 - y0;
  const onRight = change * ((x0 + x1) / 2 - column);
  const cell = row * width + column;
  cells[cell]! += change - onRight;
  cells[cell + 1]! += onRight;
}

function sumRows(cells: Float32Array, width: number): void {
  let sum = 0;
  cells.forEach((change, cell) => {
    sum = cell % width === 0 ? change : sum + change;
    cells[cell] = Math.min(Math.abs(sum), 1);
  });
}
