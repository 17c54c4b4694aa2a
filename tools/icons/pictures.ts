import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

import {palette} from '../../src/brand/palette';

type Picture = {
  file: string;
  from: string;
  /** The width of the drawing in pixels; a whole multiple of its own keeps every edge sharp. */
  width: number;
  /** Pixels of ink around the drawing, for systems that crop an icon to their own shape. */
  border?: number;
};

const mark = 'img/mark.svg';

/** Every PNG of `static/` and the SVG from which it is made. Phones and desktops accept no SVG as a wallpaper. */
export const pictures: readonly Picture[] = [
  {file: 'img/icon-192.png', from: mark, width: 192},
  {file: 'img/icon-512.png', from: mark, width: 512},
  {file: 'img/touch-icon.png', from: mark, width: 160, border: 10},
  // Systems keep at least a circle of four fifths of the width.
  {file: 'img/icon-maskable-512.png', from: mark, width: 352, border: 80},
  ...['phone', 'phone-dark', 'desktop', 'desktop-dark'].map((name) => ({
    file: `swag/wallpaper-${name}.png`,
    from: `swag/wallpaper-${name}.svg`,
    width: name.startsWith('phone') ? 1170 : 3840,
  })),
];

/** Draws an SVG of `static/` as a PNG. */
export async function drawPicture({from, width, border}: Picture): Promise<Buffer> {
  const svg = readFileSync(path.join('static', from));
  const {density = 72, width: own} = await sharp(svg).metadata();
  const drawn = sharp(svg, {density: (density * width) / own});
  if (border !== undefined) {
    drawn.flatten({background: palette.ink}).extend({
      top: border,
      bottom: border,
      left: border,
      right: border,
      background: palette.ink,
    });
  }
  return drawn.png({compressionLevel: 9}).toBuffer();
}

/** The swag page's data about a file. Text files have no width and height. */
type Measure = {bytes: number; width?: number; height?: number; unit?: 'px' | 'mm'};

/** Reads the size of a file of `static/`. */
export function measure(file: string): Measure {
  const content = readFileSync(path.join('static', file));
  const bytes = content.length;
  if (file.endsWith('.png')) {
    return {bytes, width: content.readUInt32BE(16), height: content.readUInt32BE(20), unit: 'px'};
  }
  const [, width, unit, height] =
    /^<svg [^>]*width="([\d.]+)(mm)?" height="([\d.]+)/.exec(content.toString('utf8', 0, 500)) ?? [];
  return width === undefined
    ? {bytes}
    : {bytes, width: Number(width), height: Number(height), unit: unit === 'mm' ? 'mm' : 'px'};
}
