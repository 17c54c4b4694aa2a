import type {Rect} from '../../brand/mark';

import type {Coverage} from './rasterize';

/** Sixteen colours are enough for flat shapes and two smooth inks, and halve what has to be compressed. */
export const bitDepth = 4;

/** A picture being drawn, kept the way PNG wants it: rows of two pixels a byte, each behind a zero byte. */
export type Sheet = {width: number; height: number; rows: Buffer};

/** Neighbouring colours of the list, from the faintest trace of an ink over the ground to the whole ink. */
export type Ink = {first: number; shades: number};

/** A sheet in the first colour of the list. */
export function createSheet(width: number, height: number): Sheet {
  return {width, height, rows: Buffer.alloc(rowLength(width) * height)};
}

/** Fills a rectangle on whole pixels with one colour. */
export function fillRect(sheet: Sheet, {x, y, width, height}: Rect, color: number): void {
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      setPixel(sheet, column, row, color);
    }
  }
}

/** Lays a shape in ink over the plain ground, or over other shapes in the same ink. */
export function inkShape(
  sheet: Sheet,
  {left, top, width, height, cells}: Coverage,
  x: number,
  y: number,
  {first, shades}: Ink,
): void {
  // Most cells of a shape are outside of it, and each shape is laid on many cards.
  const faintest = 0.5 / shades;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const covered = cells[row * width + column]!;
      if (covered >= faintest) {
        setPixel(sheet, x + left + column, y + top + row, first + Math.round(covered * shades) - 1);
      }
    }
  }
}

function setPixel({width, height, rows}: Sheet, x: number, y: number, color: number): void {
  if (x < 0 || x >= width || y < 0 || y >= height) {
    return;
  }
  const at = y * rowLength(width) + 1 + (x >> 1);
  rows[at] = x & 1 ? (rows[at]! & 0xf0) | color : (rows[at]! & 0x0f) | (color << 4);
}

function rowLength(width: number): number {
  return 1 + width / 2;
}
