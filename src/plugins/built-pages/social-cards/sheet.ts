import type {Rect} from '../../../brand/mark';

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

/** A shape in ink as bytes of a sheet, which are two pixels: where each lies, its colours, and what it keeps of others. */
export type Stamp = {lines: Int16Array; columns: Int16Array; colors: Uint8Array; kept: Uint8Array};

/** Makes a stamp of a shape, most of whose cells are empty. @param x where it lies, from the first pixel of a byte */
export function cutStamp({left, top, width, height, cells}: Coverage, {first, shades}: Ink, x: number): Stamp {
  const faintest = 0.5 / shades;
  const lines: number[] = [];
  const columns: number[] = [];
  const colors: number[] = [];
  const kept: number[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const covered = cells[row * width + column]!;
      if (covered < faintest) {
        continue;
      }
      const color = first + Math.round(covered * shades) - 1;
      const pixel = x + left + column;
      const last = lines.length - 1;
      if (isSecond(pixel) && lines[last] === top + row && columns[last] === pixel >> 1) {
        colors[last]! |= color;
        kept[last] = 0;
        continue;
      }
      lines.push(top + row);
      columns.push(pixel >> 1);
      colors.push(isSecond(pixel) ? color : color << 4);
      kept.push(isSecond(pixel) ? 0xf0 : 0x0f);
    }
  }
  return {
    lines: Int16Array.from(lines),
    columns: Int16Array.from(columns),
    colors: Uint8Array.from(colors),
    kept: Uint8Array.from(kept),
  };
}

/**
 * Lays a stamp over the plain ground, or over others in the same ink.
 * @param x number of the byte in the line that it is laid at @param y number of the line
 */
export function layStamp(
  {width, height, rows}: Sheet,
  {lines, columns, colors, kept}: Stamp,
  x: number,
  y: number,
): void {
  const length = rowLength(width);
  for (let index = 0; index < lines.length; index += 1) {
    const line = y + lines[index]!;
    const column = x + columns[index]!;
    if (line >= 0 && line < height && column >= 0 && column < length - 1) {
      const at = line * length + 1 + column;
      rows[at] = (rows[at]! & kept[index]!) | colors[index]!;
    }
  }
}

/** Whether a pixel is the second one of its byte. */
function isSecond(x: number): boolean {
  return (x & 1) === 1;
}

function setPixel({width, height, rows}: Sheet, x: number, y: number, color: number): void {
  if (x < 0 || x >= width || y < 0 || y >= height) {
    return;
  }
  const at = y * rowLength(width) + 1 + (x >> 1);
  rows[at] = isSecond(x) ? (rows[at]! & 0xf0) | color : (rows[at]! & 0x0f) | (color << 4);
}

function rowLength(width: number): number {
  return 1 + width / 2;
}
