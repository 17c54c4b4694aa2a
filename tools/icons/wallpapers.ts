import {drawOut} from '../../src/brand/mark';
import links from '../../src/csf/facts/links.json';

import {bars, inks, svg, type Ground} from './drawing';

export type Screen = {
  width: number;
  height: number;
  /** The gate: pixels per unit of the mark, and where the mark begins. Whole numbers keep every edge sharp. */
  gate: {scale: number; left: number; top: number};
};

/** The gate avoids a phone's clock and buttons, and most desktop icons. */
export const screens = {
  phone: {width: 1170, height: 2532, gate: {scale: 8, left: 660, top: 1480}},
  desktop: {width: 3840, height: 2160, gate: {scale: 10, left: 2440, top: 920}},
} satisfies Record<string, Screen>;

/** Extra lines on either side of the mark's. */
const fartherLines = 3;

/** A wallpaper: the gate in a wall from top to bottom, and more lines that stop at it. */
export function wallpaperSvg({width, height, gate: place}: Screen, ground: Ground): string {
  const {lines, gate} = drawOut(place, {from: 0, to: width});
  const passing = lines.filter((line) => line.width === width);
  const stopped = lines.filter((line) => line.width < width);
  const [upper, lower] = [gate[0]!, gate[1]!];
  const end = lower.y + lower.height;
  const wall = [
    {...upper, y: 0, height: upper.y},
    {...lower, y: end, height: height - end},
  ];
  const pitch = lines[1]!.y - lines[0]!.y;
  const farther = Array.from({length: fartherLines}, (_, index) => (index + 1) * pitch).flatMap((away) => [
    {...stopped[0]!, y: stopped[0]!.y - away},
    {...stopped[1]!, y: stopped[1]!.y + away},
  ]);
  const colors = inks[ground];
  return svg(
    {width, height},
    `${links.product.name}: wallpaper`,
    bars([{x: 0, y: 0, width, height}], colors.ground),
    bars([...wall, ...stopped, ...farther], colors.faint),
    bars(passing, colors.line),
    bars(gate, colors.gate),
  );
}
