import type {PathCommand} from 'opentype.js';

import {mark, scaleRect, type Rect} from '../../src/brand/mark';
import {palette} from '../../src/brand/palette';
import {encodePng} from '../../src/plugins/built-pages/social-cards/encodePng';
import {rasterize} from '../../src/plugins/built-pages/social-cards/rasterize';

/** How the mark lies on a square picture. */
export type Icon = {
  /** Width and height in pixels. */
  size: number;
  /** Pixels to a unit of the mark; whole, so that its bars have sharp edges. */
  scale: number;
  /** A tile with round corners on nothing, or ink to the edges where a system cuts the corners itself. */
  isRounded: boolean;
};

const channels = 4;

/** Draws an icon; the mark stands in its middle. */
export function iconPng({size, scale, isRounded}: Icon): Buffer {
  const offset = (size - mark.size * scale) / 2;
  const rows = Buffer.alloc(size * (1 + size * channels));
  fill(
    rows,
    size,
    isRounded ? roundedSquare(size, mark.radius * scale) : rectangle({x: 0, y: 0, width: size, height: size}),
    palette.ink,
  );
  mark.lines.forEach((bar) => fill(rows, size, rectangle(scaleRect(bar, scale, offset, offset)), palette.markBars));
  mark.gate.forEach((bar) => fill(rows, size, rectangle(scaleRect(bar, scale, offset, offset)), palette.blockedOnInk));
  return encodePng({width: size, height: size, bitDepth: 8, rows}, 9);
}

/** Lays a shape over nothing or over what hides nothing of it. */
function fill(rows: Buffer, size: number, outline: PathCommand[], color: string): void {
  const {left, top, width, height, cells} = rasterize(outline, (x, y) => [x, y]);
  const paint = Buffer.from(color.slice(1), 'hex');
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const opacity = Math.round(cells[row * width + column]! * 255);
      if (opacity > 0) {
        const at = (top + row) * (1 + size * channels) + 1 + (left + column) * channels;
        paint.copy(rows, at);
        rows[at + 3] = opacity;
      }
    }
  }
}

function rectangle({x, y, width, height}: Rect): PathCommand[] {
  return [
    {type: 'M', x, y},
    {type: 'L', x: x + width, y},
    {type: 'L', x: x + width, y: y + height},
    {type: 'L', x, y: y + height},
    {type: 'Z'},
  ];
}

/** Distance of a control point from its end for a quarter of a circle with radius 1. */
const quarter = 0.5523;

function roundedSquare(size: number, radius: number): PathCommand[] {
  const near = radius * (1 - quarter);
  const far = size - near;
  const end = size - radius;
  return [
    {type: 'M', x: radius, y: 0},
    {type: 'L', x: end, y: 0},
    {type: 'C', x1: far, y1: 0, x2: size, y2: near, x: size, y: radius},
    {type: 'L', x: size, y: end},
    {type: 'C', x1: size, y1: far, x2: far, y2: size, x: end, y: size},
    {type: 'L', x: radius, y: size},
    {type: 'C', x1: near, y1: size, x2: 0, y2: far, x: 0, y: end},
    {type: 'L', x: 0, y: radius},
    {type: 'C', x1: 0, y1: near, x2: near, y2: 0, x: radius, y: 0},
    {type: 'Z'},
  ];
}
