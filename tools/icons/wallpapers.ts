import {drawOut, type Rect} from '../../src/brand/mark';
import links from '../../src/product/facts/links.json';
import {encodePng} from '../../src/plugins/built-pages/social-cards/encodePng';
import {bitDepth, createSheet, fillRect} from '../../src/plugins/built-pages/social-cards/sheet';

import {bars, inks, svg, type Ground} from './drawing';

export type Screen = {
  width: number;
  height: number;
  /** The gate: pixels to a unit of the mark, and where the mark begins. All whole, so that every edge is sharp. */
  gate: {scale: number; left: number; top: number};
};

/** The gate stands where a telephone has neither its clock nor its buttons, and a desktop few icons. */
export const screens = {
  phone: {width: 1170, height: 2532, gate: {scale: 8, left: 660, top: 1480}},
  desktop: {width: 3840, height: 2160, gate: {scale: 10, left: 2440, top: 920}},
} satisfies Record<string, Screen>;

/** Lines beside those of the mark, on either side. */
const fartherLines = 3;

type Part = {rects: Rect[]; color: string};

/** A wallpaper as a drawing. */
export function wallpaperSvg(screen: Screen, ground: Ground): string {
  return svg(
    screen,
    `${links.product.name}: wallpaper`,
    parts(screen, ground)
      .map(({rects, color}) => bars(rects, color))
      .join(''),
  );
}

/** A wallpaper as a picture, with exactly the colours of the drawing. */
export function wallpaperPng(screen: Screen, ground: Ground): Buffer {
  const drawn = parts(screen, ground);
  const sheet = createSheet(screen.width, screen.height);
  drawn.forEach(({rects}, color) => {
    // A sheet is in the first colour already.
    if (color > 0) {
      rects.forEach((rect) => fillRect(sheet, rect, color));
    }
  });
  return encodePng({...sheet, bitDepth, colors: drawn.map(({color}) => color)}, 6);
}

/** From back to front: the ground, the wall with what it stops, the line that passes, and the gate. */
function parts(screen: Screen, ground: Ground): Part[] {
  const {width, height} = screen;
  const {lines, gate} = drawOut(screen.gate, {from: 0, to: width});
  const passing = lines.filter((line) => line.width === width);
  const stopped = lines.filter((line) => line.width < width);
  const [upper, lower] = [gate[0]!, gate[1]!];
  const wall = [
    {...upper, y: 0, height: upper.y},
    {...lower, y: lower.y + lower.height, height: height - lower.y - lower.height},
  ];
  const pitch = lines[1]!.y - lines[0]!.y;
  const farther = Array.from({length: fartherLines}, (_, index) => (index + 1) * pitch).flatMap((away) => [
    {...stopped[0]!, y: stopped[0]!.y - away},
    {...stopped[1]!, y: stopped[1]!.y + away},
  ]);
  const colors = inks[ground];
  return [
    {rects: [{x: 0, y: 0, width, height}], color: colors.ground},
    {rects: [...wall, ...stopped, ...farther], color: colors.faint},
    {rects: passing, color: colors.line},
    {rects: gate, color: colors.gate},
  ];
}
